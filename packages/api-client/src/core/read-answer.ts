import * as z from 'zod/mini'

import { UnreadableAnswer } from './api-error.ts'
import type { Endpoint, Schema } from './endpoint.ts'
import { PageMeta } from './schemas.ts'
import { aloneOf, defaultOf, reportUnreadable } from './tolerant-codecs.ts'

type Any = z.core.$ZodType
type Fields = Readonly<Record<string, unknown>>

export interface RequestedPage {
  readonly page?: unknown
  readonly per_page?: unknown
}

interface Reading {
  readonly asked: RequestedPage
  readonly leavesOut: boolean
  readonly onLeftOut: (path: string) => void
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '' || value === 'null'

const NUMBER = /^\s*-?\d+(?:\.\d+)?\s*$/

const numberOf = (value: unknown): unknown => {
  if (typeof value === 'string' && NUMBER.test(value)) return Number(value)
  if (value === true || value === 'true') return 1
  return value === false || value === 'false' ? 0 : value
}

const flagOf = (value: unknown): unknown => {
  if (value === 1 || value === '1' || value === 'true') return true
  return value === 0 || value === '0' || value === 'false' ? false : value
}

const countOf = (value: unknown): number | null => {
  const count = numberOf(value)
  return typeof count === 'number' && Number.isInteger(count) && count > 0 ? count : null
}

const DEFAULT_SIZE = 20

const metaOf = (wire: Fields, asked: RequestedPage): Fields => {
  const meta = isFields(wire['meta']) ? wire['meta'] : {}
  const rows = Array.isArray(wire['data']) ? wire['data'].length : 0
  const page = countOf(meta['current_page']) ?? countOf(asked.page) ?? 1
  const size = countOf(meta['per_page']) ?? countOf(asked.per_page) ?? Math.max(rows, DEFAULT_SIZE)
  const total = numberOf(meta['total'])
  const counted = typeof total === 'number' ? total : null
  const hasNext = [wire['links'], meta['links']].some((links) => isFields(links) && !isAbsent(links['next']))
  const lastPage =
    countOf(meta['last_page']) ?? (counted === null ? page + (hasNext ? 1 : 0) : Math.max(1, Math.ceil(counted / size)))
  return {
    ...meta,
    current_page: page,
    per_page: size,
    last_page: lastPage,
    // assumes full pages up to the last
    total: counted ?? (page < lastPage ? lastPage * size : (page - 1) * size + rows),
  }
}

const wireOf = (schema: Any): Any => (schema instanceof z.ZodMiniCodec ? schema.def.in : schema)

const isPage = (schema: Any): schema is z.ZodMiniObject =>
  schema instanceof z.ZodMiniObject && schema.shape['meta'] === PageMeta

const takes = (schema: Any, value: unknown): boolean => z.safeParse(schema, value).success

const isRow = (schema: Any): boolean => wireOf(schema) instanceof z.ZodMiniObject

const objectOf = (schema: z.ZodMiniObject, value: Fields, reading: Reading, path: string): Fields => {
  const read: Record<string, unknown> = { ...value }
  for (const [name, field] of Object.entries(schema.shape)) {
    const found = readBy(field, value[name], reading, `${path}.${name}`)
    if (found !== undefined) read[name] = found
    else delete read[name]
  }
  return read
}

const rowsOf = (row: Any, values: readonly unknown[], reading: Reading, path: string): readonly unknown[] => {
  const read = values.map((value) => readBy(row, value, reading, path))
  if (!reading.leavesOut || !isRow(row)) return read
  return read.filter((value) => {
    const { success, error } = z.safeParse(row, value)
    if (!success) reading.onLeftOut([path, ...(error.issues[0]?.path ?? [])].map(String).join('.'))
    return success
  })
}

const optionalOf = (inner: Any, value: unknown, none: null | undefined, reading: Reading, path: string): unknown => {
  if (isAbsent(value)) return none
  const read = readBy(inner, value, reading, path)
  if (!reading.leavesOut || takes(inner, read)) return read
  reading.onLeftOut(path)
  return none
}

const unionOf = (options: readonly Any[], value: unknown, reading: Reading, path: string): unknown => {
  if (options.some((option) => takes(option, value))) return value
  const read = options.map((option) => readBy(option, value, { ...reading, leavesOut: false }, path))
  return read.find((one, place) => takes(options[place] as Any, one)) ?? value
}

const plainOf = (schema: Any, value: unknown, reading: Reading, path: string): unknown => {
  if (schema instanceof z.ZodMiniUnion) return unionOf(schema.def.options, value, reading, path)
  if (schema instanceof z.ZodMiniNumber) return numberOf(value)
  if (schema instanceof z.ZodMiniBoolean) return flagOf(value)
  return schema instanceof z.ZodMiniString && typeof value === 'number' ? String(value) : value
}

const partsOf = (schema: Any, value: object, reading: Reading, path: string): unknown => {
  if (Array.isArray(value))
    return schema instanceof z.ZodMiniArray ? rowsOf(schema.def.element, value, reading, path) : value
  const fields = value as Fields
  if (isPage(schema)) return objectOf(schema, { ...fields, meta: metaOf(fields, reading.asked) }, reading, path)
  if (schema instanceof z.ZodMiniObject) return objectOf(schema, fields, reading, path)
  if (!(schema instanceof z.ZodMiniRecord)) return plainOf(schema, value, reading, path)
  const { valueType } = schema.def
  return Object.fromEntries(
    Object.entries(fields).map(([name, part]) => [name, readBy(valueType, part, reading, path)]),
  )
}

const readBy = (schema: Any, value: unknown, reading: Reading, path: string): unknown => {
  const without = value === undefined || value === null ? defaultOf(schema) : null
  if (without !== null) return without.value
  if (schema instanceof z.ZodMiniCodec) return readBy(schema.def.in, value, reading, path)
  if (schema instanceof z.ZodMiniNullable) return optionalOf(schema.def.innerType, value, null, reading, path)
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault) {
    // keeps a null that the schema gives another meaning
    const isMeant = value === null && takes(schema.def.innerType, null)
    return isMeant ? null : optionalOf(schema.def.innerType, value, undefined, reading, path)
  }
  return typeof value === 'object' && value !== null
    ? partsOf(schema, value, reading, path)
    : plainOf(schema, value, reading, path)
}

interface ReadAnswer<T> {
  readonly data: { readonly value: T } | null
  readonly leftOut: readonly string[]
}

/** Parses responses of other deployments, with other spellings of absent, numbers, and flags. Drops invalid rows. */
export const readAnswer = <S extends Schema>(
  schema: S,
  answer: unknown,
  asked: RequestedPage = {},
): ReadAnswer<z.output<S>> => {
  const leftOut = new Set<string>()
  const onLeftOut = (path: string) => leftOut.add(path.replace(/^\./, ''))
  const page = aloneOf(schema)
  for (const leavesOut of [false, true]) {
    const read = z.safeParse(page, readBy(page, answer, { asked, leavesOut, onLeftOut }, ''))
    if (read.success) return { data: { value: read.data }, leftOut: [...leftOut] }
  }
  return { data: null, leftOut: [] }
}

export const readLiberally = (endpoint: Endpoint, answer: unknown, asked: RequestedPage) => {
  const { data, leftOut } = readAnswer(endpoint.response, answer, asked)
  for (const place of leftOut) reportUnreadable(new UnreadableAnswer(endpoint, place))
  return data
}
