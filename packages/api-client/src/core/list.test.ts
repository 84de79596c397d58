import { listRules } from '@repo/domain/lists/list'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { answeringClient, fetched } from '../../tests/answering-client.ts'
import { downloadList } from './list-file.ts'
import { listQueries } from './list-queries.ts'
import { exportEndpoint, listEndpoint } from './list.ts'

const rules = listRules({
  columns: { name: { kind: 'text' }, since: { kind: 'day' } },
  sorts: ['name', 'since'],
  first: { column: 'name', sort: 'since', direction: 'desc' },
})

const Wire = z.object({ straps_uuid: z.string() })
const row = z.codec(Wire, z.custom<{ readonly uuid: string }>(), {
  decode: ({ straps_uuid: uuid }) => ({ uuid }),
  encode: ({ uuid }) => ({ straps_uuid: uuid }),
})
const list = listEndpoint({ path: '/straps', summary: 'List straps', rules, column: 'search_colum', row })
const whole = listEndpoint({
  path: '/straps',
  summary: 'List straps',
  rules,
  column: 'search_column',
  row,
  slimRow: Wire,
})
const file = exportEndpoint(list, 'Export straps')
const spelt = listEndpoint({
  path: '/straps',
  summary: 'List straps',
  rules,
  column: 'search_column',
  spelled: { name: 'straps_name', since: 'worn_since' },
  row,
})

const meta = { current_page: 2, last_page: 3, per_page: 20, total: 41 }
const view = { page: 2, size: 20, sort: 'since', direction: 'desc', search: null } as const

describe('what a list is asked', () => {
  it.each([
    [{}, { ...view, page: 1, isWhole: false }],
    [
      { page: '2', per_page: '50', sort: 'name' },
      { page: 2, size: 50, sort: 'name', direction: 'asc', search: null, isWhole: false },
    ],
    [{ search: ' ana ' }, { ...view, page: 1, search: { column: 'name', text: 'ana' }, isWhole: false }],
    [
      { search_colum: 'since', search: '-1' },
      { ...view, page: 1, isWhole: false },
    ],
  ])('%j', (wire, expected) => {
    expect(list.query.parse(wire)).toEqual(expected)
  })

  it.each([
    { page: 0 },
    { page: 1_000_001 },
    { per_page: 30 },
    { sort: 'uuid' },
    { search: 'an' },
    { search: 'x'.repeat(101) },
    { search_colum: 'since', search: '2026-02-30' },
  ])('refuses %j', (wire) => {
    expect(list.query.safeParse(wire).success).toBe(false)
  })

  it('is written in the spelling of the list', () => {
    const asked = { ...view, search: { column: 'since', text: '2026-02-01' } } as const
    const wire = { sort: 'since', direction: 'desc', page: 2, per_page: 20, search: '2026-02-01' }
    expect(z.encode(list.query, asked)).toEqual({ ...wire, search_colum: 'since' })
    expect(z.encode(whole.query, asked)).toEqual({ ...wire, search_column: 'since' })
    expect(z.encode(whole.query, { ...view, isWhole: true })).toEqual({
      sort: 'since',
      direction: 'desc',
      pagination: '0',
    })
  })

  it('names columns and orders as the wire does, and only there', () => {
    const ours = { ...view, sort: 'name', search: { column: 'since', text: '2026-02-01' } } as const
    const asked = { sort: 'straps_name', direction: 'desc', search_column: 'worn_since', search: '2026-02-01' }
    const wire = { ...asked, page: 2, per_page: 20 }
    expect(z.encode(spelt.query, ours)).toEqual(wire)
    expect(spelt.query.parse(wire)).toEqual({ ...ours, isWhole: false })
    const spelledFile = exportEndpoint(spelt, 'Export straps')
    expect(spelledFile.query.parse({ ...asked, format: 'csv' })).toMatchObject({ sort: 'name', search: ours.search })
    expect(spelt.query.safeParse({ sort: 'name' }).success).toBe(false)
    expect(spelt.query.safeParse({ search_column: 'since', search: '2026-02-01' }).success).toBe(false)
  })

  it('may spell what is looked for, and the choices of a column, in its own way', () => {
    const kinds = listRules({
      columns: { name: { kind: 'text' }, kind: { kind: 'choice', of: ['chest', 'arm'] } },
      sorts: ['name'],
      first: { column: 'name', sort: 'name', direction: 'asc' },
    })
    const choices = { kind: { chest: '1', arm: '2' } }
    const searched = listEndpoint({
      path: '/straps',
      summary: 'Search straps',
      rules: kinds,
      column: 'column',
      text: 'data',
      choices,
      row,
    })
    const ours = { ...view, sort: 'name', search: { column: 'kind', text: 'arm' } } as const
    const wire = { sort: 'name', direction: 'desc', page: 2, per_page: 20, column: 'kind', data: '2' }
    expect(z.encode(searched.query, ours)).toEqual(wire)
    expect(searched.query.parse({ ...wire, data: ' 2 ' })).toEqual({ ...ours, isWhole: false })
    expect(searched.query.parse({ column: 'name', data: 'arm' })).toMatchObject({ search: { text: 'arm' } })
    expect(searched.query.parse({ column: 'kind', data: '-1' })).toMatchObject({ search: null })
    expect(searched.query.safeParse({ column: 'kind', data: '3' }).success).toBe(false)
  })

  it('is all of it only where the contract has that', () => {
    expect(whole.query.parse({ pagination: '0' })).toMatchObject({ isWhole: true })
    expect(list.query.parse({ pagination: '0' })).toMatchObject({ isWhole: false })
  })
})

