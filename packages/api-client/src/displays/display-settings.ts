import { displayLimits } from '@repo/domain/core/limits'
import { FOLLOWS, TEXT_SIZES, firstSettings, type DisplaySettings } from '@repo/domain/displays/display-settings'
import { IDLE_VIEWS } from '@repo/domain/displays/idle-view'
import { hoursFault, WEEKDAYS, type WallHours } from '@repo/domain/displays/wall-hours'
import * as z from 'zod/mini'

import { Uuid } from '../core/schemas.ts'
import { text } from '../core/text.ts'

const HoursWire = z.object({ weekday: z.literal(WEEKDAYS), from: text(), to: text(), room_uuid: Uuid })

const ourHours = ({ room_uuid: roomUuid, ...hours }: z.output<typeof HoursWire>): WallHours => ({ ...hours, roomUuid })

const { min, max } = displayLimits.overscan

/** How a display is hung up, as the wire has it. */
export const SettingsWire = z.object({
  follows: z.enum(FOLLOWS),
  /** The room of a display, for a schedule the one outside its hours; null until one is chosen on the display itself. */
  room_uuid: z.nullable(Uuid),
  schedule: z.array(HoursWire).check(
    z.maxLength(displayLimits.schedule.max),
    z.refine((hours) => hoursFault(hours.map(ourHours)) === null),
  ),
  /** What it shows while no class is open in its room. */
  idle_view: z.enum(IDLE_VIEWS),
  text_size: z.enum(TEXT_SIZES),
  /** What the screen cuts off at each edge, in percent. */
  overscan: z.int().check(z.minimum(min), z.maximum(max)),
  has_sound: z.boolean(),
})
type Wire = z.output<typeof SettingsWire>

/** Settings as a display reads them: of one that is not told, or whose word is of tomorrow, it takes the first. */
export const ReadSettingsWire = z.partial(
  z.object({ ...SettingsWire.shape, follows: z.string(), idle_view: z.string(), text_size: z.string() }),
)

const known = <T extends string>(words: readonly T[], word: string | undefined, first: T): T =>
  words.find((each) => each === word) ?? first

/** From the wire's settings to ours. */
export const settingsOf = (wire: z.output<typeof ReadSettingsWire>): DisplaySettings => ({
  follows: known(FOLLOWS, wire.follows, firstSettings.follows),
  roomUuid: wire.room_uuid ?? null,
  schedule: wire.schedule?.map(ourHours) ?? [],
  idleView: known(IDLE_VIEWS, wire.idle_view, firstSettings.idleView),
  textSize: known(TEXT_SIZES, wire.text_size, firstSettings.textSize),
  overscan: wire.overscan ?? firstSettings.overscan,
  hasSound: wire.has_sound ?? firstSettings.hasSound,
})

/** From our settings to the wire's. */
export const wireSettingsOf = (settings: DisplaySettings): Wire => ({
  follows: settings.follows,
  room_uuid: settings.roomUuid,
  schedule: settings.schedule.map(({ roomUuid, ...hours }) => ({ ...hours, room_uuid: roomUuid })),
  idle_view: settings.idleView,
  text_size: settings.textSize,
  overscan: settings.overscan,
  has_sound: settings.hasSound,
})
