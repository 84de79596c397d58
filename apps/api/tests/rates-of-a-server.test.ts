import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

const SOURCES = join(import.meta.dirname, '../src')

/** What a server counts by itself, so that several let through several times as much; no secret is guessed there. */
const COUNTED_ALONE: Readonly<Record<string, string>> = {
  'errors/browser-faults.ts': 'what pages report goes to the log of each server',
  'http/device-calls.ts': 'the work that one device gives to one server',
  'live/ingest.ts': 'the one server that has the class counts',
  'realtime/embedded/connection.ts': 'of one connection, which is at one server',
  'routes/participation/measurement-socket.ts': 'greetings of a token that is known',
  'routes/participation/phone-connection.ts': 'of one connection, which is at one server',
}

it('a server counts by itself only what guards no secret', () => {
  const counting = globSync('**/*.ts', { cwd: SOURCES, exclude: ['**/*.test.ts', 'inbound-rate.ts'] }).filter((file) =>
    /from '[./]+\/(inbound-)?rates?\.ts'/.test(readFileSync(join(SOURCES, file), 'utf8')),
  )
  expect(counting.toSorted()).toEqual(Object.keys(COUNTED_ALONE))
})
