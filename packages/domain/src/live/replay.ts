import type { DataOrder } from '../classes/class-configuration.ts'
import type { Bpm, Kcal, Milliseconds, Seconds } from '../core/units.ts'
import { effortOf } from '../trainings/physiology.ts'
import type { Participant } from './live-packet.ts'
import { signalStateAt } from './signal.ts'

export interface ReplayedPerson {
  readonly userUuid: string
  readonly pseudonym: string
  readonly imageUrl: string | null
  readonly joinedAtSecond: Seconds
  readonly maxHeartRate: Bpm | null
  /** By second of the class. Null without a counted value. */
  readonly heartRates: readonly (Bpm | null)[]
  /** Cumulative, by second of the class. Empty if unknown. */
  readonly calories: readonly Kcal[]
}

export interface ReplayedClass {
  readonly seconds: Seconds
  /** Seconds per value: 1, or 60 in old classes. */
  readonly stepSeconds: Seconds
  readonly order: DataOrder
  readonly people: readonly ReplayedPerson[]
}

export const REPLAY_SPEEDS = [1, 2, 5, 10, 30] as const
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number]

/** Milliseconds since the start of the class. */
export const replayTime = (second: Seconds): Milliseconds => second * 1000

const lastValueSecond = (heartRates: ReplayedPerson['heartRates'], second: Seconds): Seconds | null => {
  for (let at = Math.min(second, heartRates.length - 1); at >= 0; at -= 1) if (heartRates[at] !== null) return at
  return null
}

const personAt = (person: ReplayedPerson, second: Seconds): Participant => {
  const { userUuid, pseudonym, imageUrl, joinedAtSecond, maxHeartRate, heartRates, calories } = person
  const latest = lastValueSecond(heartRates, second)
  const heartRate = latest === null ? null : (heartRates[latest] ?? null)
  return {
    userUuid,
    pseudonym,
    imageUrl,
    heartRate,
    effort: heartRate === null || maxHeartRate === null ? null : effortOf(heartRate, maxHeartRate),
    calories: calories.length === 0 ? null : latest === null ? 0 : (calories[latest] ?? 0),
    steps: null,
    signal: latest === null ? 'disconnected' : signalStateAt(replayTime(second - latest)),
    measuredAt: latest === null ? null : replayTime(latest),
    joinedAt: replayTime(joinedAtSecond),
  }
}

/** The participants as displayed at a second of the class. */
export const replayAt = ({ people }: ReplayedClass, second: Seconds): readonly Participant[] =>
  people.filter(({ joinedAtSecond }) => joinedAtSecond <= second).map((person) => personAt(person, second))

/** The replay's position after `elapsed` ms, at most the end. */
export const replayedSecond = (
  { seconds }: Pick<ReplayedClass, 'seconds'>,
  from: Seconds,
  elapsed: Milliseconds,
  speed: ReplaySpeed,
): Seconds => Math.min(seconds, from + (elapsed / 1000) * speed)
