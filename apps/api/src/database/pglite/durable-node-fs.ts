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

export type OnDiskFault = (error: unknown) => void

/** PostgreSQL rolls back a failed write to a table file. A failed write elsewhere is fatal. */
const TABLES = '/base/'

/** After such a failure, PGlite panics or loops without responding. */
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

/** Implements fsync, which is a no-op in stock PGlite. Needs the settings in {@link durableStartParams}. */
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
          // the state on disk is unknown until a restart replays the log
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

/** Removes "no sync". Doesn't zero-fill new 16 MB log files, which would block the event loop. */
export const durableStartParams = (defaults: readonly string[]): NonNullable<PGliteOptions['startParams']> => [
  ...defaults.filter((param) => param !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'wal_init_zero=off',
]
