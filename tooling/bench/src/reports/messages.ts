/** The floor of one report: its statements on the roll-ups. */
export interface Order {
  readonly kind: 'run'
  /** Days YYYY-MM-DD, both included. */
  readonly from: string
  readonly to: string
}

export interface Ran {
  readonly kind: 'ran'
  readonly milliseconds: number
  /** How many users were ranked. */
  readonly users: number
}

export interface Ready {
  readonly kind: 'ready'
}
