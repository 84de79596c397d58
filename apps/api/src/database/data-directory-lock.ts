import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { StartRefusal } from '../lib/outage.ts'
import { unwritable } from './unwritable.ts'

export class DataDirectoryInUse extends StartRefusal {
  constructor(directory: string, holder: string | null) {
    const by = holder === null ? 'another process' : `process ${holder}`
    super(`${directory} is in use by ${by}. Stop it first, or set DATA_DIR to another folder.`)
  }
}

/** The lock. Don't open it elsewhere in this process: on Linux and macOS, closing it again would release the lock. */
const LOCK_FILE = 'server.lock'
const NOTE_FILE = 'server.pid'

const SQLITE_BUSY = 5

/** Prevents garbage collection, which would close the file and release the lock. */
const held = new Set<DatabaseSync>()

const noteIn = (directory: string): string | null => {
  try {
    const [pid = ''] = readFileSync(join(directory, NOTE_FILE), 'utf8').trim().split(' ')
    return /^\d+$/.test(pid) ? pid : null
  } catch {
    return null
  }
}

/** SQLite takes its write lock atomically. */
const take = (lock: DatabaseSync): boolean => {
  try {
    lock.exec('begin immediate')
    return true
  } catch (error) {
    if ((error as { readonly errcode?: number }).errcode === SQLITE_BUSY) return false
    throw error
  }
}

const lockFile = (directory: string): DatabaseSync | null => {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    const lock = new DatabaseSync(join(directory, LOCK_FILE))
    if (take(lock)) return lock
    lock.close()
    return null
  } catch (error) {
    throw unwritable(directory, error)
  }
}

/**
 * Binds an abstract socket named by device and inode, which survives deleted files and ends with the process.
 * It is per network namespace, so the file lock is needed, too. Null if taken; undefined if unsupported.
 */
const holdName = async (directory: string): Promise<Server | null | undefined> => {
  if (process.platform !== 'linux') return undefined
  const { dev, ino } = statSync(directory, { bigint: true })
  const name = createServer((socket) => socket.destroy()).unref()
  name.listen(`\0latido-data-${dev}-${ino}`)
  try {
    await once(name, 'listening')
    return name
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return null
    return undefined
  }
}

/**
 * Takes two kernel locks, which end with the process and aren't copied with the directory.
 * @throws {DataDirectoryInUse} naming the holder.
 * @throws {StartRefusal} when the directory isn't writable.
 */
export const lockDataDirectory = async (directory: string): Promise<() => void> => {
  const lock = lockFile(directory)
  if (lock === null) throw new DataDirectoryInUse(directory, noteIn(directory))
  const name = await holdName(directory)
  if (name === null) {
    lock.close()
    throw new DataDirectoryInUse(directory, noteIn(directory))
  }
  try {
    writeFileSync(join(directory, NOTE_FILE), `${process.pid}\n`)
  } catch (error) {
    name?.close()
    lock.close()
    throw unwritable(directory, error)
  }
  held.add(lock)
  return () => {
    if (!held.delete(lock)) return
    rmSync(join(directory, NOTE_FILE), { force: true })
    name?.close()
    lock.close()
  }
}
