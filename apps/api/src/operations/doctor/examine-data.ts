import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'

import { DataDirectoryInUse, lockDataDirectory } from '../../database/data-directory-lock.ts'
import type { Database } from '../../database/database.ts'
import { isFromBeforeFirstRelease, newestMigration, storedMigration } from '../../database/migrate.ts'
import { isNewFolder } from '../../database/pglite/check-data-directory.ts'
import { openPglite } from '../../database/pglite/open-pglite.ts'
import { pgliteDatabase } from '../../database/pglite/pglite-database.ts'
import { findDisabledDurabilitySettings } from '../../database/postgres/connect-postgres.ts'
import type { Config } from '../../lib/config.ts'
import { LATIDO } from '../cli/command.ts'
import { clockFinding, fails, type Finding, isWell, reasonOf, warns } from './finding.ts'

const OLDEST_POSTGRES = 15

export const schemaFinding = async (db: Database): Promise<Finding> => {
  const [stored, newest] = [await storedMigration(db), newestMigration()]
  if (stored === 0) return warns('schema', 'none yet', 'start the server: the first start creates it')
  if (isFromBeforeFirstRelease(stored)) {
    return fails('schema', 'it is from before the first release', 'start with an empty data folder or database')
  }
  if (stored < newest) return warns('schema', 'from an earlier version', 'the next start updates it')
  if (stored > newest) return fails('schema', 'from a newer version than this program', 'start that version')
  return isWell('schema', 'current')
}

const folderFinding = (directory: string): Finding => {
  if (!existsSync(directory))
    return warns('data folder', `${directory} doesn't exist`, 'start the server, or set DATA_DIR')
  const { uid } = statSync(directory)
  // files created by another user, even root, would be unreadable to the server
  if (process.getuid !== undefined && process.getuid() !== uid) {
    return warns('data folder', `owned by user ${uid}; not checked`, 'run this as that user')
  }
  try {
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK)
    return isWell('data folder', directory)
  } catch (error) {
    return fails('data folder', reasonOf(error), "give the server's user read and write access")
  }
}

const lookIntoFolder = async (directory: string): Promise<Finding[]> => {
  if (isNewFolder(directory)) return [warns('database', 'none yet', 'start the server: the first start creates it')]
  const client = await openPglite(join(directory, 'postgres'))
  try {
    return [isWell('database', "opens, and isn't in use"), await schemaFinding(pgliteDatabase(client))]
  } finally {
    await client.close()
  }
}

const examineFolder = async (directory: string): Promise<Finding[]> => {
  let unlock: () => void
  try {
    unlock = await lockDataDirectory(directory)
  } catch (error) {
    // the running server has already migrated it
    if (error instanceof DataDirectoryInUse) return [isWell('database', 'in use by a running server')]
    throw error
  }
  return lookIntoFolder(directory).finally(unlock)
}

export const durabilityFinding = (spared: readonly string[]): Finding => {
  if (spared.length === 0) return isWell('durability', 'commits are flushed to disk')
  const names = spared.join(', ')
  return warns(
    'durability',
    `a power failure may lose committed data, or all of it: ${names} is off`,
    `turn it on in postgresql.conf, or for the database and its role (${names})`,
  )
}

const examineServer = async (url: string, now: () => number): Promise<Finding[]> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  const db = drizzle(client)
  try {
    const asked = now()
    const { rows } = await client.query<{ at: Date; version: number }>(
      `select clock_timestamp() as at, current_setting('server_version_num')::int / 10000 as version`,
    )
    const [{ at, version } = { at: new Date(asked), version: 0 }] = rows
    return [
      version < OLDEST_POSTGRES
        ? fails('database', `PostgreSQL ${version} is too old`, `use PostgreSQL ${OLDEST_POSTGRES} or later`)
        : isWell('database', `PostgreSQL ${version} answers`),
      durabilityFinding(await findDisabledDurabilitySettings(db)),
      await schemaFinding(db),
      clockFinding('the database', at.getTime(), (asked + now()) / 2),
    ]
  } finally {
    await client.end()
  }
}

export const examineData = async ({ databaseUrl, dataDirectory }: Config, now: () => number): Promise<Finding[]> => {
  const folder = folderFinding(dataDirectory)
  try {
    if (databaseUrl !== null) return [folder, ...(await examineServer(databaseUrl, now))]
    return folder.state === 'ok' ? [folder, ...(await examineFolder(dataDirectory))] : [folder]
  } catch (error) {
    const remedy =
      databaseUrl === null
        ? `restore the newest backup into an empty folder: ${LATIDO} restore FILE`
        : 'check that PostgreSQL is running and that DATABASE_URL has the right host, user, and password'
    return [folder, fails('database', reasonOf(error), remedy)]
  }
}
