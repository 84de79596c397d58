import * as v from 'valibot'

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
}

const orNothing = <T>(schema: v.GenericSchema<unknown, T>) => v.fallback(v.optional(schema), undefined)

/** The parts of an address that a list reads. Whatever one says that the list does not know is as if it were not there. */
export const listAddress = <C extends string, S extends string>(rules: ListRules<C, S>) => ({
  page: orNothing(v.pipe(v.number(), v.integer(), v.minValue(1))),
  size: orNothing(v.picklist(PAGE_SIZES)),
  sort: orNothing(v.picklist(rules.sorts)),
  direction: orNothing(v.picklist(SORT_DIRECTIONS)),
  column: orNothing(v.picklist(searchColumns(rules))),
  // the router reads digits typed into an address as a number
  search: orNothing(v.pipe(v.union([v.string(), v.pipe(v.number(), v.minValue(0))]), v.transform(String))),
})

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
