import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'
import { Done, Uuid } from '../core/schemas.ts'

/** Somebody before the wall says which room it hangs in. A room of another branch is unknown: 404. */
export const chooseDisplayRoom = endpoint({
  method: 'PUT',
  path: '/api/v2/display/room',
  summary: 'Choose the room of a wall on the wall itself',
  access: { kind: 'display' },
  body: renamed(z.object({ room_uuid: Uuid }), { room_uuid: 'roomUuid' }),
  response: Done,
})
