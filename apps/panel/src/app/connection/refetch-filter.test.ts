import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createRefetchFilter } from './refetch-filter.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const setUp = () => {
  const queryClient = new QueryClient()
  const filter = createRefetchFilter(queryClient)
  const read = (queryKey: readonly string[], answer: Promise<string> | string = 'data') =>
    queryClient.fetchQuery({ queryKey, queryFn: () => Promise.resolve(answer) })
  const staleKeys = () =>
    queryClient
      .getQueryCache()
      .findAll({ predicate: filter.isStale })
      .map(({ queryKey }) => queryKey[0])
  return { filter, read, staleKeys }
}

describe('after a branch event', () => {
  it('a query that was read before it is stale, and one that was read after it is not', async () => {
    const { filter, read, staleKeys } = setUp()
    await read(['before'])
    vi.advanceTimersByTime(5)
    filter.recordEvent()
    vi.advanceTimersByTime(5)
    await read(['after'])
    expect(staleKeys()).toEqual(['before'])
  })

  it('a query that was being read when it arrived is stale', async () => {
    const { filter, read, staleKeys } = setUp()
    const { promise, resolve } = Promise.withResolvers<string>()
    const reading = read(['meanwhile'], promise)
    filter.recordEvent()
    vi.advanceTimersByTime(5)
    resolve('data')
    await reading
    expect(staleKeys()).toEqual(['meanwhile'])
    await read(['meanwhile'])
    expect(staleKeys()).toEqual([])
  })

  it('a query is stale although the system time was set back after it was read', async () => {
    const { filter, read, staleKeys } = setUp()
    await read(['before'])
    vi.setSystemTime(Date.now() - 3_600_000)
    filter.recordEvent()
    expect(staleKeys()).toEqual(['before'])
  })

  it('a second event makes a query stale that was read between the two', async () => {
    const { filter, read, staleKeys } = setUp()
    filter.recordEvent()
    vi.advanceTimersByTime(5)
    await read(['between'])
    expect(staleKeys()).toEqual([])
    vi.advanceTimersByTime(5)
    filter.recordEvent()
    expect(staleKeys()).toEqual(['between'])
  })
})
