import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import { awaitFirstChunk } from '../lib/first-chunk.ts'
import type { ListCall, RowsById } from './list-source.ts'

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
    // PGlite answers within one turn of the event loop, so all chunks would run in one turn
    await yieldToEventLoop()
    yield* chunk
  }
}

/** Reads the ids first, so that changes can't duplicate or skip rows. Resolves after the first row. */
export const streamRows = <Row>(
  call: ListCall,
  ids: () => Promise<readonly string[]>,
  rows: RowsById<Row>,
): Promise<AsyncIterable<Row>> => awaitFirstChunk(inTurns(call, ids, rows))
