import { daqLimits } from '@repo/domain/core/limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { renamed } from '../core/renamed.ts'
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
