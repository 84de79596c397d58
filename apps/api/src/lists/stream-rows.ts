import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import { awaitFirstChunk } from '../lib/first-chunk.ts'
import type { ListCall, RowsById } from './list-source.ts'

/** Rows in the order of their ids; one that is gone meanwhile is left out. */
export const sortByIds = <Row>(
  uuids: readonly string[],
  rows: readonly Row[],
  uuidOf: (row: Row) => string,
): readonly Row[] => {
  const byUuid = new Map(rows.map((row) => [uuidOf(row), row]))
  return uuids.flatMap((uuid) => byUuid.get(uuid) ?? [])
}

const CHUNK = 250

async function* inTurns<Row>(
  { branch, now }: ListCall,
  ids: () => Promise<readonly string[]>,
  rows: RowsById<Row>,
): AsyncGenerator<Row> {
  const uuids = await ids()
  for (let from = 0; from < uuids.length; from += CHUNK) {
    const chunk = await branch.read((tx) => rows(tx, uuids.slice(from, from + CHUNK), now))
    // an embedded database answers within the same turn of the event loop, and all chunks would be one long turn
    await yieldToEventLoop()
    yield* chunk
  }
}

/**
 * All rows of a list, one by one. The ids are taken first, so that no row comes twice or is left out when some change
 * meanwhile; the rows come in chunks, so that nothing else waits for long. Resolves once the first is read.
 */
export const streamRows = <Row>(
  call: ListCall,
  ids: () => Promise<readonly string[]>,
  rows: RowsById<Row>,
): Promise<AsyncIterable<Row>> => awaitFirstChunk(inTurns(call, ids, rows))
