import type { Config } from '../../app/config.ts'
import type { OpenDatabase } from './open-database.ts'

/** Where a command is run: what the environment names, and how to open it. */
export interface Place {
  readonly config: () => Config
  /** Opens the database of the server, brought up to this program; an embedded one has one owner at a time. */
  readonly open: () => Promise<OpenDatabase>
}
