import { IDLE_VIEWS } from '@repo/domain/idle-view'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'
import { Done, Uuid } from '../core/schemas.ts'

/** Chooses what a wall shows while no class is open in its room; the wall hears of it at once. */
export const updateDisplay = endpoint({
  method: 'PUT',
  path: '/api/v2/displays/{uuid}',
  summary: 'Choose what a wall shows between classes',
  access: { kind: 'staff', permission: 'rookremote_show', feature: 'realtime' },
  params: z.object({ uuid: Uuid }),
  body: renamed(z.object({ idle_view: z.enum(IDLE_VIEWS) }), { idle_view: 'idleView' }),
  response: Done,
})