describe('what a list answers', () => {
  it('is a page of our rows, and is written as it was read', () => {
    const wire = { data: [{ straps_uuid: 'a' }], meta }
    const page = { rows: [{ uuid: 'a' }], page: 2, lastPage: 3, size: 20, total: 41 }
    expect(list.response.parse(wire)).toEqual(page)
    expect(z.encode(list.response, page)).toEqual(wire)
  })

  it('is written with its place where that is known', () => {
    const links = { first: '/a', last: '/c', prev: null, next: '/b' }
    const page = { rows: [], page: 2, lastPage: 3, size: 20, total: 41 }
    const place = { from: null, to: null, path: '/straps', links }
    expect(z.encode(list.response, { ...page, place })).toEqual({
      data: [],
      links,
      meta: { ...meta, from: null, to: null, path: '/straps', links },
    })
  })

  it('may be the whole list on the wire, and nothing else', () => {
    expect(whole.response.safeParse({ data: [{ straps_uuid: 'a' }] }).success).toBe(true)
    expect(whole.response.safeParse({ data: [{}] }).success).toBe(false)
    expect(list.response.safeParse({ data: [{ straps_uuid: 'a' }] }).success).toBe(false)
  })
})

it('a page is kept under its list and all that it was asked', async () => {
  const queries = listQueries('straps', list)
  const { data, asked, key } = await fetched({ data: [{ straps_uuid: 'a' }], meta }, (client) =>
    queries.page(client, view),
  )
  expect(asked).toEqual(['GET /straps?sort=since&direction=desc&page=2&per_page=20'])
  expect(key).toEqual([...queries.lists, view])
  expect(queries.lists.slice(0, 1)).toEqual(queries.all)
  expect(data.rows).toEqual([{ uuid: 'a' }])
})

it('a file is asked for as its list is', async () => {
  const { client, asked } = answeringClient({})
  await downloadList(client, file, { ...view, search: { column: 'name', text: 'ana' } }, 'xlsx')
  expect(asked).toHaveLength(1)
  const address = new URL(asked[0]?.slice('GET '.length) ?? '', 'http://gym')
  expect([address.pathname, Object.fromEntries(address.searchParams)]).toEqual([
    '/straps/export',
    { sort: 'since', direction: 'desc', search_colum: 'name', search: 'ana', format: 'xlsx' },
  ])
})
