/** Who takes part in the challenge that ends. */
export const ENDING = 10_000
/** Finished challenges behind a member whose training is stored. */
export const FEW = 10
export const MANY = 10_000

export interface Stored {
  readonly kind: 'stored'
  /** Milliseconds that a training took, in the middle of many. */
  readonly milliseconds: Readonly<Record<'few' | 'many', number>>
}

export interface Ended {
  readonly kind: 'ended'
  /** Of this thread and the database's. */
  readonly milliseconds: number
  /** Milliseconds of the longest turn of the event loop meanwhile. */
  readonly longest: number
  /** Milliseconds that a statement of somebody else took at most, which waits for a transaction to end. */
  readonly othersWaited: number
  readonly results: number
}
