import { type CenterPrivacy, privacyLimits } from '@repo/domain/privacy/center-privacy'
import * as z from 'zod/mini'

import { VisibilityCodec } from '../classes/visibility.ts'
import { endpoint, type ResponseOf } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { renamed } from '../core/renamed.ts'
import { Done, Uuid } from '../core/schemas.ts'
import { CHANGED_MEANWHILE, seen, VersionShape } from '../core/with-version.ts'

const within = ({ min, max }: { min: number; max: number }) => z.int().check(z.minimum(min), z.maximum(max))

const PrivacyWire = z.object({
  default_visibility: VisibilityCodec,
  minors_at_most: VisibilityCodec,
  adult_age: within(privacyLimits.adultAge),
  unknown_age_is_minor: z.boolean(),
  consent_age: z.nullable(within(privacyLimits.consentAge)),
})

const NAMES = {
  default_visibility: 'defaultVisibility',
  minors_at_most: 'minorsAtMost',
  adult_age: 'adultAge',
  unknown_age_is_minor: 'isUnknownAgeMinor',
  consent_age: 'consentAge',
} as const satisfies Record<keyof z.infer<typeof PrivacyWire>, keyof CenterPrivacy>

export const showPrivacy = endpoint({
  method: 'GET',
  path: '/api/v2/branch/{uuid}/privacy',
  summary: 'What displays show by default',
  access: { kind: 'staff', permission: 'center_information_show' },
  params: z.object({ uuid: Uuid }),
  response: renamed(z.extend(PrivacyWire, VersionShape), NAMES),
})

export type ShownPrivacy = ResponseOf<typeof showPrivacy>

/** Applies to participants who join afterwards. */
export const updatePrivacy = keyed(
  endpoint({
    method: 'PUT',
    path: '/api/v2/branch/{uuid}/privacy',
    summary: 'Choose what displays show by default',
    access: { kind: 'staff', permission: 'center_information_show' },
    params: z.object({ uuid: Uuid }),
    body: seen(renamed(PrivacyWire, NAMES)),
    response: Done,
    errors: CHANGED_MEANWHILE,
  }),
)
