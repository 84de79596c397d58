import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { inData, renamed } from '../core/renamed.ts'
import { Uuid } from '../core/schemas.ts'

const StrapElsewhereWire = z.object({
  user_uuid: z.string(),
  pseudonym: z.string(),
  /** Of the class that the member joined first, where the strap counts. */
  room_name: z.string(),
})

/** The straps that a class's device hears although they count in another class. */
export const listStrapsElsewhere = endpoint({
  method: 'GET',
  path: '/api/v2/room/configuration/{uuid}/straps-elsewhere',
  summary: 'List the straps that count in another class',
  access: { kind: 'staff', permission: 'rookremote_edit', feature: 'realtime', operated: true },
  params: z.object({ uuid: Uuid }),
  response: inData(renamed(StrapElsewhereWire, { user_uuid: 'userUuid', room_name: 'roomName' })),
})
