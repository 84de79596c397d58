import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createFillRise } from './fill-rise.ts'
import { createHeartBeat } from './heart-beat.ts'
import { createZoneGlow } from './zone-glow.ts'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** A tile all of whose parts are one that keeps what it was asked to do. */
const tileWith = (part: object): HTMLElement => ({ querySelector: () => part }) as unknown as HTMLElement

it('a tile slides its fill over visible steps from its position, but not over the first', () => {
  const animate = vi.fn<(frames: readonly Keyframe[]) => void>()
  const rise = createFillRise(tileWith({ animate }))
  for (const share of [0.5, 0.52, 0.55, 0.4]) rise(share)
  expect(animate.mock.calls.map(([frames]) => frames)).toEqual([
    [{ transform: 'translateY(48%)' }, { transform: 'translateY(45%)' }],
    [{ transform: 'translateY(45%)' }, { transform: 'translateY(60%)' }],
  ])
})

it('a tile changes its beat after a difference of three beats a minute, and never stops for it', () => {
  const beat = {
    cancel: vi.fn<() => void>(),
    updatePlaybackRate: vi.fn<(rate: number) => void>(),
    playbackRate: 1,
  }
  const heart = createHeartBeat(tileWith({ animate: () => beat }))
  for (const heartRate of ['120', '122', '123', '121', '126']) heart.follow({ heartRate, signal: 'live' })
  expect(beat.playbackRate).toBe(2)
  expect(beat.updatePlaybackRate.mock.calls).toEqual([[2.05], [2.1]])
  expect(beat.cancel).not.toHaveBeenCalled()
  heart.follow({ heartRate: '126', signal: 'stale' })
  expect(beat.cancel).toHaveBeenCalledOnce()
})

it('a tile moves nothing with reduced motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const animate = vi.fn<() => void>()
  const tile = tileWith({ animate })
  const rise = createFillRise(tile)
  for (const share of [0.2, 0.9]) rise(share)
  const glow = createZoneGlow(tile)
  for (const level of ['light', 'maximum'] as const) glow(level)
  createHeartBeat(tile).follow({ heartRate: '120', signal: 'live' })
  expect(animate).not.toHaveBeenCalled()
})
