import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { listMembers } from '../members/list-members.ts'
import { readAnswer } from './read-answer.ts'
import { inData, renamed } from './renamed.ts'
import { orElse } from './tolerant-codecs.ts'

const Thing = z.object({
  uuid: z.string(),
  count: z.int(),
  weight: z.nullable(z.number()),
  note: z.nullable(z.string()),
  is_old: z.boolean(),
  size: z.nullable(z.enum(['small', 'large'])),
  shelf: z.optional(z.string()),
  level: orElse(z.int(), 7),
})
const things = inData(renamed(Thing, { is_old: 'isOld' }))
const thing = { uuid: 'a', count: 1, weight: 2.5, note: 'x', is_old: true, size: 'small', shelf: 's', level: 1 }
const read = { uuid: 'a', count: 1, weight: 2.5, note: 'x', isOld: true, size: 'small', shelf: 's', level: 1 }
const readOne = (change: object) => readAnswer(things, { data: [{ ...thing, ...change }] })

describe('an answer', () => {
  it.each([
    ['as ours', {}, {}],
    ['with a text for a number', { count: '12', weight: '2.25', level: ' 3 ' }, { count: 12, weight: 2.25, level: 3 }],
    ['with a number for a text', { uuid: 12 }, { uuid: '12' }],
    ['with a number for a flag', { is_old: 0 }, { isOld: false }],
    ['with a text for a flag', { is_old: '1' }, { isOld: true }],
    ['with a word for a flag', { is_old: 'false' }, { isOld: false }],
    ['with a flag for a number', { count: true, level: 'false' }, { count: 1, level: 0 }],
    ['with the text null', { note: 'null', weight: 'null', size: 'null' }, { note: null, weight: null, size: null }],
    ['with empty texts', { note: '', weight: '', size: '' }, { note: null, weight: null, size: null }],
    [
      'without what is optional',
      { note: undefined, weight: undefined, size: undefined, shelf: undefined, level: undefined },
      { note: null, weight: null, size: null, shelf: undefined, level: 7 },
    ],
    ['with null for what is optional', { shelf: null, level: null }, { shelf: undefined, level: 7 }],
  ])('%s is read', (_, change, expected) => {
    expect(readOne(change)).toEqual({ data: { value: [{ ...read, ...expected }] }, leftOut: [] })
  })

  it.each([
    ['an optional number', { weight: 'heavy' }, { weight: null }, 'data.weight'],
    ['an optional choice', { size: 'huge' }, { size: null }, 'data.size'],
    ['an optional text', { shelf: {} }, { shelf: undefined }, 'data.shelf'],
  ])('is read without %s that cannot be', (_, change, expected, place) => {
    expect(readOne(change)).toEqual({ data: { value: [{ ...read, ...expected }] }, leftOut: [place] })
  })

  it.each([
    ['a name that is null', { uuid: null }, 'data.uuid'],
    ['no number', { count: 'many' }, 'data.count'],
    ['a flag that is none', { is_old: 'maybe' }, 'data.is_old'],
  ])('is read without a row that has %s', (_, change, place) => {
    const answer = { data: [thing, { ...thing, ...change }, { ...thing, uuid: 'b' }] }
    expect(readAnswer(things, answer)).toEqual({ data: { value: [read, { ...read, uuid: 'b' }] }, leftOut: [place] })
  })

  it.each([[null], [{}], [{ message: 'ok' }], [{ data: {} }], ['<html>']])('%j is none', (answer) => {
    expect(readAnswer(things, answer)).toEqual({ data: null, leftOut: [] })
  })

  it('leaves nothing out of plain numbers, whose places count', () => {
    expect(readAnswer(z.object({ weeks: z.array(z.int()) }), { weeks: [1, 'x', 3] }).data).toBeNull()
    expect(readAnswer(z.object({ weeks: z.array(z.int()) }), { weeks: [1, '2', 3] }).data?.value).toEqual({
      weeks: [1, 2, 3],
    })
  })

  it('reads numbers behind names', () => {
    expect(readAnswer(z.record(z.string(), z.int()), { Spinning: '3' }).data?.value).toEqual({ Spinning: 3 })
  })

  it('takes of several shapes the one that fits as it is', () => {
    const Either = z.union([z.object({ before: z.nullable(z.string()) }), z.object({ hidden: z.literal(true) })])
    expect(readAnswer(Either, { hidden: true }).data?.value).toEqual({ hidden: true })
    expect(readAnswer(z.union([z.string(), z.number()]), '12').data?.value).toBe('12')
  })
})

