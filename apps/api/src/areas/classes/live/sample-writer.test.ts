import { expect, test } from 'vitest'

import type { Database } from '../../../database/database.ts'
import { createSampleWriter, type SampleOwner, type StoreSamples } from './sample-writer.ts'

const ANA: SampleOwner = { participationUuid: 'ana', branchUuid: 'north', classUuid: 'spin', epoch: 1 }
const LUIS: SampleOwner = { participationUuid: 'luis', branchUuid: 'south', classUuid: 'box', epoch: 7 }

type Columns = Parameters<StoreSamples>[1]

const STILL = { steady: () => 0 }

const watched = ({ maxRows = 500, failures = 0, clock = STILL } = {}) => {
  const statements: Columns[] = []
  let left = failures
  const store: StoreSamples = async (_db, columns) => {
    if (left > 0) {
      left -= 1
      throw new Error('the database is away')
    }
    statements.push(columns)
    return new Set()
  }
  const writer = createSampleWriter((work) => work(undefined as unknown as Database), {
    clock,
    maxRows,
    gatherMs: 0,
    store,
  })
  const add = (owner: SampleOwner, at: number) =>
    writer.add(owner, { at, heartRate: 100 + at, steps: null, hasContact: at !== 2 })
  return { writer, add, statements }
}

test('concurrent samples are one statement, with each value in its own column and row', async () => {
  const { writer, add, statements } = watched()
  add(ANA, 1)
  const ana = writer.stored()
  add(LUIS, 2)
  await Promise.all([ana, writer.stored()])
  expect(statements).toEqual([
    {
      participationUuid: ['ana', 'luis'],
      branchUuid: ['north', 'south'],
      classUuid: ['spin', 'box'],
      epoch: [1, 7],
      at: [1, 2],
      heartRate: [101, 102],
      steps: [null, null],
      hasContact: [true, false],
    },
  ])
})

test('a batch above the row limit is split into several statements, in order', async () => {
  const { writer, add, statements } = watched({ maxRows: 2 })
  for (let at = 0; at < 5; at += 1) add(at % 2 === 0 ? ANA : LUIS, at)
  await writer.stored()
  expect(statements.map(({ at }) => at)).toEqual([[0, 1], [2, 3], [4]])
  expect(statements.map(({ participationUuid }) => participationUuid)).toEqual([
    ['ana', 'luis'],
    ['ana', 'luis'],
    ['ana'],
  ])
})

test('samples that fail to store reject all waiting callers and are stored before the next ones', async () => {
  const { writer, add, statements } = watched({ failures: 1 })
  add(ANA, 1)
  const many = Array.from({ length: 100 }, () => writer.stored())
  const outcomes = await Promise.allSettled(many)
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected']))
  add(LUIS, 2)
  await writer.stored()
  expect(statements.map(({ participationUuid, at }) => [participationUuid, at])).toEqual([
    [
      ['ana', 'luis'],
      [1, 2],
    ],
  ])
})

test('samples that arrive during a write wait for the next batch, however many wait', async () => {
  let writing = Promise.withResolvers<void>()
  const groups: number[] = []
  const store: StoreSamples = async (_db, { at }) => {
    groups.push(at.length)
    await writing.promise
    return new Set()
  }
  const writer = createSampleWriter((work) => work(undefined as unknown as Database), {
    clock: STILL,
    maxRows: 500,
    gatherMs: 0,
    store,
  })
  const wait = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, at) => {
        writer.add(ANA, { at, heartRate: 100, steps: null, hasContact: true })
        return writer.stored()
      }),
    )
  const first = wait(70)
  await expect.poll(() => groups).toEqual([70])
  let isSecondStored = false
  const second = wait(3).then(() => (isSecondStored = true))
  const former = writing
  writing = Promise.withResolvers()
  former.resolve()
  await first
  await expect.poll(() => groups).toEqual([70, 3])
  expect(isSecondStored).toBe(false)
  writing.resolve()
  await second
})

test.each([
  ['at once while the event loop has time', 0, 0, 1],
  // 640 callers are 20 batches of 32
  ['in turns if each batch takes long', 5, 9, 19],
])('many callers get their results %s', async (_how, millisecondsEach, least, most) => {
  let now = 0
  const { writer } = watched({ clock: { steady: () => (now += millisecondsEach) } })
  const many = Array.from({ length: 640 }, () => writer.stored())
  const crowd = { turns: 0, isAnswered: false }
  const all = Promise.all(many).then(() => (crowd.isAnswered = true))
  await many[0]
  while (!crowd.isAnswered) {
    await new Promise((resolve) => setImmediate(resolve))
    crowd.turns += 1
  }
  await all
  expect(crowd.turns).toBeGreaterThanOrEqual(least)
  expect(crowd.turns).toBeLessThanOrEqual(most)
})

test('the next batch is stored while the callers of this one resume, and closing waits for both', async () => {
  const { writer, add, statements } = watched()
  const answered: string[] = []
  add(ANA, 1)
  const first = writer.stored().then(async () => {
    add(LUIS, 2)
    void writer.stored().then(() => answered.push('second'))
    answered.push('first')
  })
  await first
  await writer.close()
  expect(statements.map(({ at }) => at)).toEqual([[1], [2]])
  expect(answered).toEqual(['first', 'second'])
})
