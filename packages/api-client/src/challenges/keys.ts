/** What is kept of challenges begins with this. */
export const CHALLENGES_KEY = ['challenges'] as const
/** What is kept of the board of medals, whatever center it is of. */
export const BOARD_KEY = ['board'] as const

/** Of one challenge. */
export const challengeKey = (uuid: string) => [...CHALLENGES_KEY, 'one', uuid] as const
