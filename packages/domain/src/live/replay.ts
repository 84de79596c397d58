import type { DataOrder } from '../classes/class-configuration.ts'
import type { Bpm, Kcal, Milliseconds, Seconds } from '../core/units.ts'
import { effortOf } from '../trainings/physiology.ts'
import type { Participant } from './live-packet.ts'
import { signalStateAt } from './signal.ts'

export interface ReplayedPerson {
  readonly userUuid: string
  readonly pseudonym: string
  readonly imageUrl: string | null
  /** Of the class; below zero for who joined while it waited. */
  readonly joinedAtSecond: Seconds
  readonly maxHeartRate: Bpm | null
  /** By second of the class, null where there was none that counts. */
  readonly heartRates: readonly (Bpm | null)[]
  /** So far, by second of the class; empty where they are not known. */
  readonly calories: readonly Kcal[]
}

/** A class that is over, with all that was measured in it. */
export interface ReplayedClass {
  readonly seconds: Seconds
  /** How many seconds a value stands for: one, or a minute of an old class. */
  readonly stepSeconds: Seconds
  readonly order: DataOrder
  readonly people: readonly ReplayedPerson[]
}

export const REPLAY_SPEEDS = [1, 2, 5, 10, 30] as const
/** How many seconds of the class pass in one of whoever looks at it. */
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number]

/** The moment of a second of a class, counted from its start. */
export const replayTime = (second: Seconds): Milliseconds => second * 1000

const lastHeard = (heartRates: ReplayedPerson['heartRates'], second: Seconds): Seconds | null => {
  for (let at = Math.min(second, heartRates.length - 1); at >= 0; at -= 1) if (heartRates[at] !== null) return at
  return null
}

const personAt = (person: ReplayedPerson, second: Seconds): Participant => {
  const { userUuid, pseudonym, imageUrl, joinedAtSecond, maxHeartRate, heartRates, calories } = person
  const heard = lastHeard(heartRates, second)
  const heartRate = heard === null ? null : (heartRates[heard] ?? null)
  return {
    userUuid,
    pseudonym,
    imageUrl,
    heartRate,
    effort: heartRate === null || maxHeartRate === null ? null : effortOf(heartRate, maxHeartRate),
    calories: calories.length === 0 ? null : heard === null ? 0 : (calories[heard] ?? 0),
    steps: null,
    signal: heard === null ? 'disconnected' : signalStateAt(replayTime(second - heard)),
    measuredAt: heard === null ? null : replayTime(heard),
    joinedAt: replayTime(joinedAtSecond),
  }
}

/** Everybody who had joined by a second of a class, as the wall showed them then: ages are as of that second. */
export const replayAt = ({ people }: ReplayedClass, second: Seconds): readonly Participant[] =>
  people.filter(({ joinedAtSecond }) => joinedAtSecond <= second).map((person) => personAt(person, second))

/** Where a replay is after a while of somebody's time; it stays at the end. */
export const replayedSecond = (
  { seconds }: Pick<ReplayedClass, 'seconds'>,
  from: Seconds,
  elapsed: Milliseconds,
  speed: ReplaySpeed,
): Seconds => Math.min(seconds, from + (elapsed / 1000) * speed)
