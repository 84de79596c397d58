import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { patientImport } from './patient-import.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const failing = (times: number) => {
  let left = times
  return vi.fn<() => Promise<string>>(async () => {
    if (left > 0) {
      left -= 1
      throw new TypeError('Failed to fetch dynamically imported module')
    }
    return 'part'
  })
}

it('is there at once where nothing fails', async () => {
  const load = failing(0)
  await expect(patientImport(load)).resolves.toBe('part')
  expect(load).toHaveBeenCalledOnce()
})

it('comes after pauses that grow', async () => {
  const load = failing(3)
  const part = patientImport(load)
  await vi.advanceTimersByTimeAsync(3499)
  expect(load).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(1)
  await expect(part).resolves.toBe('part')
})

it('is lost after five times', async () => {
  const load = failing(5)
  const [outcome] = await Promise.all([
    patientImport(load).catch((error: Error) => error.message),
    vi.advanceTimersByTimeAsync(7500),
  ])
  expect(outcome).toContain('Failed to fetch')
  expect(load).toHaveBeenCalledTimes(5)
})
