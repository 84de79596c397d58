import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { strapAddressOf, unknownStraps } from './made-up-straps.ts'
import type { DaqSimulationOptions } from './simulate-daq.ts'
import type { SimulationOptions } from './simulate.ts'

export const USAGE = `pnpm simulate [options]

  --url URL          server URL (default: http://localhost:3000)
  --members N        number of members to simulate (default: 20)
  --recordings DIR   play back CSV, FIT, and TCX recordings from a folder instead of generated heart rates
  --speed X          playback speed (default: 1)
  --first-code N     sign-in code of the first member (default: 100001, the demo center's)
  --names A,B,C      pseudonyms or sign-in codes of your own members, instead of the demo's
  --room NAME        name or ID of the room (default: the first with an open class)
  --daq KEY          simulate a room's device instead, using the key from RookLegend
  --straps A,B,C     straps the device picks up: MAC addresses, or ANT numbers such as ant:730926 (see Sensors)
  --unknown N        also pick up N straps that no one has
  --rr               also send the times between beats
  --help             show this help
`

const positive = (text: string, name: string): number => {
  const value = Number(text)
  if (!(value > 0)) throw new Error(`--${name} must be a number above 0`)
  return value
}

const namesOf = (text: string | undefined): readonly string[] | null =>
  text
    ?.split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '') ?? null

export type Simulated =
  | { readonly kind: 'phones'; readonly options: Omit<SimulationOptions, 'report' | 'signal'> }
  | { readonly kind: 'daq'; readonly options: Omit<DaqSimulationOptions, 'report' | 'signal'> }

/** Null shows the usage. Throws for invalid options. */
export const readOptions = (args: readonly string[], workingDirectory: string): Simulated | null => {
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
      daq: { type: 'string' },
      straps: { type: 'string' },
      unknown: { type: 'string', default: '0' },
      rr: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return null
  const url = values.url.replace(/\/$/, '')
  const recordings = values.recordings === undefined ? null : resolve(workingDirectory, values.recordings)
  if (values.daq !== undefined) {
    const unknown = values.unknown === '0' ? 0 : Math.floor(positive(values.unknown, 'unknown'))
    const straps = [...(namesOf(values.straps) ?? []).map(strapAddressOf), ...unknownStraps(unknown)]
    if (straps.length === 0) throw new Error('--daq requires --straps (what the device picks up) or --unknown')
    return { kind: 'daq', options: { url, key: values.daq, straps, hasIntervals: values.rr, recordings } }
  }
  const names = namesOf(values.names)
  const options = {
    url,
    members: names?.length ?? Math.floor(positive(values.members, 'members')),
    recordings,
    speed: positive(values.speed, 'speed'),
    firstCode: positive(values['first-code'], 'first-code'),
    names,
    room: values.room ?? null,
  }
  return { kind: 'phones', options }
}
