import { vi } from 'vitest'

import type { Reception } from '../src/reception.ts'
import { openStrapSender, type StrapBatch, type StrapSender } from '../src/strap-sender.ts'
import { type MemoryJournal, memoryJournal } from './memory-journal.ts'

/** Server time when the device starts. */
export const NOON = Date.UTC(2026, 2, 4, 12)
export const received = (strap: string, rest: Partial<Reception> = {}): Reception => ({
  strap,
  radio: 'ant',
  at: performance.now(),
  heartRate: 150,
  intervals: [],
  contact: null,
  dbm: null,
  battery: null,
  details: {},
  ...rest,
})

/** A server, and a device of which one runs at a time: the next `open` kills the one before. */
export const stage = () => {
  const calls: StrapBatch[] = []
  const stored = new Map<string, number>()
  const server = {
    refusal: null as number | null,
    reports: 0,
    planVersion: 0 as number | null,
    answersReports: true,
    clock: () => NOON + performance.now(),
    waitMs: 10,
  }
  let running = 0
  const wait = () => new Promise((resolve) => setTimeout(resolve, server.waitMs))
  const count = ({ samples }: StrapBatch) => {
    for (const { strap, at } of samples) stored.set(`${strap} ${at}`, (stored.get(`${strap} ${at}`) ?? 0) + 1)
  }
  const open = async (journal: MemoryJournal): Promise<StrapSender> => {
    running += 1
    const own = running
    return openStrapSender({
      journal,
      now: () => performance.now(),
      after: (delay, run) => {
        const timer = setTimeout(() => own === running && run(), delay)
        return () => clearTimeout(timer)
      },
      send: async (batch) => {
        calls.push(batch)
        await wait()
        if (server.refusal !== null) throw new Error(String(server.refusal))
        count(batch)
        return { planVersion: server.planVersion }
      },
      report: async () => {
        server.reports += 1
        await wait()
        if (!server.answersReports) throw new Error('no answer')
        const serverTime = server.clock()
        await wait()
        return { serverTime, planVersion: server.planVersion }
      },
    })
  }
  return { calls, stored, server, open, journal: memoryJournal() }
}

/** Time passes while these straps are received 4 times a second. */
export const wear = async (
  sender: StrapSender,
  seconds: number,
  straps: readonly string[] = ['ant:1'],
): Promise<void> => {
  for (let k = 0; k < seconds * 4; k += 1) {
    for (const strap of straps) sender.take(received(strap))
    await vi.advanceTimersByTimeAsync(250)
  }
}
