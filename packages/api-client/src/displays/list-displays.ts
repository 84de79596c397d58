import type { DisplaySettings } from '@repo/domain/displays/display-settings'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { inData } from '../core/renamed.ts'
import { Moment } from '../core/schemas.ts'
import { VersionShape, type Versioned } from '../core/seen.ts'
import { SettingsWire, settingsOf, wireSettingsOf } from './display-settings.ts'

const DisplayWire = z.object({
  uuid: z.string(),
  name: z.string(),
  last_seen_at: z.nullable(Moment),
  ...VersionShape,
  ...SettingsWire.shape,
})

/** A paired wall in the list of all. */
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

/** The branch's paired walls. */
export const listDisplays = endpoint({
  method: 'GET',
  path: '/api/v2/displays',
  summary: 'List the paired walls',
  access: { kind: 'staff', permission: 'rookremote_show', feature: 'realtime' },
  response: inData(DisplayCodec),
})
