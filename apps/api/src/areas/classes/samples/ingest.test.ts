import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { DatabaseUnavailable } from '../../../lib/outage.ts'
import type { StateOf } from '../class-queries.ts'
import { createIngest } from './ingest.ts'

const batch = { device_id: 'strap', sequence: 1, samples: [{ at: 0, hr: 120 }] }

const ofUnknownClasses = (stateOf: StateOf) => {
  const faults: string[] = []
  let begun = 0
  const ingest = createIngest({
    db: null as never,
    fenced: () => {
      begun += 1
      return new Promise(() => {})
    },
    clock: { now: () => 0, steady: () => 0 },
    log: { fault: (_, where) => void faults.push(where) },
    writer: null as never,
    find: () => undefined,
    stateOf,
  })
  const refusedAs: unknown[] = []
  const send = async (count: number): Promise<void> => {
    for (let phone = 0; phone < count; phone += 1) {
      void ingest('class', `phone-${phone}`, batch).catch(({ code }: { code: unknown }) => refusedAs.push(code))
    }
    await yieldToEventLoop()
  }
  return { send, faults, refusedAs, begun: () => begun }
}

it('an unavailable database makes all phones retry and is logged once', async () => {
  const failure = new DatabaseUnavailable('the database does not answer')
  const { send, faults, refusedAs } = ofUnknownClasses(() => Promise.reject(failure))
  await send(200)
  expect(refusedAs).toEqual(Array.from({ length: 200 }, () => 'unavailable'))
  expect(faults).toEqual(['store-samples'])
})

it('few late batches are handled at a time, and phones beyond the queue retry later', async () => {
  const { send, faults, refusedAs, begun } = ofUnknownClasses(async () => ({ branch: 'branch', state: 'ended' }))
  await send(200)
  expect(begun()).toBe(3)
  expect(refusedAs).toEqual(Array.from({ length: 97 }, () => 'unavailable'))
  expect(faults).toEqual([])
})
