/** What the bare phones are to do: come, all of them; count from now on; say what they counted. */
export type Order =
  | { readonly kind: 'come'; readonly port: number; readonly phones: number }
  | { readonly kind: 'count' | 'report' }

export interface Come {
  readonly kind: 'come'
}

export interface Answered {
  readonly kind: 'answered'
  /** Milliseconds from a sample to its receipt, one for each. */
  readonly waited: readonly number[]
}
