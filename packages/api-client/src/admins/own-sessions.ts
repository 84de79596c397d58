import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { inData, renamed } from '../core/renamed.ts'
import { Done, Moment, Uuid } from '../core/schemas.ts'

const SessionCodec = renamed(
  z.object({
    uuid: z.string(),
    /** The panel in a browser, or a wall that is operated. */
    kind: z.enum(['panel', 'wall']),
    /** Of the wall; null for the panel. */
    name: z.nullable(z.string()),
    opened_at: Moment,
    /** When it ends by itself. */
    expires_at: Moment,
    is_current: z.boolean(),
  }),
  { opened_at: 'openedAt', expires_at: 'expiresAt', is_current: 'isCurrent' },
)
/** Where somebody of the staff is signed in. */
export type OwnSession = z.output<typeof SessionCodec>

const path = '/api/v2/admin/user/{uuid}/sessions'

/** Where one is signed in. */
export const listOwnSessions = endpoint({
  method: 'GET',
  path,
  summary: 'List the own sessions',
  access: { kind: 'staff' },
  params: z.object({ uuid: Uuid }),
  response: inData(SessionCodec),
})

/** Ends one of one's own sessions; the screen or wall is signed out at once. */
export const endOwnSession = endpoint({
  method: 'DELETE',
  path: `${path}/{session}`,
  summary: 'End one of the own sessions',
  access: { kind: 'staff' },
  params: z.object({ uuid: Uuid, session: Uuid }),
  response: Done,
})
