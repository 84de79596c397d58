import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'
import { CeilingBpm } from './join-class.ts'
import { VisibilityCodec } from './visibility.ts'

/**
 * For this class, and with `keep` for later ones. A looser level and `keep` require a sign-in code, so a stranger who
 * joins by pseudonym can only hide the member. The response has the level in effect, which staff may have limited.
 */
export const changeVisibility = endpoint({
  method: 'PUT',
  path: '/api/v2/participation/visibility',
  summary: 'Choose what displays show',
  access: { kind: 'participant' },
  body: renamed(z.object({ visibility: VisibilityCodec, keep: z.boolean() }), { keep: 'isKept' }),
  response: z.object({ visibility: VisibilityCodec }),
  errors: { 409: ['class-over'], 422: ['sign-in-code-required'], 429: ['rate-limited'] },
})

/** Null removes it. By pseudonym, only a first or lower ceiling is accepted, for this class. */
export const changeCeiling = endpoint({
  method: 'PUT',
  path: '/api/v2/participation/ceiling',
  summary: 'Set the private ceiling',
  access: { kind: 'participant' },
  body: renamed(z.object({ ceiling_bpm: z.nullable(CeilingBpm), keep: z.boolean() }), {
    ceiling_bpm: 'ceiling',
    keep: 'isKept',
  }),
  response: renamed(z.object({ ceiling_bpm: z.nullable(z.int()) }), { ceiling_bpm: 'ceiling' }),
  errors: { 409: ['class-over'], 422: ['sign-in-code-required'], 429: ['rate-limited'] },
})
