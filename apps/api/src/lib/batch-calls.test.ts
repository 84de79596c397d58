import { expect, it } from 'vitest'

import { createBatcher } from './batch-calls.ts'

const held = (maxBatchSize = 10) => {
  const groups: (readonly string[])[] = []
  const releases: (() => void)[] = []
  const call = createBatcher<string, string>({
    keyOf: (input) => input.slice(0, 1),
    maxBatchSize,
    runBatch: async (group) => {
      groups.push(group)
      await new Promise<void>((resolve) => releases.push(resolve))
      if (group.includes('a fault')) throw new Error('nobody is served')
      return group.map((one) => (one.endsWith('!') ? new Error(one) : one.toUpperCase()))
    },
  })
  const release = async (): Promise<void> => {
    releases.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { call, groups, release }
}

it('a single call runs at once, and later calls run together afterwards', async () => {
  const { call, groups, release } = held()
  const all = Promise.all(['a1', 'a2', 'a3'].map(call))
  expect(groups).toEqual([['a1']])
  await release()
  expect(groups).toEqual([['a1'], ['a2', 'a3']])
  await release()
  expect(await all).toEqual(['A1', 'A2', 'A3'])
  const later = call('a4')
  expect(groups.at(-1)).toEqual(['a4'])
  await release()
  expect(await later).toBe('A4')
})

it('a batch has calls of one key only, up to its limit', async () => {
  const { call, groups, release } = held(2)
  const all = Promise.all(['a1', 'b1', 'a2', 'a3', 'a4'].map(call))
  expect(groups).toEqual([['a1'], ['b1']])
  for (let step = 0; step < 4; step += 1) await release()
  expect(groups).toEqual([['a1'], ['b1'], ['a2', 'a3'], ['a4']])
  expect(await all).toEqual(['A1', 'B1', 'A2', 'A3', 'A4'])
})

it('a failed call throws its own error, and a failed batch throws for all its calls', async () => {
  const { call, release } = held()
  const first = call('a1')
  const some = Promise.allSettled([call('a2!'), call('a3')])
  await release()
  await release()
  expect(await first).toBe('A1')
  expect(await some).toEqual([
    { status: 'rejected', reason: new Error('a2!') },
    { status: 'fulfilled', value: 'A3' },
  ])
  const failed = Promise.allSettled([call('a fault'), call('a4'), call('a5')])
  await release()
  await release()
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
})
