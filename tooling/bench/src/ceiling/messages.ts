export type Order =
  | { readonly kind: 'come'; readonly port: number; readonly phones: number }
  | { readonly kind: 'count' | 'report' }

export interface Come {
  readonly kind: 'come'
}

export interface Answered {
  readonly kind: 'answered'
  /** Ms from each sample to its receipt. */
  readonly waited: readonly number[]
}
