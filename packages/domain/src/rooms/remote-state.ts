export const REMOTE_STATES = ['idle', 'running', 'ended'] as const
/** What a room's class is at: put away, waiting or running, or ended and still on the screens. */
export type RemoteState = (typeof REMOTE_STATES)[number]
