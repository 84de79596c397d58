import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { atMostEvery, inOneGo } from './in-one-go.ts'

describe('in one go', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  const started = () => {
    const act = vi.fn<() => void>()
    return { act, go: inOneGo(act, 500) }
  }

  it('a hundred asked for at once are done once', () => {
    const { act, go } = started()
    for (let n = 0; n < 100; n += 1) go.ask()
    vi.advanceTimersByTime(499)
    expect(act).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(act).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(10_000)
    expect(act).toHaveBeenCalledOnce()
  })

  it('what goes on for long is done again and again, not at its end only', () => {
    const { act, go } = started()
    for (let n = 0; n < 100; n += 1) {
      go.ask()
      vi.advanceTimersByTime(20)
    }
    expect(act).toHaveBeenCalledTimes(4)
  })

  it('what was dropped is not done, and may be asked for anew', () => {
    const { act, go } = started()
    go.ask()
    go.drop()
    vi.advanceTimersByTime(10_000)
    expect(act).not.toHaveBeenCalled()
    go.ask()
    vi.advanceTimersByTime(500)
    expect(act).toHaveBeenCalledOnce()
  })
})

describe('at most every five seconds', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('the first one is done at once, and the next ones no sooner than five seconds later', () => {
    const act = vi.fn<() => void>()
    const often = atMostEvery(act, 5000)
    often.ask()
    expect(act).toHaveBeenCalledOnce()
    for (let second = 0; second < 20; second += 1) {
      vi.advanceTimersByTime(1000)
      often.ask()
    }
    expect(act).toHaveBeenCalledTimes(5)
    often.drop()
    vi.advanceTimersByTime(10_000)
    expect(act).toHaveBeenCalledTimes(5)
  })
})
