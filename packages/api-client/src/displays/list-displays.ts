import { IDLE_VIEWS } from '@repo/domain/idle-view'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { inData, renamed } from '../core/renamed.ts'
import { Moment } from '../core/schemas.ts'

const DisplayWire = z.object({
  uuid: z.string(),
  name: z.string(),
  last_seen_at: z.nullable(Moment),
  /** What it shows while no class is open in its room. */
  idle_view: z.enum(IDLE_VIEWS),
})

/** The branch's paired walls. */
export const listDisplays = endpoint({
  method: 'GET',
  path: '/api/v2/displays',
  summary: 'List the paired walls',
  access: { kind: 'staff', permission: 'rookremote_show', feature: 'realtime' },
  response: inData(renamed(DisplayWire, { last_seen_at: 'lastSeenAt', idle_view: 'idleView' })),
})
