import { integerBetween, oneOf, type Random } from '@repo/domain/core/seeded-random'
import { dayIn } from '@repo/domain/time/day'
import { kcalPerMinute } from '@repo/domain/trainings/calories'
import { type Athlete, classPlan, nextHeart, restingHeart, targetAt } from '@repo/domain/trainings/kinetics'
import { ageOn, effortOf, maxHeartRateOf } from '@repo/domain/trainings/physiology'
import { pointsPerSecond, ROOKPOINTS_VERSION } from '@repo/domain/trainings/points'
import { type Zone, zoneOf, ZONES } from '@repo/domain/trainings/zones'
import { getTableColumns, sql } from 'drizzle-orm'

import type { Transaction } from '../database/database.ts'
import { trainings } from '../database/schema/trainings.ts'
import { type MemberRow, seededUuid } from './demo-things.ts'

export interface PastTraining {
  readonly training: typeof trainings.$inferInsert
  readonly records: DemoRecords
}

interface TrainingTypeChoice {
  readonly uuid: string
  readonly countsSteps: boolean
}

interface DemoRecords {
  readonly stepSeconds: number
  readonly heartRates: readonly number[]
  /** Null for 1 s steps; see `training_records`. */
  readonly lastSeconds: readonly number[] | null
  readonly calories: readonly number[] | null
}

const DAY = 86_400_000
/** Newer trainings have 1 s steps, older ones minute means, as retention leaves them. */
const FULL_RECORDS_DAYS = 21
const CLASS_HOURS = [7, 9, 18, 19]
const HOUR = 3_600_000
const HOURS_PER_WEEK = 168

interface Person {
  readonly member: MemberRow
  readonly athlete: Athlete
  readonly age: number
  readonly perWeek: number
  readonly hardness: number
}

const personOf = (random: Random, member: MemberRow, today: string): Person => ({
  member,
  athlete: {
    restingHeartRate: member.restingHeartRate ?? 60,
    maxHeartRate:
      maxHeartRateOf({ birthday: member.birthday ?? null, measured: member.maxHeartRate ?? null }, today) ?? 185,
    timeConstant: integerBetween(random, 22, 45),
  },
  age: ageOn(member.birthday ?? today, today),
  perWeek: 0.4 + random() * random() * 3.2,
  hardness: 74 + random() * 16,
})

const recordsOf = (random: Random, person: Person, seconds: number, step: number): number[] => {
  const plan = classPlan(seconds, person.hardness, random)
  let heart = restingHeart(person.athlete)
  return Array.from({ length: Math.floor(seconds / step) }, (_, index) => {
    heart = nextHeart(heart, { target: targetAt(plan, index * step), step }, person.athlete, random)
    return Math.round(heart.heartRate)
  })
}

interface Account {
  readonly zones: Record<Zone, number>
  below: number
  /** Kcal in total, then after each step. */
  calories: number
  readonly caloriesSoFar: number[]
  points: number
  effort: number
  peak: number
}

const accountOf = (person: Person, heartRates: readonly number[], step: number): Account => {
  const account: Account = {
    zones: { z1: 0, z2: 0, z3: 0, z4: 0, z5: 0 },
    below: 0,
    calories: 0,
    caloriesSoFar: [],
    points: 0,
    effort: 0,
    peak: 0,
  }
  const { member, athlete, age } = person
  const body = { weight: member.weightKg ?? 70, sex: member.sex ?? 'female', age }
  for (const heartRate of heartRates) {
    const effort = effortOf(heartRate, athlete.maxHeartRate)
    const zone = zoneOf(effort)
    if (zone === null) account.below += step
    else {
      account.zones[zone] += step
      account.calories += (kcalPerMinute({ heartRate, ...body }) * step) / 60
    }
    account.caloriesSoFar.push(account.calories)
    account.points += pointsPerSecond(zone) * step
    account.effort += effort
    account.peak = Math.max(account.peak, heartRate)
  }
  return account
}

const startsOf = (random: Random, person: Person, now: number): number[] => {
  const joined = Math.max(person.member.createdAt?.getTime() ?? now, now - 365 * DAY)
  const starts: number[] = []
  for (let day = joined; day < now - DAY; day += DAY) {
    if (random() >= person.perWeek / 7) continue
    // the demo center is in UTC-6
    const midnight = Math.floor(day / DAY) * DAY + 6 * HOUR
    starts.push(midnight + oneOf(random, CLASS_HOURS) * HOUR + integerBetween(random, 0, 3) * 60_000)
  }
  return starts.filter((start) => start < now - 2 * HOUR)
}

