import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'

import { DataDirectoryInUse, lockDataDirectory } from '../../database/data-directory-lock.ts'
import type { Database } from '../../database/database.ts'
import { freeBytesAt } from '../../database/disk/disk-space.ts'
import { isNewFolder } from '../../database/pglite/check-data-directory.ts'
import { createDataDirectory } from '../../database/pglite/create-data-directory.ts'
import type { Config } from '../../lib/config.ts'
import { writeKeyFile } from '../../lib/secrets.ts'
import { backUpFolder } from '../backup/back-up-folder.ts'
import { type OpenBackup, openBackupFile, writeBackupFile } from '../backup/backup-file.ts'
import { BackupUnusable } from '../backup/backup-format.ts'
import { backupKey } from '../backup/backup-key.ts'
import { dumpDatabase } from '../backup/dump-database.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { newCopies, removeStaleCopies } from '../backup/stale-copies.ts'
import { askForCopy } from '../process/control.ts'
import { type Command, type CommandOption, CommandRefused, type Terminal } from './command.ts'
import { secretOf } from './new-password.ts'

const PASSPHRASE_FILE: CommandOption = {
  value: 'FILE',
  about: "file containing the passphrase, or - for stdin (without one, the backup isn't encrypted)",
}

/** Asks twice, because a typo would make the backup unreadable. */
const newPassphrase = async (file: string | undefined, terminal: Terminal): Promise<string | null> => {
  if (file !== undefined) return secretOf(file, terminal)
  const { askSecret } = terminal
  if (askSecret === null) return null
  for (;;) {
    const typed = await askSecret('Passphrase (leave empty for no encryption): ')
    if (typed === '') return null
    if ((await askSecret('Confirm passphrase: ')) === typed) return typed
    terminal.err("The passphrases don't match.")
  }
}

const knownPassphrase = async (file: string | undefined, terminal: Terminal): Promise<string | null> =>
  file === undefined ? ((await terminal.askSecret?.('Passphrase: ')) ?? null) : secretOf(file, terminal)

const postgresDatabase = async <T>(url: string, work: (db: Database) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(drizzle(client))
  } finally {
    await client.end()
  }
}

type Target = { readonly path: string; readonly passphrase: string | null; readonly installationKey: string | null }

/** A running server copies its own files; otherwise, reads them directly. */
const backUpEmbedded = async ({ dataDirectory }: Config, target: Target): Promise<void> => {
  const folder = join(dataDirectory, 'postgres')
  if (!existsSync(folder)) throw new CommandRefused(`No data in ${dataDirectory} yet.`)
  const takenAt = new Date()
  let unlock: () => void
  try {
    unlock = await lockDataDirectory(dataDirectory)
  } catch (error) {
    if (!(error instanceof DataDirectoryInUse)) throw error
    removeStaleCopies(dataDirectory)
    const copies = newCopies(dataDirectory)
    try {
      await askForCopy(dataDirectory, join(copies, 'postgres')).catch(() => {
        throw error
      })
      await backUpFolder({ ...target, folder: join(copies, 'postgres'), takenAt })
    } finally {
      rmSync(copies, { recursive: true, force: true })
    }
    return
  }
  await backUpFolder({ ...target, folder, takenAt }).finally(unlock)
}

const backup: Command = {
  name: 'backup',
  about: 'backs up all data to one file, even while the server is running',
  positionals: ['FILE'],
  options: { 'passphrase-file': PASSPHRASE_FILE },
  runIn: async ({ positionals: [file = ''], options }, terminal, place) => {
    const config = place.config()
    const path = resolve(file)
    if (existsSync(path)) throw new CommandRefused(`${path} already exists. Choose another name.`)
    const passphrase = await newPassphrase(options['passphrase-file']?.[0], terminal)
    const installationKey = await backupKey(config, passphrase !== null)
    const target: Target = { path, passphrase, installationKey }
    const { databaseUrl } = config
    if (databaseUrl === null) await backUpEmbedded(config, target)
    else {
      const takenAt = new Date()
      await postgresDatabase(databaseUrl, (db) =>
        writeBackupFile(path, passphrase, (write) => dumpDatabase({ db, write, takenAt, installationKey })),
      )
    }
    terminal.out(path)
    if (passphrase === null) {
      terminal.err("This backup isn't encrypted and contains health data and keys. Keep it where only you can read it.")
    }
  },
}

const restoreEmbedded = async ({ dataDirectory }: Config, opened: OpenBackup): Promise<void> => {
  const unlock = await lockDataDirectory(dataDirectory)
  try {
    if (!isNewFolder(dataDirectory)) {
      throw new BackupUnusable(`${dataDirectory} already contains data. Restore into an empty folder.`)
    }
    await createDataDirectory(dataDirectory, (db) => restoreBackup(db, opened))
  } finally {
    unlock()
  }
}

/** Keeps an existing key. */
const restoreKey = ({ dataDirectory, installationKey }: Config, { header }: OpenBackup): void => {
  if (header.installationKey === undefined || installationKey !== null) return
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 })
  const path = join(dataDirectory, 'installation.key')
  if (!existsSync(path)) writeKeyFile(path, header.installationKey)
}

/** Limits unpacking to the free disk space. A PostgreSQL server checks its own. */
const mostUnpacked = async ({ databaseUrl, dataDirectory }: Config): Promise<number> => {
  if (databaseUrl !== null) return Number.POSITIVE_INFINITY
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 })
  return (await freeBytesAt(dataDirectory)) ?? Number.POSITIVE_INFINITY
}

const restore: Command = {
  name: 'restore',
  about: 'restores a backup into an empty data directory or PostgreSQL database',
  positionals: ['FILE'],
  options: { 'passphrase-file': PASSPHRASE_FILE },
  runIn: async ({ positionals: [file = ''], options }, terminal, place) => {
    const config = place.config()
    const given = options['passphrase-file']?.[0]
    const passphrase = file.endsWith('.age') || given !== undefined ? await knownPassphrase(given, terminal) : null
    const opened = await openBackupFile(resolve(file), passphrase, await mostUnpacked(config))
    try {
      if (config.databaseUrl === null) await restoreEmbedded(config, opened)
      else await postgresDatabase(config.databaseUrl, (db) => restoreBackup(db, opened))
      restoreKey(config, opened)
    } finally {
      opened.close()
    }
    terminal.out(`Restored all data from ${opened.header.takenAt}.`)
    if (opened.header.installationKey === undefined) {
      terminal.err(
        "This backup doesn't include the installation key. Restore installation.key or set INSTALLATION_KEY, or enter the Zoom credentials again.",
      )
    }
  },
}

export const backupCommands: readonly Command[] = [backup, restore]
