import type { RemoteState } from '@repo/domain/rooms/remote-state'

const NUMBERS = { idle: 1, running: 2, ended: 3 } as const satisfies Readonly<Record<RemoteState, number>>

/** The state a number on the wire stands for, or null when it stands for none. */
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

/** The number a state has on the wire. */
export const formatRemoteState = (state: RemoteState): (typeof NUMBERS)[RemoteState] => NUMBERS[state]
