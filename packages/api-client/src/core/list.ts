import { PAGE_SIZES, type ListCriteria, type ListView, type PageSize } from '@repo/domain/lists/list'
import { listViewOf, type ListAddress } from '@repo/domain/lists/list-address'
import type { Feature, Permission } from '@repo/domain/people/permissions'
import * as z from 'zod/mini'

import { endpoint, type Endpoint, type Schema } from './endpoint.ts'
import { listQueryCodec, type ListQueryParts, type ColumnSpelling } from './list-query-codec.ts'
import { pageCodec, pageOrWholeCodec } from './page.ts'

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

const MOST_PAGES = 1_000_000

interface ListParts<C extends string, S extends string, K extends ColumnSpelling> extends ListQueryParts<C, S, K> {
  readonly permission?: Permission
  readonly feature?: Feature
}

type MaybeSchema = Schema | undefined

interface ListEndpointOptions<
  R extends Schema,
  L extends MaybeSchema,
  C extends string,
  S extends string,
  K extends ColumnSpelling,
  P extends MaybeSchema,
> extends ListParts<C, S, K> {
  readonly path: `/${string}`
  readonly summary: string
  readonly params?: P
  readonly row: R
  /** Row of the whole list, streamed for `pagination=0`. */
  readonly slimRow?: L
}

export interface ListQuery<C extends string = string, S extends string = string> extends ListView<C, S> {
  readonly isWhole?: boolean
}

interface WirePage {
  readonly page?: number | undefined
  readonly per_page?: number | undefined
  readonly pagination?: '0' | undefined
}

const pageShape = {
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MOST_PAGES))),
  per_page: z.optional(
    z.coerce.number().check(
      z.int(),
      z.refine((size) => PAGE_SIZES.some((known) => known === size)),
    ),
  ),
  pagination: z.optional(z.literal('0')),
}

const accessOf = ({ permission, feature }: { readonly permission?: Permission; readonly feature?: Feature }) =>
  ({
    kind: 'staff',
    ...(permission === undefined ? {} : { permission }),
    ...(feature === undefined ? {} : { feature }),
  }) as const

/** Declares a paged list. */
export const listEndpoint = <
  R extends Schema,
  C extends string,
  S extends string,
  K extends ColumnSpelling,
  L extends MaybeSchema = undefined,
  P extends MaybeSchema = undefined,
>(
  definition: ListEndpointOptions<R, L, C, S, K, P>,
) => {
  const { path, summary, params, row, slimRow, ...list } = definition
  const { pagination, ...paged } = pageShape
  const shape = slimRow === undefined ? paged : { ...paged, pagination }
  const ask = listQueryCodec<C, S, K, WirePage>(list, shape)
  const query = z.codec(ask.schema, z.custom<ListQuery<C, S>>(), {
    decode: (wire) => ({
      page: wire.page ?? 1,
      size: (wire.per_page ?? PAGE_SIZES[0]) as PageSize,
      isWhole: wire.pagination === '0',
      ...ask.read(wire),
    }),
    encode: ({ page, size, isWhole, ...asked }) => ({
      ...ask.write(asked),
      ...(isWhole === true ? { pagination: '0' as const } : { page, per_page: size }),
    }),
  })
  const response = slimRow === undefined ? pageCodec(row) : pageOrWholeCodec(row, slimRow)
  const access = accessOf(list)
  const definedAs = { method: 'GET', path, summary, access, query, params: params as P } as const
  return {
    ...endpoint({ ...definedAs, response }),
    list: list as ListParts<C, S, K>,
    slimRow: slimRow as L,
  }
}

/** The view for search params, with the defaults of the list. */
export const viewOf = <C extends string, S extends string>(
  { list }: { readonly list: Pick<ListParts<C, S, ColumnSpelling>, 'rules'> },
  address: ListAddress<C, S> = {},
): ListView<C, S> => listViewOf(list.rules, address)

/** Declares the file export of a list, with the same query. */
export const exportEndpoint = <C extends string, S extends string, K extends ColumnSpelling, P extends MaybeSchema>(
  listed: Pick<Endpoint, 'path'> & { readonly params: P; readonly list: ListParts<C, S, K> },
  summary: string,
) => {
  const ask = listQueryCodec<C, S, K, { readonly format: ExportFormat }>(listed.list, {
    format: z.enum(EXPORT_FORMATS),
  })
  const query = z.codec(ask.schema, z.custom<ListCriteria<C, S> & { readonly format: ExportFormat }>(), {
    decode: (wire) => ({ format: wire.format, ...ask.read(wire) }),
    encode: ({ format, ...asked }) => ({ ...ask.write(asked), format }),
  })
  return endpoint({
    method: 'GET',
    path: `${listed.path}/export`,
    summary,
    access: accessOf(listed.list),
    params: listed.params,
    query,
    download: true,
  })
}
