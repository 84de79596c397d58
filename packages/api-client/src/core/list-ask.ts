import { searchLimits } from '@repo/domain/limits'
import { orderOf, searchColumns, searchFault, searchOf, SORT_DIRECTIONS } from '@repo/domain/list'
import type { ListAsk, ListRules, SortDirection } from '@repo/domain/list'
import * as z from 'zod/mini'

/** What is sent where nothing is searched for. */
const NO_SEARCH = '-1'

/** How the provider spells the column that is searched; it depends on the list. */
export type ColumnSpelling = 'search_column' | 'search_colum'

/** What narrows and orders a list, on the wire. */
export type WireAsk<C extends string, S extends string, K extends ColumnSpelling> = {
  readonly [Name in K]?: C | undefined
} & {
  /** `-1` searches for nothing. */
  readonly search?: string | undefined
  readonly sort?: S | undefined
  readonly direction?: SortDirection | undefined
}

/**
 * How a list is asked on the wire, and what that means to us. `T` is what an endpoint asks beside it, checked by `more`.
 */
export const askOnWire = <C extends string, S extends string, K extends ColumnSpelling, T>(
  rules: ListRules<C, S>,
  spelling: K,
  more: Readonly<Partial<Record<keyof T, z.ZodMiniType>>>,
) => {
  type Wire = WireAsk<C, S, K> & T
  const columnIn = (wire: WireAsk<C, S, K>): C => wire[spelling] ?? rules.first.column
  const isSearchable = ({ search, ...wire }: Wire): boolean =>
    search === undefined || search === NO_SEARCH || searchFault(rules, columnIn(wire as Wire), search) === null
  const shape = {
    [spelling]: z.optional(z.enum(searchColumns(rules))),
    search: z.optional(z.string().check(z.trim(), z.maxLength(searchLimits.maxLength))),
    sort: z.optional(z.enum(rules.sorts)),
    direction: z.optional(z.enum(SORT_DIRECTIONS)),
    ...more,
  }
  // a shape with a name that is an argument is beyond what its type can be read from
  const wire = z.object(shape) as unknown as z.ZodMiniType<Wire, Wire>
  return {
    /** Refuses a text that its column cannot be searched for, such as a day that does not exist. */
    schema: wire.check(z.refine(isSearchable, { path: ['search'] })),
    read: (asked: WireAsk<C, S, K>): ListAsk<C, S> => ({
      ...orderOf(rules, asked),
      search: asked.search === NO_SEARCH ? null : searchOf(rules, columnIn(asked), asked.search ?? ''),
    }),
    write: ({ sort, direction, search }: ListAsk<C, S>): WireAsk<C, S, K> => {
      const searched = search === null ? {} : { [spelling]: search.column, search: search.text }
      return { sort, direction, ...searched } as WireAsk<C, S, K>
    },
  }
}
