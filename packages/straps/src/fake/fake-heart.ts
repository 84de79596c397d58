import type { Broadcast } from './broadcast.ts'

/** 8070/32768 s, as every ANT+ heart-rate strap. */
const PERIOD_MS = (8070 / 32_768) * 1000
const BATTERY_EVERY = 65
const TOGGLES_EVERY = 4

export interface FakeHeart {
  /** When the next broadcast is due. */
  readonly dueAt: () => number
  /** Sends the next broadcast. */
  readonly broadcast: () => Broadcast
}

const rateAt = (seconds: number, number: number): number => Math.round(110 + 45 * Math.sin(seconds / 40 + number))

/** A worn strap from `start` on. `phase` is its place in the period, from 0 to below 1. */
export const fakeHeart = (number: number, start: number, phase: number): FakeHeart => {
  let sent = 0
  let beats = 0
  let [previousBeat, beat, nextBeat] = [0, 0, 0]
  const dueAt = () => start + (phase + sent) * PERIOD_MS
  return {
    dueAt,
    broadcast: () => {
      const seconds = (dueAt() - start) / 1000
      const heartRate = rateAt(seconds, number)
      while (nextBeat <= seconds) {
        previousBeat = beat
        beat = nextBeat
        nextBeat += 60 / rateAt(beat, number)
        beats += 1
      }
      const previous = Math.floor(previousBeat * 1024)
      sent += 1
      return {
        number,
        heartRate,
        beats,
        beatAt: Math.floor(beat * 1024),
        toggle: Math.floor(sent / TOGGLES_EVERY) % 2 === 1,
        page: sent % BATTERY_EVERY === 0 ? [7, 70 + (number % 30)] : [4, 0xff, previous & 0xff, (previous >> 8) & 0xff],
        dbm: -50 - (number % 40),
      }
    },
  }
}
