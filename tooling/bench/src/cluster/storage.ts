import type { AnyDatabase } from '../measure/any-database.ts'

const KEPT = { 'a sample': 'samples', 'a training': 'trainings', 'its course': 'training_records' } as const

/** Disk space per row, including indexes. */
export const storageOf = async (database: AnyDatabase): Promise<string> => {
  const sizes: string[] = []
  for (const [name, table] of Object.entries(KEPT)) {
    const { rows } = await database.query(
      `select pg_total_relation_size('${table}') / greatest(count(*), 1) as bytes from ${table}`,
    )
    sizes.push(`${name} ${String(rows[0]?.['bytes'])} bytes`)
  }
  return sizes.join(', ')
}
