import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

const SOURCES = join(import.meta.dirname, '..')

/** Rates in memory: several servers allow several times as much, so none of them guards a secret. */
const COUNTED_ALONE: Readonly<Record<string, string>> = {
  'areas/classes/samples/ingest.ts': 'the one server that has the class counts',
  'areas/classes/phones/measurement-socket.ts': 'greetings of a known token, and frames of one connection',
  'http/limits/device-calls.ts': 'the work that one device gives to one server',
  'http/errors/browser-faults.ts': 'what pages report goes to the log of each server',
  'realtime/embedded/connection.ts': 'of one connection, which is at one server',
}

it('a server keeps only those rates in memory that guard no secret', () => {
  const counting = globSync('**/*.ts', { cwd: SOURCES, exclude: ['**/*.test.ts'] }).filter((file) =>
    /from '[./]+\/(lib\/)?rates\.ts'/.test(readFileSync(join(SOURCES, file), 'utf8')),
  )
  expect(counting.toSorted()).toEqual(Object.keys(COUNTED_ALONE).toSorted())
})
