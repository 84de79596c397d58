import type { CDPSession } from 'playwright'

const BYTES_PER_MB = 1024 * 1024

/** The parts of a heap snapshot that say what is of which kind, and how large. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly [readonly string[]] }
  }
  readonly nodes: readonly number[]
}

const snapshotOf = async (devtools: CDPSession): Promise<Snapshot> => {
  const parts: string[] = []
  const keep = ({ chunk }: { chunk: string }): void => void parts.push(chunk)
  devtools.on('HeapProfiler.addHeapSnapshotChunk', keep)
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  devtools.off('HeapProfiler.addHeapSnapshotChunk', keep)
  return JSON.parse(parts.join('')) as Snapshot
}

/** How much of a page's heap the browser's compiler has put there: it goes on improving code for hours. */
export const compiledIn = async (devtools: CDPSession): Promise<number> => {
  const { snapshot, nodes } = await snapshotOf(devtools)
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [kind, size, width] = [fields.indexOf('type'), fields.indexOf('self_size'), fields.length]
  const code = types[0].indexOf('code')
  let bytes = 0
  for (let at = 0; at < nodes.length; at += width) if (nodes[at + kind] === code) bytes += nodes[at + size] ?? 0
  return bytes / BYTES_PER_MB
}
