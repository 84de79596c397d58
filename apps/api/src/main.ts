import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

import { readConfig } from './app/read-config.ts'
import { lockDataDirectory } from './database/data-directory-lock.ts'
import { unwritable } from './database/unwritable.ts'
import { checkOpenFiles } from './lib/open-files.ts'
import { isDiskFault, isDiskFull, StartRefusal } from './lib/outage.ts'

/** Loads only what finding the data needs; the rest loads while the database opens. */
const start = async (): Promise<void> => {
  const config = readConfig(process.env, process.cwd())
  checkOpenFiles()
  const unlock = config.databaseUrl === null ? await lockDataDirectory(config.dataDirectory) : () => {}
  // in the data directory: compiled code in a folder that others can write to isn't trustworthy
  enableCompileCache(join(config.dataDirectory, 'compile-cache'))
  const { connectAsServer } = await import('./app/connect-as-server.ts')
  const superseded = Promise.withResolvers<void>()
  const [opening, { serve }] = await Promise.all([
    connectAsServer(config, superseded.resolve),
    import('./app/serve.ts'),
  ])
  // same depth in the bundle and in the sources
  const appsFolder = join(import.meta.dirname, '../..')
  await serve({ config, opening, unlock, superseded: superseded.promise, appsFolder })
}

const wordsOf = (error: unknown): string => {
  if (error instanceof StartRefusal) return error.message
  // a query error contains its parameters, which may be secrets; its cause doesn't
  const reason = error instanceof Error ? (error.cause ?? error) : error
  if (!isDiskFault(reason) && !isDiskFull(reason)) return String(reason)
  return unwritable(readConfig(process.env, process.cwd()).dataDirectory, reason).message
}

try {
  await start()
} catch (error) {
  process.stderr.write(`${wordsOf(error)}\n`)
  process.exit(1)
}
