import * as z from 'zod/mini'

/** JSON lines: a header; each table's columns, rows, and number of rows; and the number of tables. */
export const BACKUP_FORMAT = 'latido-backup'
export const BACKUP_VERSION = 1

export const BackupHeader = z.object({
  format: z.literal(BACKUP_FORMAT),
  version: z.int(),
  /** The newest migration applied to the data (Unix time in ms). */
  migration: z.int(),
  /** ISO 8601. */
  takenAt: z.string(),
  /** Decrypts the secrets in the backup. Present only if the backup is encrypted. */
  installationKey: z.optional(z.string()),
})
export type BackupHeader = z.infer<typeof BackupHeader>

const Column = z.object({ name: z.string(), type: z.string() })

export const TableLine = z.object({ table: z.string(), columns: z.array(Column) })
export type TableLine = z.infer<typeof TableLine>
/** Absent when a table was cut off. */
export const RowsLine = z.object({ rows: z.int() })
export const EndLine = z.object({ tables: z.int() })

export class BackupUnusable extends Error {
  override readonly name = 'BackupUnusable'
}

/** Bytes. The largest value is an emailed PDF in base64 or bytea. */
export const LONGEST_LINE = 16 * 1024 * 1024

export const damaged = (): BackupUnusable =>
  new BackupUnusable('The backup is incomplete or damaged, so nothing was restored. Use another backup.')

export const parsedLine = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    throw damaged()
  }
}
