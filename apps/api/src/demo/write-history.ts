import { getTableColumns, sql } from 'drizzle-orm'

import type { Transaction } from '../database/database.ts'
import { trainings } from '../database/schema/trainings.ts'
import type { PastTraining } from './demo-history.ts'

const ROWS_PER_STATEMENT = 500

const columnNames = Object.entries(getTableColumns(trainings)).map(([key, column]) => ({ key, name: column.name }))

const wireRow = ({ training }: PastTraining): Record<string, unknown> =>
  Object.fromEntries(columnNames.map(({ key, name }) => [name, training[key as keyof typeof training] ?? null]))

/** Writes trainings and records by the hundreds: one JSON parameter a statement, read by the database itself. */
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