const trainingOf = (
  random: Random,
  person: Person,
  start: number,
  type: TrainingTypeChoice,
  now: number,
): PastTraining => {
  const { member, athlete, age } = person
  const seconds = oneOf(random, [1800, 2400, 2700, 3000, 3600])
  const stepSeconds = now - start < FULL_RECORDS_DAYS * DAY ? 1 : 60
  const heartRates = recordsOf(random, person, seconds, stepSeconds)
  const account = accountOf(person, heartRates, stepSeconds)
  const [z1Seconds, z2Seconds, z3Seconds, z4Seconds, z5Seconds] = ZONES.map((zone) => account.zones[zone]) as [
    number,
    number,
    number,
    number,
    number,
  ]
  const isWeighed = typeof member.weightKg === 'number'
  const isByMinute = stepSeconds > 1
  return {
    records: {
      stepSeconds,
      heartRates,
      lastSeconds: isByMinute ? heartRates.map(() => stepSeconds - 1) : null,
      calories: isByMinute && isWeighed ? account.caloriesSoFar : null,
    },
    training: {
      uuid: seededUuid(random),
      branchUuid: member.branchUuid,
      memberUuid: member.uuid,
      classUuid: null,
      trainingTypeUuid: type.uuid,
      deviceType: 'strap',
      sensorName: null,
      lostSeconds: 0,
      modality: random() < 0.8 ? 'group' : 'individual',
      startAt: new Date(start),
      offset: '-6',
      zone: 'America/Mexico_City',
      durationSeconds: heartRates.length * stepSeconds,
      belowSeconds: account.below,
      z1Seconds,
      z2Seconds,
      z3Seconds,
      z4Seconds,
      z5Seconds,
      // calories need a weight
      calories: isWeighed ? account.calories : null,
      steps: type.countsSteps ? Math.round(seconds * (1.2 + random())) : null,
      points: account.points,
      pointsVersion: ROOKPOINTS_VERSION,
      averageEffort: account.effort / heartRates.length,
      peakHeartRate: account.peak,
      maxHeartRate: athlete.maxHeartRate,
      weightKg: member.weightKg ?? null,
      sex: member.sex ?? null,
      age,
    },
  }
}

/** One type per hour, the same in every week, so that classes have several people. */
const scheduledAt = (start: number, types: readonly TrainingTypeChoice[]): TrainingTypeChoice | undefined =>
  types[(Math.floor(start / HOUR) % HOURS_PER_WEEK) % types.length]

/** A year of trainings, oldest members first; deterministic for a seed and day. */
export const demoHistory = (
  random: Random,
  members: readonly MemberRow[],
  types: readonly TrainingTypeChoice[],
  now: number,
): readonly PastTraining[] => {
  const today = dayIn('UTC', now)
  return members.flatMap((member) => {
    const person = personOf(random, member, today)
    return startsOf(random, person, now).flatMap((start) => {
      const type = scheduledAt(start, types)
      return type === undefined ? [] : [trainingOf(random, person, start, type, now)]
    })
  })
}

const ROWS_PER_STATEMENT = 500

const columnNames = Object.entries(getTableColumns(trainings)).map(([key, column]) => ({ key, name: column.name }))

const wireRow = ({ training }: PastTraining): Record<string, unknown> =>
  Object.fromEntries(columnNames.map(({ key, name }) => [name, training[key as keyof typeof training] ?? null]))

/** One JSON parameter per statement, which the database unpacks, is the fastest insert. */
export const writeHistory = async (tx: Transaction, history: readonly PastTraining[]): Promise<void> => {
  for (let from = 0; from < history.length; from += ROWS_PER_STATEMENT) {
    const part = history.slice(from, from + ROWS_PER_STATEMENT)
    const rows = JSON.stringify(part.map(wireRow))
    await tx.execute(sql`insert into trainings select * from json_populate_recordset(null::trainings, ${rows}::json)`)
    const records = JSON.stringify(
      part.map(({ training, records: { stepSeconds, heartRates, lastSeconds, calories } }) => ({
        training_uuid: training.uuid,
        branch_uuid: training.branchUuid,
        step_seconds: stepSeconds,
        heart_rates: heartRates,
        refused_places: [],
        off_skin_places: [],
        last_seconds: lastSeconds,
        calories,
      })),
    )
    await tx.execute(
      sql`insert into training_records select * from json_populate_recordset(null::training_records, ${records}::json)`,
    )
  }
}
