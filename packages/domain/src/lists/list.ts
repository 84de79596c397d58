import { searchLimits } from '../core/limits.ts'
import type { Day } from '../time/day.ts'
import { isDay } from '../time/is-day.ts'

export const SORT_DIRECTIONS = ['asc', 'desc'] as const
export type SortDirection = (typeof SORT_DIRECTIONS)[number]

export const PAGE_SIZES = [20, 50, 100] as const
export type PageSize = (typeof PAGE_SIZES)[number]

type SearchKind =
  | { readonly kind: 'text'; readonly min?: number }
  | { readonly kind: 'day'; readonly min?: Day }
  | { readonly kind: 'choice'; readonly of: readonly string[] }

export interface ListRules<C extends string = string, S extends string = string> {
  readonly columns: Readonly<Record<C, SearchKind>>
  readonly sorts: readonly S[]
  readonly first: { readonly column: NoInfer<C>; readonly sort: NoInfer<S>; readonly direction: SortDirection }
}

export const listRules = <const C extends string, const S extends string>(rules: ListRules<C, S>): ListRules<C, S> =>
  rules

export type ColumnOf<R> = R extends ListRules<infer C> ? C : never
export type SortOf<R> = R extends ListRules<string, infer S> ? S : never

export interface ListSearch<C extends string = string> {
  readonly column: C
  readonly text: string
}

export interface ListOrder<S extends string = string> {
  readonly sort: S
  readonly direction: SortDirection
}

export interface ListCriteria<C extends string = string, S extends string = string> extends ListOrder<S> {
  readonly search: ListSearch<C> | null
}

export interface ListView<C extends string = string, S extends string = string> extends ListCriteria<C, S> {
  readonly page: number
  readonly size: PageSize
}

export type SearchFault =
  | { readonly code: 'too-short' | 'too-long'; readonly limit: number }
  | { readonly code: 'invalid-day' | 'choose' }

/** The searchable columns, in the order they're offered. */
export const searchColumns = <C extends string>(rules: ListRules<C>): readonly C[] => Object.keys(rules.columns) as C[]

/** The fault of a search text, or null. An empty text is valid and resets the search. */
export const searchFault = <C extends string>(rules: ListRules<C>, column: C, typed: string): SearchFault | null => {
  const text = typed.trim()
  if (text === '') return null
  const kind = rules.columns[column]
  switch (kind.kind) {
    case 'day':
      return isDay(text) ? null : { code: 'invalid-day' }
    case 'choice':
      return kind.of.includes(text) ? null : { code: 'choose' }
    case 'text': {
      const { min = searchLimits.minLength } = kind
      if (text.length < min) return { code: 'too-short', limit: min }
      return text.length > searchLimits.maxLength ? { code: 'too-long', limit: searchLimits.maxLength } : null
    }
    default:
      return kind satisfies never
  }
}

/** The search for a text, or null for an empty or invalid one. */
export const searchOf = <C extends string>(rules: ListRules<C>, column: C, typed: string): ListSearch<C> | null => {
  const text = typed.trim()
  return text === '' || searchFault(rules, column, text) !== null ? null : { column, text }
}

/** The order asked for, or the list's first. Another column starts ascending unless a direction is given. */
export const orderOf = <S extends string>(
  rules: ListRules<string, S>,
  requested: { readonly sort?: S | undefined; readonly direction?: SortDirection | undefined },
): ListOrder<S> => {
  const sort = requested.sort ?? rules.first.sort
  return { sort, direction: requested.direction ?? (sort === rules.first.sort ? rules.first.direction : 'asc') }
}

/** The order after a click on a column: ascending, descending, then the list's first order. */
export const orderBy = <S extends string>(
  { first }: ListRules<string, S>,
  chosen: S,
  { sort, direction }: ListOrder<S>,
): ListOrder<S> => {
  if (chosen !== sort) return { sort: chosen, direction: 'asc' }
  if (direction === 'asc') return { sort: chosen, direction: 'desc' }
  return chosen === first.sort ? { sort: chosen, direction: 'asc' } : { sort: first.sort, direction: first.direction }
}
