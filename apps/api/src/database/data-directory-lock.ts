import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { StartRefusal } from '../lib/outage.ts'
import { unwritable } from './unwritable.ts'

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
 * Takes a name that belongs to the folder itself, by its device and inode, whatever is deleted in it. Linux frees the
 * name when the process ends. It's one of a network namespace, so containers that share a folder still need the file's
 * lock. Null when the name is taken; undefined where there are no such names.
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
    // a system that allows no such sockets leaves it to the file
    return undefined
  }
}

/**
 * Takes the folder for this process, by locks the kernel holds for it: gone with the process however that ends, kept
 * while it is stopped, and not copied with the folder. One is on a file, seen by every process on the same disk whatever
 * its namespaces; SQLite, which is part of Node, knows how on Linux, macOS and Windows. The other, on Linux, holds also
 * when that file was deleted.
 * @throws {DataDirectoryInUse} naming the holder.
 * @throws {StartRefusal} when the folder can't be written.
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
