import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { throttle, throttleTrailing } from './throttle.ts'

describe('a trailing throttle', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  const started = () => {
    const act = vi.fn<() => void>()
    return { act, go: throttleTrailing(act, 500) }
  }

  it('runs once for a hundred requests at once', () => {
    const { act, go } = started()
    for (let n = 0; n < 100; n += 1) go.request()
    vi.advanceTimersByTime(499)
    expect(act).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(act).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(10_000)
    expect(act).toHaveBeenCalledOnce()
  })

  it('runs again and again while requests continue', () => {
    const { act, go } = started()
    for (let n = 0; n < 100; n += 1) {
      go.request()
      vi.advanceTimersByTime(20)
    }
    expect(act).toHaveBeenCalledTimes(4)
  })

  it('does not run after it was canceled, until it is requested again', () => {
    const { act, go } = started()
    go.request()
    go.cancel()
    vi.advanceTimersByTime(10_000)
    expect(act).not.toHaveBeenCalled()
    go.request()
    vi.advanceTimersByTime(500)
    expect(act).toHaveBeenCalledOnce()
  })
})

describe('at most every five seconds', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('a throttle runs at once, and then at most every 5 seconds', () => {
    const act = vi.fn<() => void>()
    const often = throttle(act, 5000)
    often.request()
    expect(act).toHaveBeenCalledOnce()
    for (let second = 0; second < 20; second += 1) {
      vi.advanceTimersByTime(1000)
      often.request()
    }
    expect(act).toHaveBeenCalledTimes(5)
    often.cancel()
    vi.advanceTimersByTime(10_000)
    expect(act).toHaveBeenCalledTimes(5)
  })
})
