import type { Sums } from '@repo/domain/goal-progress'
import { sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { rowsOf } from '../../database/rows-of.ts'
import { challengeSums, summed, type Asked, type Challenge, type SUMS } from './challenge-sums.ts'
import { sumsOf } from './goal-figures.ts'

export type StoredSums = Readonly<Record<(typeof SUMS)[number], string | number>>

/** What the trainings of each member, team or room in a challenge come to. Whoever has none is not in the answer, but for members. */
export const sumsBy = async (
  tx: Transaction,
  by: 'member' | 'team' | 'room',
  challenge: Challenge,
  asked: Asked = {},
): Promise<ReadonlyMap<string, Sums>> => {
  const key = sql`sums.${sql.identifier(`${by}_uuid`)}`
  const rows = await rowsOf<StoredSums & { readonly uuid: string }>(
    tx,
    sql`select ${key} as uuid, ${summed()} from (${challengeSums(challenge, asked)}) as sums where ${key} is not null group by 1`,
  )
  return new Map(rows.map(({ uuid, ...stored }) => [uuid, sumsOf(stored)]))
}

/** Of whom nothing is known. */
export const NO_SUMS: Sums = { calories: 0, steps: 0, minutes: 0, trainings: 0, points: 0, 'hard-minutes': 0 }
