import { sql } from 'drizzle-orm'

import { type Transaction, uuidIn } from '../../../database/database.ts'
import { trainings } from '../../../database/schema/trainings.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { importTraining } from '../../trainings/import-training.ts'
import type { PackedTraining } from '../import-store.ts'
import { type Batch, movedRow, type RowToWrite, type RowWriter, type WrittenRow } from './row-writer.ts'

/** What `sealed_before` holds. The target stays the member, whose rows an erasure finds by it. */
interface TrainingBefore {
  readonly uuid: string
}

export const unpackedTraining = ({ seconds, heartRates, ...training }: PackedTraining) => ({
  ...training,
  samples: seconds.map((second, place) => ({ second, heartRate: heartRates[place] ?? 0 })),
})

const writeRow = async (tx: Transaction, { of }: Batch, row: RowToWrite): Promise<WrittenRow> => {
  const { plan } = row.content
  if (plan?.kind !== 'training' || plan.memberUuid === null || plan.training === null) return movedRow(row)
  try {
    const { uuid } = await importTraining(tx, {
      memberUuid: plan.memberUuid,
      typeUuid: of.trainingTypeUuid ?? '',
      force: row.decision === 'force',
      training: unpackedTraining(plan.training),
      language: 'en',
    })
    return { ...movedRow(row), outcome: 'created', before: { uuid } satisfies TrainingBefore }
  } catch (error) {
    if (error instanceof Refusal) return movedRow(row)
    throw error
  }
}

const write: RowWriter['write'] = async (tx, batch, rows) => {
  const written: WrittenRow[] = []
  for (const row of rows) written.push(await writeRow(tx, batch, row))
  return written
}

/** Trainings can't be edited, only removed. */
const undo: RowWriter['undo'] = async (tx, _, rows) => {
  const uuids = rows.map(({ before }) => (before as TrainingBefore).uuid)
  await tx.delete(trainings).where(uuidIn(sql`${trainings.uuid}`, uuids))
  return rows.map(({ number }) => ({ number, outcome: 'removed', keptReason: null }))
}

/** Each holds hours of heart rates. */
export const trainingsWriter: RowWriter = { size: 5, write, undo }
