import * as z from 'zod/mini'

import { pageOf } from './schemas.ts'
import { readAlone } from './tolerant-codecs.ts'

export interface PagePlace {
  readonly from: number | null
  readonly to: number | null
  readonly path: string
  readonly links: Readonly<Record<'first' | 'last' | 'prev' | 'next', string | null>>
}

export interface Page<Row> {
  readonly rows: readonly Row[]
  readonly page: number
  readonly lastPage: number
  readonly size: number
  readonly total: number
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

export const pageCodec = <R extends z.ZodMiniType>(row: R): PageCodec<R> =>
  z.codec(pageOf(row), z.custom<Page<z.output<R>>>(), { decode: pageRead, encode: pageWritten })

/** Codec of a page, or of all rows as slim ones. Clients only request pages. */
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
