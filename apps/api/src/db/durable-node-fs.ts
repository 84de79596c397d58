import { fdatasyncSync } from 'node:fs'

import type { PGlite, PGliteOptions } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface NodeStream {
  readonly nfd?: number
}

interface NodeModule {
  readonly NODEFS: { readonly stream_ops: { fsync?: (stream: NodeStream) => void } }
}

/**
 * Stock PGlite never reaches the disk's own cache: its fsync is an empty function. This layer fills it in, so that a
 * commit survives a power cut. Needs `fsync=on` and `wal_sync_method=fsync`, see {@link durableStartParams}.
 */
export class DurableNodeFS extends NodeFS {
  override async init(pg: PGlite, options: Partial<Parameters<NodeFS['init']>[1]>) {
    const result = await super.init(pg, options)
    const flush = (module: unknown) => {
      ;(module as NodeModule).NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined) fdatasyncSync(stream.nfd)
      }
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
