import { STRAP_REFUSALS } from '@repo/domain/sensors/refused-strap'
import * as z from 'zod/mini'

import { endpoint, type ResponseOf } from '../core/endpoint.ts'
import { inData, renamed } from '../core/renamed.ts'
import { Uuid } from '../core/schemas.ts'

const RefusedStrapWire = z.object({
  sensor_mac: z.string(),
  reason: z.enum(STRAP_REFUSALS),
  sensor_name: z.nullable(z.string()),
  user_uuid: z.nullable(z.string()),
  pseudonym: z.nullable(z.string()),
})

export const listRefusedStraps = endpoint({
  method: 'GET',
  path: '/api/v2/room/configuration/{uuid}/refused-straps',
  summary: 'List the straps that are heard and do not count',
  access: { kind: 'staff', permission: 'rookremote_edit', feature: 'realtime', operated: true },
  params: z.object({ uuid: Uuid }),
  response: inData(renamed(RefusedStrapWire, { sensor_mac: 'mac', sensor_name: 'name', user_uuid: 'userUuid' })),
})

export type RefusedStrap = ResponseOf<typeof listRefusedStraps>[number]

const StrapElsewhereWire = z.object({
  user_uuid: z.string(),
  pseudonym: z.string(),
  room_name: z.string(),
})

export const listStrapsElsewhere = endpoint({
  method: 'GET',
  path: '/api/v2/room/configuration/{uuid}/straps-elsewhere',
  summary: 'List the straps that count in another class',
  access: { kind: 'staff', permission: 'rookremote_edit', feature: 'realtime', operated: true },
  params: z.object({ uuid: Uuid }),
  response: inData(renamed(StrapElsewhereWire, { user_uuid: 'userUuid', room_name: 'roomName' })),
})
