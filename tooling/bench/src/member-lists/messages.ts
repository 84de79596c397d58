export const MEMBERS = 100_000

export interface Search {
  readonly column: 'name' | 'last_name_1' | 'email' | 'pseudonym'
  readonly text: string
}

export interface Ready {
  readonly kind: 'ready'
}

export interface Order {
  readonly kind: 'search'
  readonly searches: readonly Search[]
}

export interface Searched {
  readonly kind: 'searched'
  readonly milliseconds: number
  /** How many members each search found. */
  readonly totals: readonly number[]
}
