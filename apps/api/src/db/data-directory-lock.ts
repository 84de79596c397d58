import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Another process owns the data; two owners would destroy it. */
export class DataDirectoryInUse extends Error {
  override readonly name = 'DataDirectoryInUse'
  readonly pid: number

  constructor(directory: string, pid: number) {
    super(`${directory} is in use by process ${pid}. Stop it first, or set DATA_DIR to another folder.`)
    this.pid = pid
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** When a process started, in clock ticks since boot: tells a live holder from another process with its old pid. */
const startOf = (pid: number): string => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

const holderOf = (file: string): number | null => {
  const [pid = '', start = ''] = readFileSync(file, 'utf8').split(' ')
  const holder = Number(pid)
  if (!Number.isInteger(holder) || holder <= 0 || !isAlive(holder)) return null
  return start === '' || start === startOf(holder) ? holder : null
}

/**
 * Takes the folder for this process by a pid file made exclusively; a file left by a dead process is taken over.
 * @throws {DataDirectoryInUse} naming the holder.
 */
export const lockDataDirectory = (directory: string): (() => void) => {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const file = join(directory, 'server.pid')
  for (;;) {
    try {
      writeFileSync(file, `${process.pid} ${startOf(process.pid)}`, { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const holder = holderOf(file)
      if (holder !== null) throw new DataDirectoryInUse(directory, holder)
      rmSync(file, { force: true })
    }
  }
}
