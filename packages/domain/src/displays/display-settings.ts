import type { Milliseconds } from '../core/units.ts'
import type { RemoteState } from '../rooms/remote-state.ts'
import type { IdleView } from './idle-view.ts'
import { hoursAt, type WallHours } from './wall-hours.ts'

export const FOLLOWS = ['room', 'schedule', 'ranking'] as const
export type Follows = (typeof FOLLOWS)[number]

export const TEXT_SIZES = ['normal', 'large', 'largest'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

export const TEXT_SCALES: Readonly<Record<TextSize, number>> = { normal: 1, large: 1.2, largest: 1.4 }

export interface DisplaySettings {
  readonly follows: Follows
  /** With a schedule, the room outside its hours. Null until it is chosen on the display. */
  readonly roomUuid: string | null
  readonly schedule: readonly WallHours[]
  readonly idleView: IdleView
  readonly textSize: TextSize
  /** Share of each edge that the screen cuts off, in percent. */
  readonly overscan: number
  readonly hasSound: boolean
}

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

/** The room a display follows at a moment, or null. Throws RangeError for an unknown time zone. */
export const roomFollowed = (
  { follows, roomUuid, schedule }: Followed,
  zone: string,
  at: Milliseconds,
): string | null => (follows === 'schedule' ? hoursAt(schedule, zone, at)?.roomUuid : undefined) ?? roomUuid

/**
 * The room to show. A running class stays to its end, its results until the coach leaves or the next room has a class.
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
