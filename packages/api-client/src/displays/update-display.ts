import { displayLimits } from '@repo/domain/core/limits'
import type { DisplaySettings } from '@repo/domain/displays/display-settings'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { Done, Uuid } from '../core/schemas.ts'
import { CHANGED_MEANWHILE, seen } from '../core/seen.ts'
import { line } from '../core/text.ts'
import { SettingsWire, settingsOf, wireSettingsOf } from './display-settings.ts'

const { min, max } = displayLimits.name

const BodyWire = z.object({
  name: line({ min, max }),
  ...SettingsWire.shape,
})

interface DisplayBody {
  readonly name: string
  readonly settings: DisplaySettings
}

/** Names a wall and says how it hangs; the wall hears of it at once. A room of another branch is unknown: 404. */
export const updateDisplay = keyed(
  endpoint({
    method: 'PUT',
    path: '/api/v2/displays/{uuid}',
    summary: 'Change the name and the settings of a wall',
    access: { kind: 'staff', permission: 'rookremote_show', feature: 'realtime' },
    params: z.object({ uuid: Uuid }),
    body: seen(
      z.codec(BodyWire, z.custom<DisplayBody>(), {
        decode: ({ name, ...settings }) => ({ name, settings: settingsOf(settings) }),
        encode: ({ name, settings }) => ({ name, ...wireSettingsOf(settings) }),
      }),
    ),
    response: Done,
    errors: CHANGED_MEANWHILE,
  }),
)
