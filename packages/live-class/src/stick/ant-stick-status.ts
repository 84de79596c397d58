import type { SticksState } from './serial-sticks.ts'

/** `unavailable`: not in this browser. `elsewhere`: another tab uses the stick. */
type StickState = 'unavailable' | 'elsewhere' | SticksState

/** Why the server takes nothing now. */
export const SERVER_FAULTS = ['no-room', 'room-inactive', 'cut-off'] as const
export type ServerFault = (typeof SERVER_FAULTS)[number]

export interface AntStickStatus {
  readonly stick: StickState
  /** Received in the last 10 s. */
  readonly straps: number
  readonly fault: ServerFault | null
  /** Seconds kept until the server takes them again. */
  readonly waiting: number
}
