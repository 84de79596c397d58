import { KEYED_DAQ_KINDS } from '@repo/domain/rooms/daq-device'
import { daqLimits } from '@repo/domain/rooms/room-limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { renamed } from '../core/renamed.ts'
import { Done, Uuid } from '../core/schemas.ts'
import { line } from '../core/text.ts'

export const addDaqRoom = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/daq/rooms',
    summary: 'Add a room with a connected device',
    access: { kind: 'staff', permission: 'rooklegend_images', feature: 'daqs' },
    body: renamed(z.object({ room_name: line(daqLimits.name) }), {
      room_name: 'name',
    }),
    response: z.object({ uuid: z.string() }),
    status: 201,
    errors: { 422: ['room-name-taken'] },
  }),
)

export const deleteDaqRoom = endpoint({
  method: 'DELETE',
  path: '/api/v2/daq/rooms/{uuid}',
  summary: 'Delete a room with a connected device',
  access: { kind: 'staff', permission: 'rooklegend_images', feature: 'daqs' },
  params: z.object({ uuid: Uuid }),
  response: Done,
  errors: { 409: ['room-running'] },
})

/** The key is returned once. `device_uuid` ends the key of that device; without it, a device is added. */
export const issueDaqKey = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/room/{uuid}/daq-key',
    summary: 'Generate a device key',
    access: { kind: 'staff', permission: 'rooklegend_connected', feature: 'daqs' },
    params: z.object({ uuid: Uuid }),
    body: renamed(
      z.object({
        name: line(daqLimits.deviceName),
        kind: z.enum(KEYED_DAQ_KINDS),
        device_uuid: z.optional(Uuid),
      }),
      { device_uuid: 'deviceUuid' },
    ),
    response: z.object({ uuid: z.string(), key: z.string() }),
    status: 201,
  }),
)

export const revokeDaqKey = endpoint({
  method: 'DELETE',
  path: '/api/v2/daq/devices/{uuid}',
  summary: 'Revoke the key of a device',
  access: { kind: 'staff', permission: 'rooklegend_connected', feature: 'daqs' },
  params: z.object({ uuid: Uuid }),
  response: Done,
})
