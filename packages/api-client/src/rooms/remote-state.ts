import type { RemoteState } from '@repo/domain/rooms/remote-state'

const NUMBERS = { idle: 1, running: 2, ended: 3 } as const satisfies Readonly<Record<RemoteState, number>>

/** Parses a state. Null if unknown. */
export const parseRemoteState = (wire: number): RemoteState | null => {
  switch (wire) {
    case NUMBERS.idle:
      return 'idle'
    case NUMBERS.running:
      return 'running'
    case NUMBERS.ended:
      return 'ended'
    default:
      return null
  }
}

/** The wire number of a state. */
export const formatRemoteState = (state: RemoteState): (typeof NUMBERS)[RemoteState] => NUMBERS[state]
