import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { branchDatabase } from './database.ts'
import { embeddedIn } from './embedded.ts'
import { keptStatements } from './kept-statements.ts'
import { clientOf, type Asked } from './prepared-client.ts'
import { branches } from './schema/branches.ts'

const [ONE, OTHER] = ['5a0f4d3e-8a52-4a43-9d40-0c6c1a9f7b11', '5a0f4d3e-8a52-4a43-9d40-0c6c1a9f7b12']

/** A list of which only a number of its shape is in the text; counts how often one was put together. */
const world = () => {
  const told: { readonly of: unknown; readonly size: string | undefined; readonly params: readonly unknown[] }[] = []
  let made = 0
  const ask = async ({ text, params, ahead = [] }: Asked) => {
    told.push({ of: ahead[0]?.params[0], size: /limit (\d+)/.exec(text)?.[1], params })
    return { rows: [], fields: [] }
  }
  const db = embeddedIn(clientOf(ask, (work) => work()))
  const page = keptStatements((tx, size: number) => {
    made += 1
    return tx
      .select({ uuid: branches.uuid })
      .from(branches)
      .where(sql`${branches.name} = ${sql.placeholder('name')}`)
      .orderBy(sql`${branches.uuid} ${sql.raw(`limit ${size}`)}`)
  })
  const read = (branch: string, size: number, name: string) =>
    branchDatabase(db, branch).read((tx) => page(tx, size, { name }))
  return { told, read, made: () => made }
}

it('a statement is put together once a shape and branch, and asked with the values of each call', async () => {
  const { told, read, made } = world()
  await read(ONE, 20, 'first')
  await read(ONE, 20, 'second')
  await read(ONE, 50, 'third')
  await read(OTHER, 20, 'fourth')
  await read(ONE, 20, 'fifth')
  expect(told).toEqual([
    { of: ONE, size: '20', params: ['first'] },
    { of: ONE, size: '20', params: ['second'] },
    { of: ONE, size: '50', params: ['third'] },
    { of: OTHER, size: '20', params: ['fourth'] },
    { of: ONE, size: '20', params: ['fifth'] },
  ])
  expect(made()).toBe(3)
})

it('of many shapes the one longest unused is put together anew', async () => {
  const { read, made } = world()
  for (let size = 1; size <= 50; size += 1) await read(ONE, size, 'a')
  await read(ONE, 1, 'a')
  await read(ONE, 51, 'a')
  expect(made()).toBe(51)
  await read(ONE, 1, 'a')
  expect(made()).toBe(51)
  await read(ONE, 2, 'a')
  expect(made()).toBe(52)
})

it('of many branches the one longest unread is forgotten, and bound as ever when it is read again', async () => {
  const { told, read, made } = world()
  const branchAt = (index: number) => `5a0f4d3e-8a52-4a43-9d40-${String(index).padStart(12, '0')}`
  for (let index = 0; index <= 100; index += 1) await read(branchAt(index), 20, 'a')
  await read(branchAt(100), 20, 'a')
  expect(made()).toBe(101)
  await read(branchAt(0), 20, 'a')
  expect(made()).toBe(102)
  expect(told.at(-1)?.of).toBe(branchAt(0))
})
