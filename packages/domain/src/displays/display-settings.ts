import type { Milliseconds } from '../core/units.ts'
import type { RemoteState } from '../rooms/remote-state.ts'
import type { IdleView } from './idle-view.ts'
import { hoursAt, type WallHours } from './wall-hours.ts'

/** What a display follows: one room, the room its schedule says, or the ranking of challenges and no room at all. */
export const FOLLOWS = ['room', 'schedule', 'ranking'] as const
export type Follows = (typeof FOLLOWS)[number]

/** How large a display writes. */
export const TEXT_SIZES = ['normal', 'large', 'largest'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

/** How a display is hung up: what staff have chosen for it. */
export interface DisplaySettings {
  readonly follows: Follows
  /** The room of a display, for a schedule the one outside its hours; null until one is chosen on the display itself. */
  readonly roomUuid: string | null
  readonly schedule: readonly WallHours[]
  readonly idleView: IdleView
  readonly textSize: TextSize
  /** What the screen cuts off at each edge, in percent of its size. */
  readonly overscan: number
  readonly hasSound: boolean
}

/** A display nobody has changed. */
export const firstSettings: DisplaySettings = {
  follows: 'room',
  roomUuid: null,
  schedule: [],
  idleView: 'poster',
  textSize: 'normal',
  overscan: 0,
  hasSound: false,
}

type Followed = Pick<DisplaySettings, 'follows' | 'roomUuid' | 'schedule'>

/** The room that a display is to show at a moment; null where none is chosen. Throws RangeError for an unknown zone. */
export const roomFollowed = (
  { follows, roomUuid, schedule }: Followed,
  zone: string,
  at: Milliseconds,
): string | null => (follows === 'schedule' ? hoursAt(schedule, zone, at)?.roomUuid : undefined) ?? roomUuid

/**
 * The room on a display. A class that runs there stays until it is over, whatever the display is to show next, and its
 * results until the coach leaves them or a class is open in the room that comes next.
 */
export const roomOnDisplay = (
  shown: string | null,
  wanted: string | null,
  stateOf: (roomUuid: string) => RemoteState,
): string | null => {
  if (shown === null || stateOf(shown) === 'idle') return wanted
  const isNextOpen = wanted !== null && stateOf(wanted) === 'running'
  return stateOf(shown) === 'ended' && isNextOpen ? wanted : shown
}
