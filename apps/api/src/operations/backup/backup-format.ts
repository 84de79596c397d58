import * as z from 'zod/mini'

/**
 * A backup is lines of JSON: a header, then of each table its name and columns, its rows (an array of texts, as
 * PostgreSQL writes each value; null for none) and their number, and at last the number of tables. It knows neither
 * engine nor version of the database, so it is also the way from one engine to the other.
 */
export const BACKUP_FORMAT = 'latido-backup'
export const BACKUP_VERSION = 1

export const BackupHeader = z.object({
  format: z.literal(BACKUP_FORMAT),
  version: z.int(),
  /** The last change of the schema that the data has been through, as its migration names it (Unix time in ms). */
  migration: z.int(),
  /** When it was taken (ISO 8601). */
  takenAt: z.string(),
  /** What secrets in it are sealed under; only a backup that is itself encrypted carries it. */
  installationKey: z.optional(z.string()),
})
export type BackupHeader = z.infer<typeof BackupHeader>

const Column = z.object({ name: z.string(), type: z.string() })

/** Begins a table. */
export const TableLine = z.object({ table: z.string(), columns: z.array(Column) })
export type TableLine = z.infer<typeof TableLine>
/** Ends a table: a file that was cut short lacks it. */
export const RowsLine = z.object({ rows: z.int() })
/** Ends the backup. */
export const EndLine = z.object({ tables: z.int() })

/** The backup cannot be used; the message says why and what to do. */
export class BackupUnusable extends Error {
  override readonly name = 'BackupUnusable'
}

/** The longest line of a backup (bytes): a mailed PDF in base64 or bytea takes less. */
export const LONGEST_LINE = 16 * 1024 * 1024

export const damaged = (): BackupUnusable =>
  new BackupUnusable('The backup is incomplete or damaged, so nothing was restored. Use another backup.')

/** The JSON of a line. @throws {BackupUnusable} for a line that is none. */
export const parsedLine = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    throw damaged()
  }
}
