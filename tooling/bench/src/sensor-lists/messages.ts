export const SENSORS = 10_000

/** The floor of one call: the two statements that any list with pages needs. */
export interface Statements {
  readonly count: string
  readonly page: string
  /** After the branch. */
  readonly values: readonly string[]
}

export interface Ready {
  readonly kind: 'ready'
}

/** Runs statements, or so many times what comes before and behind those of any call. */
export type Order =
  | { readonly kind: 'run'; readonly statements: readonly Statements[] }
  | { readonly kind: 'surround'; readonly times: number }

export interface Ran {
  readonly kind: 'ran'
  readonly milliseconds: number
  /** The process's own, in milliseconds. */
  readonly cpu: number
  /** How many rows each count found. */
  readonly totals: readonly number[]
}
