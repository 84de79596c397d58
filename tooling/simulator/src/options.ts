import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import type { SimulationOptions } from './simulate.ts'

export const USAGE = `pnpm simulate [options]

  --url URL          where the server is (http://localhost:3000)
  --members N        how many people join (20)
  --recordings DIR   play the csv, fit and tcx recordings of a folder instead of made-up hearts
  --speed X          recorded seconds per second (1)
  --first-code N     sign-in code of the first member (100001, the demo center's)
  --names A,B,C      pseudonyms or sign-in codes of members of a center of your own, instead of the demo's
  --room NAME        name or id of the room (the first with an open class)
  --help             this text
`

const positive = (text: string, name: string): number => {
  const value = Number(text)
  if (!(value > 0)) throw new Error(`--${name} takes a number above 0`)
  return value
}

const namesOf = (text: string | undefined): readonly string[] | null =>
  text
    ?.split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '') ?? null

/** Reads the command line; null asks for the usage text. Throws with a sentence for what cannot be used. */
export const readOptions = (
  args: readonly string[],
  workingDirectory: string,
): Omit<SimulationOptions, 'report' | 'signal'> | null => {
  const { values } = parseArgs({
    args: args.filter((arg) => arg !== '--'),
    options: {
      url: { type: 'string', default: 'http://localhost:3000' },
      members: { type: 'string', default: '20' },
      recordings: { type: 'string' },
      speed: { type: 'string', default: '1' },
      'first-code': { type: 'string', default: '100001' },
      names: { type: 'string' },
      room: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return null
  const names = namesOf(values.names)
  return {
    url: values.url.replace(/\/$/, ''),
    members: names?.length ?? Math.floor(positive(values.members, 'members')),
    recordings: values.recordings === undefined ? null : resolve(workingDirectory, values.recordings),
    speed: positive(values.speed, 'speed'),
    firstCode: positive(values['first-code'], 'first-code'),
    names,
    room: values.room ?? null,
  }
}
