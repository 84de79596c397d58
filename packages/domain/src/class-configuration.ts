export const DATA_ORDERS = ['calories', 'effort', 'steps', 'jumps'] as const
/** What tiles are ordered by. */
export type DataOrder = (typeof DATA_ORDERS)[number]

/** States of a class on the wire. */
export const REMOTE_STATES = { idle: 1, running: 2, ended: 3 } as const
