import { expect, it, vi } from 'vitest'

import { createOutbox } from './outbox.ts'

const samples = (count: number) => Array.from({ length: count }, (_, second) => ({ at: second * 1000, hr: 120 }))

it('numbers its batches and says of each change that something was kept', () => {
  const onKept = vi.fn<() => void>()
  const outbox = createOutbox([], onKept)
  expect(outbox.size()).toBe(0)
  expect(onKept).not.toHaveBeenCalled()
  expect(outbox.add(samples(2))).toEqual({ sequence: 1, samples: samples(2) })
  expect(outbox.add(samples(1)).sequence).toBe(2)
  expect(onKept).toHaveBeenCalledTimes(2)
  expect(outbox.samples()).toEqual([...samples(2), ...samples(1)])
  expect(outbox.settle(1)).toBe(true)
  expect(onKept).toHaveBeenCalledTimes(3)
  outbox.clear()
  expect(onKept).toHaveBeenCalledTimes(4)
  expect(outbox.size()).toBe(0)
})

it('does not know a receipt of what was sent again under another number', () => {
  const onKept = vi.fn<() => void>()
  const outbox = createOutbox(samples(3), onKept)
  expect(outbox.size()).toBe(1)
  expect(outbox.regroup()).toEqual([{ sequence: 2, samples: samples(3) }])
  expect(outbox.settle(1)).toBe(false)
  expect(onKept).not.toHaveBeenCalled()
  expect(outbox.settle(2)).toBe(true)
})

it.each([
  [0, []],
  [600, [600]],
  [601, [600, 1]],
  [1_200, [600, 600]],
])('sends %d samples again in batches of at most 600', (count, sizes) => {
  const outbox = createOutbox([], () => {})
  for (const sample of samples(count)) outbox.add([sample])
  const batches = outbox.regroup()
  expect(batches.map((batch) => batch.samples.length)).toEqual(sizes)
  expect(batches.flatMap((batch) => batch.samples)).toEqual(samples(count))
})
