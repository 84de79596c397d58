import { searchLimits } from '@repo/domain/core/limits'
import { orderOf, searchColumns, searchFault, searchOf, SORT_DIRECTIONS } from '@repo/domain/lists/list'
import type { ListCriteria, ListRules, ListSearch, SortDirection } from '@repo/domain/lists/list'
import * as z from 'zod/mini'

import { text } from './text.ts'

const SearchText = text().check(z.trim(), z.maxLength(searchLimits.maxLength))

const NO_SEARCH = '-1'

export type ColumnSpelling = 'search_column' | 'search_colum' | 'column'

export type Spelled<N extends string> = Readonly<Partial<Record<N, string>>>

export interface ListQueryParts<C extends string, S extends string, K extends ColumnSpelling> {
  readonly rules: ListRules<C, S>
  readonly column: K
  readonly spelled?: Spelled<NoInfer<C | S>>
  readonly text?: 'data'
  readonly choices?: Readonly<Partial<Record<NoInfer<C>, Spelled<string>>>>
}

export type WireQuery<K extends ColumnSpelling> = {
  readonly [Name in K]?: string | undefined
} & {
  readonly search?: string | undefined
  readonly data?: string | undefined
  readonly sort?: string | undefined
  readonly direction?: SortDirection | undefined
}

const spelling = <N extends string>(names: readonly N[], spelled: Spelled<N> | undefined) => {
  const onWire = (name: N): string => spelled?.[name] ?? name
  const ours = new Map(names.map((name) => [onWire(name), name]))
  return { names: [...ours.keys()], onWire, ours: (wire: string | undefined) => ours.get(wire ?? '') }
}

const soughtIn = <C extends string>(
  { columns }: ListRules<C>,
  choices: ListQueryParts<C, string, never>['choices'],
) => {
  const spelledIn = (column: C) => {
    const kind = columns[column]
    return spelling(kind.kind === 'choice' ? kind.of : [], choices?.[column])
  }
  return {
    onWire: (column: C, text: string): string => spelledIn(column).onWire(text),
    ours: (column: C, wire: string): string => spelledIn(column).ours(wire.trim()) ?? wire,
  }
}

/** Codec of a list's query. `more` has the endpoint's other parameters. */
export const listQueryCodec = <C extends string, S extends string, K extends ColumnSpelling, T>(
  { rules, column, spelled, text: given, choices }: ListQueryParts<C, S, K>,
  more: Readonly<Partial<Record<keyof T, z.ZodMiniType>>>,
) => {
  type Wire = WireQuery<K> & T
  const text = given ?? 'search'
  const columns = spelling<C>(searchColumns(rules), spelled)
  const sorts = spelling<S>(rules.sorts, spelled)
  const sought = soughtIn(rules, choices)
  const columnIn = (wire: WireQuery<K>): C => columns.ours(wire[column]) ?? rules.first.column
  const searchIn = (wire: WireQuery<K>): ListSearch<C> | null => {
    const typed = wire[text]
    if (typed === undefined || typed === NO_SEARCH) return null
    return { column: columnIn(wire), text: sought.ours(columnIn(wire), typed) }
  }
  const isSearchable = (wire: Wire): boolean => {
    const search = searchIn(wire)
    return search === null || searchFault(rules, search.column, search.text) === null
  }
  const shape = {
    [column]: z.optional(z.enum(columns.names)),
    [text]: z.optional(SearchText),
    sort: z.optional(z.enum(sorts.names)),
    direction: z.optional(z.enum(SORT_DIRECTIONS)),
    ...more,
  }
  // TypeScript can't infer a shape with a computed name
  const wire = z.object(shape) as unknown as z.ZodMiniType<Wire, Wire>
  return {
    schema: wire.check(z.refine(isSearchable, { path: [text] })),
    read: (asked: WireQuery<K>): ListCriteria<C, S> => {
      const search = searchIn(asked)
      return {
        ...orderOf(rules, { sort: sorts.ours(asked.sort), direction: asked.direction }),
        search: search === null ? null : searchOf(rules, search.column, search.text),
      }
    },
    write: ({ sort, direction, search }: ListCriteria<C, S>): WireQuery<K> => {
      const searched =
        search === null
          ? {}
          : { [column]: columns.onWire(search.column), [text]: sought.onWire(search.column, search.text) }
      return { sort: sorts.onWire(sort), direction, ...searched } as WireQuery<K>
    },
  }
}
