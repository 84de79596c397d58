import { gzipSync } from 'node:zlib'

import { describe, expect, it } from 'vitest'

import { readRecording } from './read-recording.ts'
import { writeFit } from './write-fit.ts'

const START = Date.UTC(2026, 10, 11, 12)
const at = (second: number): number => START + second * 1000
const iso = (second: number): string => new Date(at(second)).toISOString()

const tcxPoint = (time: string, rate: number) =>
  `<Trackpoint><Time>${time}</Time><HeartRateBpm><Value>${rate}</Value></HeartRateBpm></Trackpoint>`
const tcx = (inside: string, head = '<?xml version="1.0"?>') => `${head}<T><Activities>${inside}</Activities></T>`
const activity = (...tracks: readonly string[]) =>
  `<Activity><Lap>${tracks.map((track) => `<Track>${track}</Track>`).join('')}</Lap></Activity>`
const one = (time = iso(0)) => activity(tcxPoint(time, 120))
const gpxPoint = (second: number, rate: number, name = 'gpxtpx:hr') =>
  `<trkpt lat="0" lon="0"><time>${iso(second)}</time><extensions><e><${name}>${rate}</${name}></e></extensions></trkpt>`
const gpx = (...tracks: readonly string[]) => `<gpx>${tracks.map((track) => `<trk>${track}</trk>`).join('')}</gpx>`

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const localTime = (text: string): number => Date.parse(`${text}-06:00`)
const read = (file: Uint8Array | string) => readRecording(typeof file === 'string' ? bytesOf(file) : file, localTime)
const VALUE = { at: START, heartRate: 120 }

describe('a recorded file', () => {
  const bigEndian = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()
  const declared = (encoding: string, name = 'é') =>
    tcx(`<Name>${name}</Name>${one()}`, `<?xml version="1.0" encoding="${encoding}"?>`)

  it.each([
    ['blanks before it', bytesOf(`  \r\n\t${tcx(one())}`)],
    ['more blanks before it than a piece has', bytesOf(' '.repeat(200_000) + tcx(one()))],
    ['a byte order mark', bytesOf(`\uFEFF${tcx(one())}`)],
    ['UTF-16 with a mark', Buffer.from(`\uFEFF${declared('UTF-16')}`, 'utf16le')],
    ['UTF-16 without a mark', Buffer.from(declared('UTF-16'), 'utf16le')],
    ['UTF-16 in the other order', bigEndian(declared('UTF-16'))],
    ['ISO-8859-1', Buffer.from(declared('ISO-8859-1'), 'latin1')],
    ['Windows’ encoding', Buffer.from(declared('windows-1252'), 'latin1')],
    ['UTF-8 that says it is UTF-16', bytesOf(declared('UTF-16'))],
    ['gzip', gzipSync(tcx(one()))],
    [
      'elements with a prefix',
      bytesOf(
        tcx(one())
          .replaceAll(/<(\/?)(\w)/g, '<$1x:$2')
          .replace('<x:T', '<x:T xmlns:x="y"'),
      ),
    ],
    ['a time of another zone', bytesOf(tcx(one('2026-11-11T06:00:00.000-06:00')))],
    ['a time without a zone', bytesOf(tcx(one('2026-11-11T06:00:00')))],
  ])('with %s is read', (_, file) => {
    expect(read(file).recordings.flatMap(({ values }) => values)).toEqual([VALUE])
  })

  it.each([
    ['of an unknown encoding', declared('EBCDIC-9')],
    ['of bytes that are not of its encoding', Buffer.from(declared('UTF-8'), 'latin1')],
    ['of gzip that ends early', gzipSync(tcx(one())).subarray(0, 40)],
    ['that unpacks to more than 64 MB', gzipSync(Buffer.alloc(64 * 1024 * 1024 + 1, ' '))],
    ['of too many activities', tcx(one().repeat(201))],
  ])('%s is refused', (_, file) => {
    expect(() => read(file)).toThrow()
  })

  it('of FIT is also read compressed', () => {
    const file = writeFit({ startAt: new Date(START), calories: null, samples: [{ second: 0, heartRate: 120 }] })
    expect(read(gzipSync(file))).toMatchObject({ kind: 'parts', recordings: [{ startAt: START, values: [VALUE] }] })
  })
})

describe('the activities of a file', () => {
  it('of TCX are separated, each with its start', () => {
    const named = (second: number) => one(iso(second)).replace('<Lap>', `<Id>${iso(second)}</Id><Lap>`)
    const { kind, recordings } = read(tcx(named(0) + named(7200)))
    expect(kind).toBe('activities')
    expect(recordings).toEqual([
      { startAt: at(0), values: [VALUE], pauses: [] },
      { startAt: at(7200), values: [{ at: at(7200), heartRate: 120 }], pauses: [] },
    ])
  })

  it('of TCX are paused between the tracks of a lap, and between laps only if they are apart', () => {
    const track = (...seconds: readonly number[]) => seconds.map((second) => tcxPoint(iso(second), 120)).join('')
    const laps = activity(track(0, 1), track(10, 11)).replace(
      '</Lap>',
      `</Lap><Lap><Track>${track(16)}</Track></Lap><Lap><Track>${track(60)}</Track></Lap>`,
    )
    expect(read(tcx(laps)).recordings[0]?.pauses).toEqual([
      { from: at(2), to: at(10) },
      { from: at(17), to: at(60) },
    ])
  })

  it.each(['gpxtpx:hr', 'ns3:hr', 'hr', 'heartrate', 'HeartRate'])('of GPX have the heart rate of <%s>', (name) => {
    const { kind, recordings } = read(gpx(`<trkseg>${gpxPoint(0, 120, name)}</trkseg>`))
    expect(kind).toBe('activities')
    expect(recordings).toEqual([{ startAt: Number.NaN, values: [VALUE], pauses: [] }])
  })

  it('of GPX are its tracks, paused between their segments', () => {
    const seg = (second: number) => `<trkseg>${gpxPoint(second, 120)}${gpxPoint(second + 1, 121)}</trkseg>`
    const { recordings } = read(gpx(seg(0) + seg(10), seg(7200)))
    expect(recordings.map(({ pauses }) => pauses)).toEqual([[{ from: at(2), to: at(10) }], []])
    expect(recordings.map(({ values }) => values.length)).toEqual([4, 2])
  })

  it('of GPX have no heart rate for points without one', () => {
    const bare = `<trkpt><time>${iso(1)}</time></trkpt>`
    const [first] = read(gpx(`<trkseg>${gpxPoint(0, 120)}${bare}</trkseg>`)).recordings
    expect(first?.values.map(({ heartRate }) => heartRate)).toEqual([120, null])
  })
})
