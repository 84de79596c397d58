import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startBuiltServer } from './built-server.ts'

export const withFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'latido-bench-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export const fillDataDirectory = async (dataDirectory: string): Promise<void> => {
  const server = await startBuiltServer({ dataDirectory })
  await server.stop()
}
