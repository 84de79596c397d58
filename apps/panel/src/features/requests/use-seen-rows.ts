import { useState } from 'react'

import type { List } from '../../lib/list/use-list.ts'

interface Seen<Row> {
  readonly ask: string
  readonly pages: ReadonlyMap<number, readonly Row[]>
}

const queryKeyOf = ({ search, sort, direction, size }: List<never, string, string>['view']): string =>
  JSON.stringify([search, sort, direction, size])

/** Rows of all pages viewed since the list's search, order, or size changed. Excludes prefetched pages. */
export const useSeenRows = <Row, C extends string, S extends string>(list: List<Row, C, S>): readonly string[] => {
  const { page, isStale } = list.query
  const ask = queryKeyOf(list.view)
  const [seen, setSeen] = useState<Seen<Row>>({ ask, pages: new Map() })
  const pages = seen.ask === ask ? seen.pages : new Map<number, readonly Row[]>()
  if (page !== undefined && !isStale && pages.get(page.page) !== page.rows) {
    setSeen({ ask, pages: new Map(pages).set(page.page, page.rows) })
  }
  return [...new Set([...pages.values()].flat().map(list.keyOf))]
}
