import { daqLimits } from '@repo/domain/core/limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { renamed } from '../core/renamed.ts'
import { Done, Uuid } from '../core/schemas.ts'
import { line } from '../core/text.ts'

const { min, max } = daqLimits.name

/** Makes a room for a connected device; the device comes once it has the room's key. */
export const addDaqRoom = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/daq/rooms',
    summary: 'Add a room with a connected device',
    access: { kind: 'staff', permission: 'rooklegend_images', feature: 'daqs' },
    body: renamed(z.object({ room_name: line({ min, max }) }), {
      room_name: 'name',
    }),
    response: z.object({ uuid: z.string() }),
    status: 201,
    errors: { 422: ['room-name-taken'] },
  }),
)

/** Takes a room with a connected device off the list, and its key; past trainings stay. */
export const deleteDaqRoom = endpoint({
  method: 'DELETE',
  path: '/api/v2/daq/rooms/{uuid}',
  summary: 'Delete a room with a connected device',
  access: { kind: 'staff', permission: 'rooklegend_images', feature: 'daqs' },
  params: z.object({ uuid: Uuid }),
  response: Done,
  errors: { 409: ['room-running'] },
})

/** Makes the key of the device that stands in a room. It is shown this once; the room's former key ends. */
export const issueDaqKey = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/room/{uuid}/daq-key',
    summary: 'Generate a device key',
    access: { kind: 'staff', permission: 'rooklegend_connected', feature: 'daqs' },
    params: z.object({ uuid: Uuid }),
    response: z.object({ key: z.string() }),
    status: 201,
  }),
)

/** Ends the key of a room's device: from now on it is nobody. */
export const revokeDaqKey = endpoint({
  method: 'DELETE',
  path: '/api/v2/room/{uuid}/daq-key',
  summary: 'Revoke the key of a device',
  access: { kind: 'staff', permission: 'rooklegend_connected', feature: 'daqs' },
  params: z.object({ uuid: Uuid }),
  response: Done,
})
