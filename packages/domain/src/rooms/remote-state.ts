export const REMOTE_STATES = ['idle', 'running', 'ended'] as const
export type RemoteState = (typeof REMOTE_STATES)[number]
