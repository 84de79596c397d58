import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { addSample, closeTally, emptyTally, type Tally, type TallyProfile } from '@repo/domain/trainings/tally'

import { openAnyDatabase, type AnyDatabase } from '../measure/any-database.ts'
import type { Acknowledged } from './messages.ts'

export interface Verified {
  readonly people: number
  readonly acknowledged: number
  readonly lost: number
  /** People whose training doesn't match their acknowledged samples. */
  readonly unequal: number
  readonly notOnce: number
}

interface ClassRow {
  readonly uuid: string
  readonly startAt: number
  readonly endedAt: number
}

interface PersonRow extends TallyProfile {
  readonly uuid: string
  readonly trainings: number
  readonly figures: Readonly<Record<string, number | null>>
}

const CLASSES = `select uuid, extract(epoch from start_at) * 1000 as start, extract(epoch from ended_at) * 1000 as ended
  from classes where uuid = any($1)`
const PEOPLE = `select p.uuid, p.max_heart_rate, p.weight_kg, p.sex, p.age, count(t.uuid)::int as trainings,
    max(t.duration_seconds) as duration, max(t.below_seconds) as below, max(t.z1_seconds) as z1, max(t.z2_seconds) as z2,
    max(t.z3_seconds) as z3, max(t.z4_seconds) as z4, max(t.z5_seconds) as z5, max(t.calories) as calories,
    max(t.points) as points, max(t.average_effort) as effort, max(t.peak_heart_rate) as peak
  from participations p left join trainings t on t.class_uuid = p.class_uuid and t.member_uuid = p.member_uuid
  where p.class_uuid = $1 group by p.uuid`
const SAMPLES = `select s.participation_uuid, array_agg(s.at) as moments from samples s
  join participations p on p.uuid = s.participation_uuid where p.class_uuid = $1 group by 1`

const numberOf = (value: unknown): number | null => (value === null || value === undefined ? null : Number(value))

const peopleOf = async (database: AnyDatabase, classUuid: string): Promise<ReadonlyMap<string, PersonRow>> => {
  const { rows } = await database.query(PEOPLE, [classUuid])
  return new Map(
    rows.map(({ uuid, max_heart_rate: max, weight_kg: weight, sex, age, trainings, ...figures }) => [
      String(uuid),
      {
        uuid: String(uuid),
        maxHeartRate: numberOf(max),
        weight: numberOf(weight),
        sex: sex as TallyProfile['sex'],
        age: numberOf(age),
        trainings: Number(trainings),
        figures: Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, numberOf(value)])),
      },
    ]),
  )
}

const momentsOf = async (database: AnyDatabase, classUuid: string): Promise<ReadonlyMap<string, Set<number>>> => {
  const { rows } = await database.query(SAMPLES, [classUuid])
  return new Map(
    rows.map(({ participation_uuid: uuid, moments }) => [String(uuid), new Set((moments as string[]).map(Number))]),
  )
}

const figuresOf = (tally: Tally): Readonly<Record<string, number | null>> => ({
  duration: tally.recordedSeconds + tally.carriedSeconds,
  below: tally.belowSeconds,
  ...tally.zoneSeconds,
  calories: tally.calories,
  points: tally.points,
  effort: tally.averageEffort,
  peak: tally.peakHeartRate,
})

/** Tolerates floating-point error. */
const isAlike = (one: number | null, other: number | null): boolean =>
  one === other || (one !== null && other !== null && Math.abs(one - other) <= 1e-9 * Math.abs(one))

const expected = (samples: Acknowledged['samples'], startAt: number, profile: TallyProfile) => {
  const sortByIds = samples.toSorted(([a], [b]) => a - b)
  const counted = sortByIds.map(([at, heartRate]) => ({ second: Math.floor((at - startAt) / 1000), heartRate }))
  const tally = counted.reduce((so, sample) => addSample(so, sample, profile), emptyTally(profile))
  return figuresOf(closeTally(tally))
}

const isEqual = ({ figures, ...profile }: PersonRow, samples: Acknowledged['samples'], startAt: number): boolean =>
  Object.entries(expected(samples, startAt, profile)).every(([name, value]) => isAlike(value, figures[name] ?? null))

const verifyClass = async (
  database: AnyDatabase,
  { uuid, startAt, endedAt }: ClassRow,
  folder: string,
): Promise<Verified> => {
  const all = JSON.parse(readFileSync(join(folder, `${uuid}.json`), 'utf8')) as readonly Acknowledged[]
  const [people, moments] = [await peopleOf(database, uuid), await momentsOf(database, uuid)]
  let [acknowledged, lost, unequal, notOnce] = [0, 0, 0, 0]
  for (const { participation, samples } of all) {
    const counted = samples.filter(([at]) => at >= startAt && at < endedAt)
    const person = people.get(participation)
    acknowledged += counted.length
    lost += counted.filter(([at]) => moments.get(participation)?.has(at) !== true).length
    if (person?.trainings !== 1) notOnce += 1
    if (person === undefined || !isEqual(person, counted, startAt)) unequal += 1
  }
  return { people: all.length, acknowledged, lost, unequal, notOnce }
}

export const verify = async (url: string, classes: readonly string[], folder: string): Promise<Verified> => {
  const database = await openAnyDatabase(url)
  const { rows } = await database.query(CLASSES, [classes])
  let sum: Verified = { people: 0, acknowledged: 0, lost: 0, unequal: 0, notOnce: 0 }
  for (const { uuid, start, ended } of rows) {
    const one = { uuid: String(uuid), startAt: Number(start), endedAt: Number(ended) }
    const of = await verifyClass(database, one, folder)
    sum = {
      people: sum.people + of.people,
      acknowledged: sum.acknowledged + of.acknowledged,
      lost: sum.lost + of.lost,
      unequal: sum.unequal + of.unequal,
      notOnce: sum.notOnce + of.notOnce,
    }
  }
  await database.close()
  return sum
}
