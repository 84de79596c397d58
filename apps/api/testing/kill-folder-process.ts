import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { comesTo } from './wait-for-file.ts'

interface Kill {
  /** Kills the process when it is done if omitted. */
  readonly when?: () => boolean
  /** Program of another version. */
  readonly program?: string
  readonly databaseUrl?: string
}

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