describe('a page', () => {
  const row = { user_uuid: 'a', name: 'Ana', email: 'ana@gym.example' }
  const rows = Array.from({ length: 3 }, (_, place) => ({ ...row, user_uuid: `u${place}` }))
  const pageOf = (answer: object, asked = {}) => readAnswer(listMembers.response, answer, asked).data?.value

  it.each([
    [{ last_page: 7 }, {}, { page: 1, lastPage: 7, size: 20, total: 140 }],
    [{ last_page: 7 }, { page: 2 }, { page: 2, lastPage: 7, size: 20, total: 140 }],
    [{ last_page: 7 }, { page: 7 }, { page: 7, lastPage: 7, size: 20, total: 123 }],
    [{ last_page: '7', total: '131' }, { page: 2 }, { page: 2, lastPage: 7, size: 20, total: 131 }],
    [{ total: 45 }, {}, { page: 1, lastPage: 3, size: 20, total: 45 }],
    [{ total: 45, per_page: 50 }, {}, { page: 1, lastPage: 1, size: 50, total: 45 }],
    [{}, { page: 3, per_page: 50 }, { page: 3, lastPage: 3, size: 50, total: 103 }],
    [undefined, {}, { page: 1, lastPage: 1, size: 20, total: 3 }],
    [null, { page: 2 }, { page: 2, lastPage: 2, size: 20, total: 23 }],
    [{ last_page: 0, total: 0 }, {}, { page: 1, lastPage: 1, size: 20, total: 0 }],
  ])('whose place is %j, asked for as %j, is counted', (meta, asked, expected) => {
    expect(pageOf({ data: rows, meta }, asked)).toMatchObject(expected)
  })

  it('has another after it where a link says so', () => {
    expect(pageOf({ data: rows, links: { next: '/users?page=2' } })).toMatchObject({ page: 1, lastPage: 2 })
    expect(pageOf({ data: rows, links: { next: null } })).toMatchObject({ lastPage: 1 })
  })

  it('is no page without rows', () => {
    expect(pageOf({ meta: { last_page: 1 } })).toBeUndefined()
  })

  it.each([
    ['last_name_2', 'null', { lastName2: null }],
    ['last_name_2', undefined, { lastName2: null }],
    ['banned_user', true, { isBanned: true }],
    ['banned_user', '1', { isBanned: true }],
    ['banned_user', '0', { isBanned: false }],
    ['banned_user', undefined, { isBanned: false }],
    ['sex', 'other', { sex: null }],
    ['pseudonym', null, { pseudonym: null }],
  ])('has a member whose %s is %j', (field, value, expected) => {
    expect(pageOf({ data: [{ ...row, [field]: value }], meta: { last_page: 1 } })?.rows).toEqual([
      expect.objectContaining({ uuid: 'a', name: 'Ana', ...expected }),
    ])
  })

  it('leaves out a member without a name, and keeps the others', () => {
    const read = readAnswer(listMembers.response, { data: [...rows, { ...row, name: null }], meta: { last_page: 1 } })
    expect(read.data?.value.rows.map(({ uuid }) => uuid)).toEqual(['u0', 'u1', 'u2'])
    expect(read.leftOut).toEqual(['data.name'])
  })
})
