import type { Milliseconds } from '@repo/domain/core/units'

import type { StrapSample } from './journal.ts'
import type { Reception } from './reception.ts'
import type { SecondStore } from './second-store.ts'
import { addReading, type ClockReading, offsetOf } from './server-clock.ts'
import { collectSeconds, secondOf } from './strap-seconds.ts'

/** Values may be read shortly after their second ends. */
const READ_UNTIL_MS: Milliseconds = 5

export interface DeviceTime {
  /** Steady clock, the same as in receptions. */
  readonly now: () => Milliseconds
  /** Runs once after a delay. Returns a function that cancels it. */
  readonly after: (delay: Milliseconds, run: () => void) => () => void
}

interface RecorderOptions extends DeviceTime {
  readonly store: SecondStore
  readonly onStored: () => void
}

export interface SecondRecorder {
  readonly add: (reception: Reception) => void
  readonly readClock: (reading: ClockReading) => Promise<void>
  /** Null before the first reading. */
  readonly offset: () => Milliseconds | null
  /** The start of the first second that may still change. */
  readonly runningSecond: () => Milliseconds
  /** Stores the running second once it ends. */
  readonly finish: () => Promise<void>
}

const sampleOf = (reception: Reception, at: Milliseconds): StrapSample => {
  const { strap, heartRate, radio, intervals, contact, dbm, battery } = reception
  return {
    strap,
    at,
    hr: heartRate,
    radio,
    ...(intervals.length > 0 && { rr: intervals }),
    ...(contact !== null && { contact: contact === 'good' }),
    ...(dbm !== null && { rssi: dbm }),
    ...(battery !== null && { battery }),
  }
}

/** Stores each second when it ends: in the server's time, and in steady time before the first reading of its clock. */
export const recordSeconds = ({ now, after, store, onStored }: RecorderOptions): SecondRecorder => {
  let readings: readonly ClockReading[] = []
  let collector = collectSeconds()
  let cancelTick = () => {}
  const offset = () => offsetOf(readings)
  const here = () => now() + (offset() ?? 0)
  const untilEnd = () => 1000 + READ_UNTIL_MS - (here() % 1000)

  const storeEnded = async (): Promise<void> => {
    const bySecond = Map.groupBy(collector.takeBefore(here()), ({ at }) => at)
    await Promise.all([...bySecond].map(([second, samples]) => store.add(second, samples)))
  }
  const tick = (): void => {
    cancelTick()
    void storeEnded().then(onStored)
    cancelTick = after(untilEnd(), tick)
  }
  tick()

  return {
    offset,
    runningSecond: () => secondOf(here() - READ_UNTIL_MS),
    add: (reception) => collector.add(sampleOf(reception, reception.at + (offset() ?? 0))),
    readClock: async (reading) => {
      const before = offset() ?? 0
      readings = addReading(readings, reading)
      const isNewClock = readings.length === 1
      if (isNewClock) {
        const shift = (offset() ?? 0) - before
        const open = collector.takeBefore(Number.POSITIVE_INFINITY)
        collector = collectSeconds()
        // the middle of a second is at most half a second from any of its values
        for (const sample of open) collector.add({ ...sample, at: sample.at + 500 + shift })
        tick()
      }
      if (store.untimed().length > 0) await store.giveTime(offset() ?? 0)
      onStored()
    },
    finish: async () => {
      cancelTick()
      await new Promise<void>((resolve) => after(untilEnd(), resolve))
      await storeEnded()
    },
  }
}
