import * as z from 'zod/mini'

import { pageOf } from './schemas.ts'

/** Where a page stands in its list. */
export interface PagePlace {
  /** Of the first and the last row in the whole list, from 1; null on a page without rows. */
  readonly from: number | null
  readonly to: number | null
  /** Address of the list without any query. */
  readonly path: string
  /** Addresses of other pages; null where there is none. */
  readonly links: Readonly<Record<'first' | 'last' | 'prev' | 'next', string | null>>
}

/** One page of a list, as we speak of it. */
export interface Page<Row> {
  readonly rows: readonly Row[]
  /** From 1, as the last one. */
  readonly page: number
  readonly lastPage: number
  readonly size: number
  readonly total: number
  /** Absent where a deployment says nothing about it that we read. */
  readonly place?: PagePlace
}

/** All rows of a list, with few fields each. */
export interface WholeList<Row> {
  readonly data: Row[]
}

/** The page in an answer. Throws TypeError for a whole list, which has no pages. */
export const pageIn = <Row>(answer: Page<Row> | WholeList<unknown>): Page<Row> => {
  if (!('rows' in answer)) throw new TypeError('the list came without pages')
  return answer
}

type WirePageOf<Row> = z.infer<ReturnType<typeof pageOf<z.ZodMiniType<Row>>>>

const pageRead = <Row>({ data, meta }: WirePageOf<Row>): Page<Row> => ({
  rows: data,
  page: meta.current_page,
  lastPage: meta.last_page,
  size: meta.per_page,
  total: meta.total,
})

const pageWritten = <Row>({ rows, page, lastPage, size, total, place }: Page<Row>): WirePageOf<Row> => {
  const meta = { current_page: page, last_page: lastPage, per_page: size, total }
  if (place === undefined) return { data: [...rows], meta }
  const { links, ...rest } = place
  return { data: [...rows], links, meta: { ...meta, ...rest, links } }
}

/** A page as the provider writes it, and ours. Rows are ours by their own codec. */
export const pageCodec = <R extends z.ZodMiniType>(row: R) =>
  z.codec(pageOf(row), z.custom<Page<z.output<R>>>(), { decode: pageRead, encode: pageWritten })

/** The same, or all rows of the list with few fields each; a page is told by its `meta`. */
export const pageOrWholeCodec = <R extends z.ZodMiniType, L extends z.ZodMiniType>(row: R, slimRow: L) =>
  z.codec(
    z.union([pageOf(row), z.object({ data: z.array(slimRow) })]),
    z.custom<Page<z.output<R>> | WholeList<z.output<L>>>(),
    {
      decode: (wire) => ('meta' in wire ? pageRead(wire) : wire),
      encode: (answer) => ('rows' in answer ? pageWritten(answer) : answer),
    },
  )
