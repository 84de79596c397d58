import type { Bpm, Milliseconds } from '@repo/domain/core/units'

import type { Ticks } from './beats.ts'

export interface StrapValue {
  /** The strap's address on its radio. */
  readonly strap: string
  /** When the value was received, by the server's clock. */
  readonly at: Milliseconds
  readonly heartRate: Bpm
  readonly intervals: readonly Ticks[]
}

const SECOND: Milliseconds = 1000

const secondOf = (at: Milliseconds): Milliseconds => Math.floor(at / SECOND) * SECOND

export interface SecondCollector {
  /** The first heart rate of a strap in a second counts; intervals add up. Values of taken seconds are dropped. */
  readonly add: (value: StrapValue) => void
  /** Removes and returns the seconds that ended before `now`, oldest first, each once. `at` is the start of a second. */
  readonly takeBefore: (now: Milliseconds) => readonly StrapValue[]
}

/** Makes two radios, two receivers, and a repeat yield equal samples, which the server counts once. */
export const collectSeconds = (): SecondCollector => {
  const open = new Map<Milliseconds, Map<string, StrapValue>>()
  let takenUntil = Number.NEGATIVE_INFINITY
  return {
    add: ({ strap, at, heartRate, intervals }) => {
      const second = secondOf(at)
      if (second < takenUntil) return
      const straps = open.get(second) ?? new Map<string, StrapValue>()
      open.set(second, straps)
      const first = straps.get(strap)
      straps.set(strap, {
        strap,
        at: second,
        heartRate: first?.heartRate ?? heartRate,
        intervals: [...(first?.intervals ?? []), ...intervals],
      })
    },
    takeBefore: (now) => {
      takenUntil = Math.max(takenUntil, secondOf(now))
      const ended = [...open.keys()].filter((second) => second < takenUntil).toSorted((a, b) => a - b)
      const taken = ended.flatMap((second) => [...(open.get(second)?.values() ?? [])])
      for (const second of ended) open.delete(second)
      return taken
    },
  }
}
