import type { ListSearch } from '@repo/domain/lists/list'
import type { Period } from '@repo/domain/time/period'
import type { TrainingColumn, TrainingSort } from '@repo/domain/trainings/training-list'
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'

import { rowsOf, type Transaction } from '../../database/database.ts'
import { branches } from '../../database/schema/center.ts'
import { members, memberWeights } from '../../database/schema/members.ts'
import { trainingTypes } from '../../database/schema/training-types.ts'
import { trainingCounts, trainingRecords, trainings } from '../../database/schema/trainings.ts'
import { searchedEmail } from '../../lib/email-forms.ts'
import { withinDays } from '../../lists/date-filters.ts'
import type { KeysetIndex } from '../../lists/keyset/keyset-index.ts'
import { keysetList } from '../../lists/keyset/keyset-list.ts'
import { limitAndOffset, type RowSelection } from '../../lists/row-selection.ts'
import { contains, patternsOf, searchWords } from '../../lists/text-search.ts'

const { uuid, startAt, offset, deviceType, sensorName } = trainings
const { durationSeconds, averageEffort, calories, points } = trainings
const { z1Seconds, z2Seconds, z3Seconds, z4Seconds, z5Seconds } = trainings
const zones = { z1Seconds, z2Seconds, z3Seconds, z4Seconds, z5Seconds }
const { name, lastName1, lastName2, email } = members
const { nameEn, nameEs } = trainingTypes

const listedTrainings = (tx: Transaction, { where, order }: RowSelection) =>
  tx
    .select({
      training: { uuid, startAt, offset, deviceType, sensorName },
      figures: { durationSeconds, averageEffort, calories, points },
      zones,
      member: { uuid: members.uuid, name, lastName1, lastName2, email },
      type: { nameEn, nameEs },
      ...trainingIndex.counted,
    })
    .from(trainings)
    .innerJoin(members, eq(members.uuid, trainings.memberUuid))
    .innerJoin(trainingTypes, eq(trainingTypes.uuid, trainings.trainingTypeUuid))
    .where(where)
    .orderBy(order)

export type ListedTraining = Omit<Awaited<ReturnType<typeof listedTrainings>>[number], 'total'>

export const findTraining = async (tx: Transaction, uuid: string) => {
  const [row] = await tx
    .select()
    .from(trainings)
    .innerJoin(members, eq(members.uuid, trainings.memberUuid))
    .innerJoin(trainingTypes, eq(trainingTypes.uuid, trainings.trainingTypeUuid))
    .innerJoin(branches, eq(branches.uuid, trainings.branchUuid))
    .where(eq(trainings.uuid, uuid))
  if (row === undefined) return null
  const [records] = await tx.select().from(trainingRecords).where(eq(trainingRecords.trainingUuid, uuid))
  return { ...row, records: records ?? null }
}

/** The period's days are in the center's time zone. */
export const memberTrainings = (tx: Transaction, memberUuid: string, { start, end }: Period) =>
  tx
    .select({ training: trainings, type: trainingTypes })
    .from(trainings)
    .innerJoin(trainingTypes, eq(trainingTypes.uuid, trainings.trainingTypeUuid))
    .where(and(eq(trainings.memberUuid, memberUuid), withinDays(trainings.startAt, start, end)))
    .orderBy(desc(trainings.startAt), desc(trainings.uuid))

/** The period's days are in the center's time zone. */
export const memberWeightHistory = (tx: Transaction, memberUuid: string, { start, end }: Period) =>
  tx
    .select()
    .from(memberWeights)
    .where(and(eq(memberWeights.memberUuid, memberUuid), withinDays(memberWeights.measuredAt, start, end)))
    .orderBy(asc(memberWeights.measuredAt))

/** Trainings with a known member. Triggers maintain their count. */
const trainingIndex: KeysetIndex<TrainingSort> = {
  name: 'trainings',
  count: async (tx) => {
    const [row] = await rowsOf<{ listed: number; version: number | string }>(
      tx,
      sql`select listed, version from ${trainingCounts}`,
    )
    return { total: row?.listed ?? 0, version: Number(row?.version ?? 0) }
  },
  id: trainings.uuid,
  counted: {
    total: sql<number>`(select listed from ${trainingCounts})`,
    version: sql<number>`(select version from ${trainingCounts})`.mapWith(Number),
  },
  listed: sql`${trainings.memberUuid} is not null`,
  key: () => sql`${trainings.startAt}`,
  walk: ({ backwards, after, skip, size }) => {
    const way = backwards ? sql`desc` : sql`asc`
    const behind = backwards ? sql`<` : sql`>`
    const isBehind =
      after === null ? sql`true` : sql`(start_at, uuid) ${behind} (${after.key}::timestamptz, ${after.uuid}::uuid)`
    return sql`
      select uuid from ${trainings} where member_uuid is not null and ${isBehind}
      order by start_at ${way}, uuid ${way} ${limitAndOffset({ skip, size })}`
  },
  places: (_, uuids) => sql`select start_at::text as key, uuid from ${trainings} where uuid = any(${uuids})`,
}

/** A subquery, because a join reads all trainings. */
const isOf = (column: 'name' | 'email', texts: readonly string[]): SQL =>
  sql`${trainings.memberUuid} = any (array(select found from anyone_like(${column}, ${patternsOf(texts)}) found))`

const matching = ({ column, text }: ListSearch<TrainingColumn>): SQL | undefined => {
  switch (column) {
    case 'name':
      return isOf('name', searchWords(text))
    case 'email':
      return isOf('email', [searchedEmail(text)])
    case 'deviceType':
      return contains(trainings.deviceType, text)
    case 'trainingName':
      return sql`${trainings.trainingTypeUuid} in (
        select uuid from ${trainingTypes} where ${contains(trainingTypes.nameEn, text)} or ${contains(trainingTypes.nameEs, text)})`
    case 'start':
      return withinDays(trainings.startAt, text, text)
    default:
      return column satisfies never
  }
}

/** Excludes trainings of erased members. */
export const trainingSource = keysetList({
  index: trainingIndex,
  found: (search: ListSearch<TrainingColumn>) => sql`
    select ${trainings.uuid}, ${trainings.startAt} as key
    from ${trainings} where ${trainingIndex.listed} and ${matching(search)}`,
  rows: listedTrainings,
})
