import type { List } from './use-list.ts'

/** Undefined if the page doesn't contain the row. */
export const rowNow = <Row, C extends string, S extends string>(
  { query, keyOf }: Pick<List<Row, C, S>, 'query' | 'keyOf'>,
  key: string | null | undefined,
): Row | undefined => query.page?.rows.find((row) => keyOf(row) === key)
