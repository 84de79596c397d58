import type { Worker } from 'node:worker_threads'

import { PGlite, type PGliteOptions } from '@electric-sql/pglite'

interface DurableFiles {
  readonly DurableNodeFS: new (folder: string) => NonNullable<PGliteOptions['fs']>
  readonly durableStartParams: (defaults: readonly string[]) => string[]
}

interface Extensions {
  readonly embeddedExtensions: NonNullable<PGliteOptions['extensions']>
}

interface Plain {
  readonly text: string
  readonly params: readonly unknown[]
}

interface Prepared {
  readonly asking: (client: PGlite) => (asked: Plain) => Promise<unknown>
}

type Query = (text: string, params?: readonly unknown[]) => Promise<unknown>

/** The product's client of a database in a thread of its own. */
interface ApartClient {
  readonly query: Query
  readonly transaction: <T>(work: (tx: { readonly query: Query }) => Promise<T>) => Promise<T>
  readonly close: () => Promise<void>
}

interface DatabaseThread {
  readonly worker: Worker
  readonly opened: Promise<void>
}

/** What a thread has used of the CPU since it began, in microseconds. */
type CpuUsage = Pick<NodeJS.CpuUsage, 'user' | 'system'>

interface Apart {
  readonly askApart: (thread: DatabaseThread) => ApartClient
}

interface Threads {
  readonly startDatabaseThread: (folder: string) => DatabaseThread
}

// An app is no package to import by name, so its parts are loaded from its folder.
const load = <T>(file: string): Promise<T> => {
  const folder = '../../../../apps/api/src/database'
  return import(new URL(`${folder}/${file}`, import.meta.url).href) as Promise<T>
}

/** Opens the database of a data directory, its `postgres` folder, with the product's files and extensions and no more. */
export const openDatabase = async (folder: string): Promise<PGlite> => {
  const { DurableNodeFS, durableStartParams } = await load<DurableFiles>('durable-node-fs.ts')
  const { embeddedExtensions } = await load<Extensions>('embedded-extensions.ts')
  return PGlite.create({
    fs: new DurableNodeFS(folder),
    startParams: durableStartParams(PGlite.defaultStartParams),
    extensions: embeddedExtensions,
  })
}

/** Opens it in a thread of its own, as the product does. */
export const openApart = async (
  folder: string,
): Promise<ApartClient & { readonly cpuUsage: () => Promise<CpuUsage> }> => {
  const [{ startDatabaseThread }, { askApart }] = [
    await load<Threads>('database-thread.ts'),
    await load<Apart>('ask-apart.ts'),
  ]
  const thread = startDatabaseThread(folder)
  await thread.opened
  return Object.assign(askApart(thread), { cpuUsage: () => thread.worker.cpuUsage() })
}

/** Asks as the product does: each statement is prepared once. */
export const askPrepared = async (database: PGlite): Promise<ReturnType<Prepared['asking']>> => {
  const { asking } = await load<Prepared>('prepared-client.ts')
  return asking(database)
}
