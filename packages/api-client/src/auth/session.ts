import { FEATURES, PERMISSIONS, type Feature, type Permission } from '@repo/domain/people/permissions'
import * as z from 'zod/mini'

/** A center without features may send an empty list instead of an object. */
export const sessionFields = {
  token_user: z.string(),
  role: z.string(),
  permissions: z.array(z.string()),
  features_enabled: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]),
}

export interface Grants {
  readonly role: string
  readonly permissions: readonly Permission[]
  readonly features: readonly Feature[]
}

interface GrantsWire {
  readonly role: string
  readonly permissions: readonly string[]
  readonly features_enabled: Readonly<Record<string, unknown>> | readonly unknown[]
}

/** Converts a session's grants. Drops unknown permissions and features. */
export const grantsOf = (wire: GrantsWire): Grants => {
  const flags = Array.isArray(wire.features_enabled) ? {} : (wire.features_enabled as Record<string, unknown>)
  return {
    role: wire.role,
    permissions: PERMISSIONS.filter((permission) => wire.permissions.includes(permission)),
    features: FEATURES.filter((feature) => Boolean(flags[feature])),
  }
}
