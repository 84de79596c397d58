import type { StartupFault } from '@repo/domain/center/startup'
import { centerLimits } from '@repo/domain/core/limits'
import * as z from 'zod/mini'

import { accentOf } from '../center/accent.ts'
import { ApiError, NO_RESPONSE } from '../core/api-error.ts'
import { endpoint } from '../core/endpoint.ts'
import { text } from '../core/text.ts'

const BY_STATUS: ReadonlyMap<number, StartupFault> = new Map([
  [NO_RESPONSE, 'no-answer'],
  [401, 'session-over'],
  [422, 'no-such-center'],
])

/** Maps an error during startup to its fault. */
export const startupFaultOf = (error: unknown): StartupFault =>
  error instanceof ApiError ? (BY_STATUS.get(error.status) ?? 'server-problem') : 'no-answer'

const CenterWire = z.object({
  token: z.string(),
  lang: z.string(),
  status: z.int(),
  name: z.optional(z.nullable(z.string())),
  image_url: z.optional(z.nullable(z.string())),
  accent_color: z.optional(z.nullable(z.string())),
  public_url: z.optional(z.nullable(z.string())),
})

export interface CenterLookup {
  readonly key: string
  readonly language: 'en' | 'es'
  readonly isActive: boolean
  readonly name: string
  readonly imageUrl: string | null
  readonly accentColor: string | null
  /** The center's public address, if it isn't the page's. */
  readonly publicUrl: string | null
}

const CenterCodec = z.codec(CenterWire, z.custom<CenterLookup>(), {
  decode: (wire): CenterLookup => ({
    key: wire.token,
    language: wire.lang === 'es' ? 'es' : 'en',
    isActive: wire.status === 1,
    name: wire.name ?? '',
    imageUrl: wire.image_url ?? null,
    accentColor: accentOf(wire.accent_color),
    publicUrl: wire.public_url?.replace(/\/+$/, '') ?? null,
  }),
  encode: (center) => ({
    token: center.key,
    lang: center.language,
    status: center.isActive ? 1 : 0,
    name: center.name,
    image_url: center.imageUrl,
    accent_color: center.accentColor,
    public_url: center.publicUrl,
  }),
})

/** Returns 422 without a center, status 0 for a suspended account. */
export const searchCenter = endpoint({
  method: 'GET',
  path: '/api/v2/admin/{host}/search',
  summary: 'Find the center of a host name',
  access: { kind: 'public' },
  params: z.object({ host: text().check(z.minLength(1), z.maxLength(centerLimits.hostLength)) }),
  response: CenterCodec,
  errors: { 422: ['center-unavailable', 'center-not-set-up'] },
})
