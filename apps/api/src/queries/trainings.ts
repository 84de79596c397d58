import { count, desc, eq, or, sql, type SQL } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { branches } from '../db/tables/branches.ts'
import { members } from '../db/tables/members.ts'
import { trainingRecords } from '../db/tables/training-records.ts'
import { trainingTypes } from '../db/tables/training-types.ts'
import { trainings } from '../db/tables/trainings.ts'
import { withinDays } from './within-days.ts'

export interface TrainingSearch {
  readonly column: 'user_name' | 'email' | 'device_type' | 'training_name' | 'start'
  readonly text: string
}

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

const contains = (column: unknown, text: string): SQL => sql`lower(${column}) like lower(${`%${escaped(text)}%`})`

const matching = ({ column, text }: TrainingSearch): SQL | undefined => {
  switch (column) {
    case 'user_name':
      return contains(sql`${members.name} || ' ' || ${members.lastName1}`, text)
    case 'email':
      return contains(members.email, text)
    case 'device_type':
      return contains(trainings.deviceType, text)
    case 'training_name':
      return or(contains(trainingTypes.nameEn, text), contains(trainingTypes.nameEs, text))
    case 'start':
      return withinDays(trainings.startAt, text, text)
    default:
      return column satisfies never
  }
}

const joined = (tx: Transaction) =>
  tx
    .select()
    .from(trainings)
    .innerJoin(members, eq(members.uuid, trainings.memberUuid))
    .innerJoin(trainingTypes, eq(trainingTypes.uuid, trainings.trainingTypeUuid))
    .innerJoin(branches, eq(branches.uuid, trainings.branchUuid))

/** One page of the branch's trainings, newest first, and how many there are. */
export const pageOfTrainings = async (
  tx: Transaction,
  page: { readonly number: number; readonly size: number; readonly search: TrainingSearch | null },
) => {
  const where = page.search === null ? undefined : matching(page.search)
  const rows = await joined(tx)
    .where(where)
    .orderBy(desc(trainings.startAt), desc(trainings.uuid))
    .limit(page.size)
    .offset((page.number - 1) * page.size)
  const [total] = await tx
    .select({ count: count() })
    .from(trainings)
    .innerJoin(members, eq(members.uuid, trainings.memberUuid))
    .innerJoin(trainingTypes, eq(trainingTypes.uuid, trainings.trainingTypeUuid))
    .innerJoin(branches, eq(branches.uuid, trainings.branchUuid))
    .where(where)
  return { rows, total: total?.count ?? 0 }
}

/** One training with its member, type and records. */
export const findTraining = async (tx: Transaction, uuid: string) => {
  const [row] = await joined(tx).where(eq(trainings.uuid, uuid))
  if (row === undefined) return null
  const [records] = await tx.select().from(trainingRecords).where(eq(trainingRecords.trainingUuid, uuid))
  return { ...row, records: records ?? null }
}
