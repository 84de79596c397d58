import { setTimeout as pause } from 'node:timers/promises'

import { expect, it, onTestFinished, vi } from 'vitest'

import { watchReach } from './presence.ts'

it('a server is cut off after two seconds without an answer, but not while answers are late', async () => {
  let isAway = false
  let isClosed = false
  onTestFinished(() => void (isClosed = true))
  let pings = 0
  const flush = () => {
    pings += 1
    return isAway ? new Promise<void>(() => {}) : pause(700)
  }
  const reach = watchReach({ flush, isClosed: () => isClosed })
  const listener = vi.fn<() => void>()
  reach.onCutOff(listener)
  await vi.waitFor(() => expect(pings).toBeGreaterThan(6), { timeout: 10_000 })
  expect(reach.isCutOff()).toBe(false)

  isAway = true
  const since = performance.now()
  await vi.waitFor(() => expect(reach.isCutOff()).toBe(true), { timeout: 10_000, interval: 20 })
  expect(performance.now() - since).toBeGreaterThan(1900)
  expect(listener).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce(), { timeout: 5000 })

  isAway = false
  await vi.waitFor(() => expect(reach.isCutOff()).toBe(false), { timeout: 5000 })
})
