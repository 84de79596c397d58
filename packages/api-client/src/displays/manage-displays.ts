import type { DisplaySettings } from '@repo/domain/displays/display-settings'
import { displayLimits } from '@repo/domain/rooms/room-limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { inData, renamed } from '../core/renamed.ts'
import { Done, Moment, Uuid } from '../core/schemas.ts'
import { line } from '../core/text.ts'
import { CHANGED_MEANWHILE, seen, type Versioned, VersionShape } from '../core/with-version.ts'
import { settingsOf, SettingsWire, wireSettingsOf } from './display.ts'

const DisplayWire = z.object({
  uuid: z.string(),
  name: z.string(),
  last_seen_at: z.nullable(Moment),
  ...VersionShape,
  ...SettingsWire.shape,
})

export interface ListedDisplay extends Versioned {
  readonly uuid: string
  readonly name: string
  readonly lastSeenAt: Date | null
  readonly settings: DisplaySettings
}

const DisplayCodec = z.codec(DisplayWire, z.custom<ListedDisplay>(), {
  decode: ({ uuid, name, last_seen_at: lastSeenAt, version, ...settings }) => ({
    uuid,
    name,
    lastSeenAt,
    version,
    settings: settingsOf(settings),
  }),
  encode: ({ uuid, name, lastSeenAt, version, settings }) => ({
    uuid,
    name,
    last_seen_at: lastSeenAt,
    version,
    ...wireSettingsOf(settings),
  }),
})

export const listDisplays = endpoint({
  method: 'GET',
  path: '/api/v2/displays',
  summary: 'List paired displays',
  access: { kind: 'staff', permission: 'rookremote_show', feature: 'realtime' },
  response: inData(DisplayCodec),
})

const { min, max } = displayLimits.name

const BodyWire = z.object({
  name: line({ min, max }),
  ...SettingsWire.shape,
})

interface DisplayBody {
  readonly name: string
  readonly settings: DisplaySettings
}

export const updateDisplay = keyed(
  endpoint({
    method: 'PUT',
    path: '/api/v2/displays/{uuid}',
    summary: "Update a display's name and settings",
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

export const deleteDisplay = endpoint({
  method: 'DELETE',
  path: '/api/v2/displays/{uuid}',
  summary: 'Unpair a wall',
  access: { kind: 'staff', permission: 'rookremote_show', feature: 'realtime' },
  params: z.object({ uuid: Uuid }),
  response: Done,
})

/** Returns 404 for a room of another branch. */
export const chooseDisplayRoom = endpoint({
  method: 'PUT',
  path: '/api/v2/display/room',
  summary: 'Choose a room on the display itself',
  access: { kind: 'display' },
  body: renamed(z.object({ room_uuid: Uuid }), { room_uuid: 'roomUuid' }),
  response: Done,
})
