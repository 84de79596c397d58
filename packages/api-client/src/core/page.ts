import * as z from 'zod/mini'

import { pageOf } from './schemas.ts'
import { readAlone } from './tolerant-codecs.ts'

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

type PageCodec<R extends z.ZodMiniType> = z.ZodMiniType<Page<z.output<R>>>

/** A page as the provider writes it, and ours. Rows are ours by their own codec. */
export const pageCodec = <R extends z.ZodMiniType>(row: R): PageCodec<R> =>
  z.codec(pageOf(row), z.custom<Page<z.output<R>>>(), { decode: pageRead, encode: pageWritten })

/** The same on the wire, or all rows of the list with few fields each. Our clients ask for pages only. */
export const pageOrWholeCodec = <R extends z.ZodMiniType>(row: R, slimRow: z.ZodMiniType): PageCodec<R> => {
  const codec: PageCodec<R> = z.codec(
    z.union([pageOf(row), z.object({ data: z.array(slimRow) })]),
    z.custom<Page<z.output<R>>>(),
    {
      decode: (wire) => ('meta' in wire ? pageRead(wire) : (wire as never)),
      encode: pageWritten,
    },
  )
  return readAlone(codec, pageCodec(row))
}
