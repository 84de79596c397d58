import * as v from 'valibot'

import { viewLimits } from '../core/limits.ts'
import { orderOf, PAGE_SIZES, searchColumns, searchOf, SORT_DIRECTIONS } from './list.ts'
import type { ListRules, ListView, PageSize, SortDirection } from './list.ts'

export interface ListAddress<C extends string = string, S extends string = string> {
  readonly page?: number | undefined
  readonly size?: PageSize | undefined
  readonly sort?: S | undefined
  readonly direction?: SortDirection | undefined
  readonly column?: C | undefined
  readonly search?: string | undefined
  readonly hidden?: string | undefined
}

const orNothing = <T>(schema: v.GenericSchema<unknown, T>) => v.fallback(v.optional(schema), undefined)

type Formerly<N extends string> = Readonly<Partial<Record<N, string>>>

const named = <N extends string>(names: readonly N[], formerly?: Formerly<N>) => {
  const today = new Map(names.map((name): [string, N] => [formerly?.[name] ?? name, name]))
  return v.pipe(
    v.string(),
    v.transform((name) => today.get(name) ?? name),
    v.picklist(names),
  )
}

/** Schema of a list's search params. Drops invalid ones. `formerly` maps names to those of older links. */
export const listAddress = <C extends string, S extends string>(
  rules: ListRules<C, S>,
  formerly?: Formerly<NoInfer<C | S>>,
) => ({
  page: orNothing(v.pipe(v.number(), v.integer(), v.minValue(1))),
  size: orNothing(v.picklist(PAGE_SIZES)),
  sort: orNothing(named(rules.sorts, formerly)),
  direction: orNothing(v.picklist(SORT_DIRECTIONS)),
  column: orNothing(named(searchColumns(rules), formerly)),
  // the router parses digits in a URL as a number
  search: orNothing(v.pipe(v.union([v.string(), v.pipe(v.number(), v.minValue(0))]), v.transform(String))),
  hidden: orNothing(v.pipe(v.string(), v.maxLength(viewLimits.addressText))),
})

const BETWEEN_COLUMNS = ','

/** Serializes hidden columns for a URL. Empty if all are shown. */
export const hiddenInAddress = (columns: readonly string[]): string => columns.join(BETWEEN_COLUMNS)

/** The hidden columns of a URL, or null if it doesn't say. */
export const hiddenOf = ({ hidden }: ListAddress): readonly string[] | null =>
  hidden === undefined ? null : hidden.split(BETWEEN_COLUMNS).filter((column) => column !== '')

/** The view that search params stand for, with the rules' defaults. Drops an invalid search. */
export const listViewOf = <C extends string, S extends string>(
  rules: ListRules<C, S>,
  address: ListAddress<C, S>,
): ListView<C, S> => ({
  page: address.page ?? 1,
  size: address.size ?? PAGE_SIZES[0],
  ...orderOf(rules, address),
  search: searchOf(rules, address.column ?? rules.first.column, address.search ?? ''),
})
