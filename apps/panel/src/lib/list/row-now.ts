import type { List } from './use-list.ts'

/** A row as the page in view has it now; undefined where that does not show it. */
export const rowNow = <Row, C extends string, S extends string>(
  { query, keyOf }: Pick<List<Row, C, S>, 'query' | 'keyOf'>,
  key: string | null | undefined,
): Row | undefined => query.page?.rows.find((row) => keyOf(row) === key)
