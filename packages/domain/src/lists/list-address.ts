import * as v from 'valibot'

import { viewLimits } from '../core/limits.ts'
import { orderOf, PAGE_SIZES, searchColumns, searchOf, SORT_DIRECTIONS } from './list.ts'
import type { ListRules, ListView, PageSize, SortDirection } from './list.ts'

/** What the address of a screen says about its list; what it leaves out stands as the rules have it at first. */
export interface ListAddress<C extends string = string, S extends string = string> {
  readonly page?: number | undefined
  readonly size?: PageSize | undefined
  readonly sort?: S | undefined
  readonly direction?: SortDirection | undefined
  readonly column?: C | undefined
  readonly search?: string | undefined
  /** The columns that are not shown, by `hiddenInAddress`; where nothing is said, each browser shows its own. */
  readonly hidden?: string | undefined
}

const orNothing = <T>(schema: v.GenericSchema<unknown, T>) => v.fallback(v.optional(schema), undefined)

type Formerly<N extends string> = Readonly<Partial<Record<N, string>>>

/** One of some names, or what an address of an earlier version called it. */
const named = <N extends string>(names: readonly N[], formerly?: Formerly<N>) => {
  const today = new Map(names.map((name): [string, N] => [formerly?.[name] ?? name, name]))
  return v.pipe(
    v.string(),
    v.transform((name) => today.get(name) ?? name),
    v.picklist(names),
  )
}

/**
 * The parts of an address that a list reads. Whatever one says that the list does not know is as if it were not there.
 * @param formerly what columns and orders were once called; such an address still leads to its list.
 */
export const listAddress = <C extends string, S extends string>(
  rules: ListRules<C, S>,
  formerly?: Formerly<NoInfer<C | S>>,
) => ({
  page: orNothing(v.pipe(v.number(), v.integer(), v.minValue(1))),
  size: orNothing(v.picklist(PAGE_SIZES)),
  sort: orNothing(named(rules.sorts, formerly)),
  direction: orNothing(v.picklist(SORT_DIRECTIONS)),
  column: orNothing(named(searchColumns(rules), formerly)),
  // the router reads digits typed into an address as a number
  search: orNothing(v.pipe(v.union([v.string(), v.pipe(v.number(), v.minValue(0))]), v.transform(String))),
  hidden: orNothing(v.pipe(v.string(), v.maxLength(viewLimits.addressText))),
})

const BETWEEN_COLUMNS = ','

/** How an address says which columns are not shown; empty where all are. */
export const hiddenInAddress = (columns: readonly string[]): string => columns.join(BETWEEN_COLUMNS)

/** The columns that an address does not show; null where it says nothing of them. */
export const hiddenOf = ({ hidden }: ListAddress): readonly string[] | null =>
  hidden === undefined ? null : hidden.split(BETWEEN_COLUMNS).filter((column) => column !== '')

/** The list that an address stands for. A search that is none shows everything. */
export const listViewOf = <C extends string, S extends string>(
  rules: ListRules<C, S>,
  address: ListAddress<C, S>,
): ListView<C, S> => ({
  page: address.page ?? 1,
  size: address.size ?? PAGE_SIZES[0],
  ...orderOf(rules, address),
  search: searchOf(rules, address.column ?? rules.first.column, address.search ?? ''),
})
