import type { SticksState } from './serial-sticks.ts'

/** `unavailable`: not in this browser. `elsewhere`: another tab uses the stick. */
export type StickState = 'unavailable' | 'elsewhere' | SticksState

/** Why the server takes nothing from this display. */
export type StickRefusal = 'no-room' | 'room-inactive'

export interface AntStickStatus {
  readonly stick: StickState
  /** Received in the last 10 s. */
  readonly straps: number
  /** Seconds that the server doesn't have yet. */
  readonly waiting: number
  readonly refusal: StickRefusal | null
}
