import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { comesTo } from './wait-for-file.ts'

interface Kill {
  /** Whether it has come so far; without it, the process is killed once it's done. */
  readonly when?: () => boolean
  /** The process of another version than this one. */
  readonly program?: string
  /** The database's server, for an update of its data. */
  readonly databaseUrl?: string
}

/** Has a process update the data of a folder, or back it up, and kills it, at the latest when it's done. */
export const killFolderProcess = async (
  work: 'update' | 'backup',
  folder: string,
  { when = () => false, program = join(import.meta.dirname, 'folder-process.ts'), databaseUrl }: Kill = {},
): Promise<void> => {
  const child = spawn(process.execPath, [program, work, folder, ...(databaseUrl === undefined ? [] : [databaseUrl])], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  const failed = ended.then(([code]) => {
    if (code !== null) throw new Error(`the process of the folder ended with ${String(code)}`)
  })
  await Promise.race([comesTo(folder, () => existsSync(join(folder, 'done')) || when()), failed])
  child.kill('SIGKILL')
  await failed
}
