import { daqLimits } from '@repo/domain/rooms/room-limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'
import { Moment } from '../core/schemas.ts'
import { line } from '../core/text.ts'

const { min, max } = daqLimits.version

export const reportDaq = endpoint({
  method: 'POST',
  path: '/api/v2/daq/report',
  summary: 'Report a device',
  access: { kind: 'daq' },
  body: renamed(
    z.object({
      local_ip: z.nullable(z.union([z.ipv4(), z.ipv6()])),
      version: line({ min, max }),
    }),
    { local_ip: 'localIp' },
  ),
  response: renamed(
    z.object({
      room_name: z.string(),
      class_uuid: z.nullable(z.string()),
      server_time: Moment,
    }),
    { room_name: 'roomName', class_uuid: 'classUuid', server_time: 'serverTime' },
  ),
})
