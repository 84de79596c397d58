import { fdatasyncSync } from 'node:fs'

import type { PGlite, PGliteOptions } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

import { isDiskFault } from '../../lib/outage.ts'

interface NodeStream {
  readonly nfd?: number
  readonly path?: string
}

interface NodeModule {
  readonly NODEFS: {
    readonly stream_ops: {
      fsync?: (stream: NodeStream) => void
      write: (stream: NodeStream, ...rest: readonly unknown[]) => number
    }
    convertNodeCode: (error: unknown) => number
  }
}

/** Called with the fault of a disk after which the database can't continue. Must not return. */
export type OnDiskFault = (error: unknown) => void

/** Where a failed write is an ordinary error: PostgreSQL undoes the statement. Anywhere else it gives up. */
const TABLES = '/base/'

/**
 * Reports failed writes of anything but tables. After one, PGlite reports a PANIC, or runs in circles and answers
 * nothing.
 */
const watchWrites = ({ NODEFS }: NodeModule, onDiskFault: OnDiskFault): void => {
  const { write } = NODEFS.stream_ops
  const convert = NODEFS.convertNodeCode
  let written = ''
  NODEFS.stream_ops.write = (stream, ...rest) => {
    written = stream.path ?? ''
    try {
      return write(stream, ...rest)
    } finally {
      written = ''
    }
  }
  NODEFS.convertNodeCode = (error) => {
    if (written !== '' && !written.includes(TABLES) && isDiskFault(error)) onDiskFault(error)
    return convert(error)
  }
}

/**
 * Stock PGlite never reaches the disk's own cache: its fsync is an empty function. This layer fills it in, so that a
 * commit survives a power cut. Needs `fsync=on` and `wal_sync_method=fsync`, see {@link durableStartParams}.
 */
export class DurableNodeFS extends NodeFS {
  readonly #onDiskFault: OnDiskFault | undefined

  constructor(folder: string, onDiskFault?: OnDiskFault) {
    super(folder)
    this.#onDiskFault = onDiskFault
  }

  override async init(pg: PGlite, options: Partial<Parameters<NodeFS['init']>[1]>) {
    const result = await super.init(pg, options)
    const onDiskFault = this.#onDiskFault
    const flush = (module: unknown) => {
      const { NODEFS } = module as NodeModule
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        if (nfd === undefined) return
        try {
          fdatasyncSync(nfd)
        } catch (error) {
          // what the disk holds now is unknown; only a restart that reads the log again finds out
          onDiskFault?.(error)
          throw error
        }
      }
      if (onDiskFault !== undefined) watchWrites(module as NodeModule, onDiskFault)
    }
    const emscripten = result.emscriptenOpts
    const before = [emscripten.preRun ?? []].flat()
    return { ...result, emscriptenOpts: { ...emscripten, preRun: [...before, flush] } }
  }
}

/**
 * Start parameters without the "no sync" switch that PGlite passes by default. A new file of the write-ahead log is not
 * filled with 16 MB of zeros first, which would hold the event loop for as long; the sync of a commit covers its size.
 */
export const durableStartParams = (defaults: readonly string[]): NonNullable<PGliteOptions['startParams']> => [
  ...defaults.filter((param) => param !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'wal_init_zero=off',
]
