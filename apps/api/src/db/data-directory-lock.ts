import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { StartRefusal } from '../errors/start-refusal.ts'

/** Another process owns the data; two owners would destroy it. */
export class DataDirectoryInUse extends StartRefusal {
  constructor(directory: string, holder: string | null) {
    const by = holder === null ? 'another process' : `process ${holder}`
    super(`${directory} is in use by ${by}. Stop it first, or set DATA_DIR to another folder.`)
  }
}

/**
 * What holds the lock, and what names the holder: the second is a message and decides nothing. Nothing else in this
 * process may open the first: on Linux and macOS closing it once more would end the lock.
 */
const LOCK_FILE = 'server.lock'
const NOTE_FILE = 'server.pid'

const SQLITE_BUSY = 5

/** Kept from the garbage collector, which would close the file and with it end the lock. */
const held = new Set<DatabaseSync>()

const noteIn = (directory: string): string | null => {
  try {
    const [pid = ''] = readFileSync(join(directory, NOTE_FILE), 'utf8').trim().split(' ')
    return /^\d+$/.test(pid) ? pid : null
  } catch {
    return null
  }
}

/** Takes SQLite's write lock on a file of its own, which is one single step of the kernel's; false when it is taken. */
const take = (lock: DatabaseSync): boolean => {
  try {
    lock.exec('begin immediate')
    return true
  } catch (error) {
    if ((error as { readonly errcode?: number }).errcode === SQLITE_BUSY) return false
    throw error
  }
}

/**
 * Takes the folder for this process, by a lock the kernel holds for it: gone with the process however that ends, kept
 * while it is stopped, seen by every process on the same disk whatever its namespaces, and not copied with the folder.
 * Linux, macOS and Windows have different locks for this; SQLite, which is part of Node, knows them all.
 * @throws {DataDirectoryInUse} naming the holder.
 */
export const lockDataDirectory = (directory: string): (() => void) => {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(join(directory, LOCK_FILE))
  if (!take(lock)) {
    lock.close()
    throw new DataDirectoryInUse(directory, noteIn(directory))
  }
  held.add(lock)
  writeFileSync(join(directory, NOTE_FILE), `${process.pid}\n`)
  return () => {
    if (!held.delete(lock)) return
    rmSync(join(directory, NOTE_FILE), { force: true })
    lock.close()
  }
}
