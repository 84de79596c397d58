import { connect } from '../../database/connect.ts'
import { lockDataDirectory } from '../../database/data-directory-lock.ts'
import type { Database } from '../../database/database.ts'
import type { Config } from '../../lib/config.ts'
import { backUpBeforeUpdate } from '../backup/before-update.ts'

export interface OpenDatabase {
  readonly db: Database
  readonly close: () => Promise<void>
}

/** An embedded database has one owner at a time. */
export const openDatabase = async (config: Config): Promise<OpenDatabase> => {
  const unlock = config.databaseUrl === null ? await lockDataDirectory(config.dataDirectory) : () => {}
  const connection = await connect(config, (db) => backUpBeforeUpdate(db, config)).catch((error: unknown) => {
    unlock()
    throw error
  })
  const close = async (): Promise<void> => {
    await connection.close()
    unlock()
  }
  return { db: connection.db, close }
}
