import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { comesTo } from './comes-to.ts'

/** Has a process update the database of a folder, or back it up, and kills it once it has come so far, at the latest when it is done. */
export const killFolderProcess = async (
  work: 'update' | 'backup',
  folder: string,
  isThere: () => boolean = () => false,
): Promise<void> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'folder-process.ts'), work, folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  const failed = ended.then(([code]) => {
    if (code !== null) throw new Error(`the process of the folder ended with ${String(code)}`)
  })
  await Promise.race([comesTo(folder, () => existsSync(join(folder, 'done')) || isThere()), failed])
  child.kill('SIGKILL')
  await failed
}
