/** The header of a call's key: a string of visible characters, in quotes. */
export const KEY_HEADER = 'idempotency-key'
/** Stands in an answer that was given before. */
export const REPLAYED_HEADER = 'idempotent-replayed'
