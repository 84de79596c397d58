import { WARN_EVERY } from '@repo/domain/privacy/ceiling'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const fakeContext = () => {
  const started = vi.fn<() => void>()
  class Context {
    currentTime = 0
    destination = {}
    resume = async () => {}
    close = async () => {}
    createGain = () => ({ gain: { value: 1 }, connect: () => {} })
    createOscillator = () => ({
      frequency: { value: 0 },
      connect: (next: object) => next,
      addEventListener: () => {},
      start: started,
      stop: () => {},
    })
  }
  vi.stubGlobal('AudioContext', Context)
  return started
}

describe('the warning of a phone', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 0, toFake: ['Date', 'performance'] })
    vi.resetModules()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('vibrates at once, and again after 30 s at the earliest', async () => {
    const [vibrate, started] = [vi.fn<() => boolean>(() => true), fakeContext()]
    vi.stubGlobal('navigator', { vibrate })
    const { warn } = await import('./warn.ts')
    const times: number[] = []
    for (let second = 0; second <= 65; second += 1) {
      warn()
      if (vibrate.mock.calls.length > times.length) times.push(second)
      vi.advanceTimersByTime(1000)
    }
    expect(times).toEqual([0, WARN_EVERY / 1000, (2 * WARN_EVERY) / 1000])
    expect(started).not.toHaveBeenCalled()
  })

  it.each([
    ['cannot vibrate', {}],
    ['refuses to vibrate', { vibrate: () => false }],
  ])('sounds a tone if the phone %s', async (_, navigator) => {
    const started = fakeContext()
    vi.stubGlobal('navigator', navigator)
    const { warn } = await import('./warn.ts')
    warn()
    warn()
    expect(started).toHaveBeenCalledTimes(1)
  })
})
