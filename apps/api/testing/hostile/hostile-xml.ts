import { gzipSync } from 'node:zlib'

import { integerBetween } from '@repo/domain/core/seeded-random'
import { recordingLimits } from '@repo/domain/trainings/training-limits'
import { writeTcx } from '@repo/recordings/write-tcx'

import { filled, flipped, truncated, type HostileKinds } from './bytes.ts'

const LARGEST = recordingLimits.bytes

const samples = Array.from({ length: 600 }, (_, second) => ({ second, heartRate: 90 + (second % 60) }))
const workout = Buffer.from(writeTcx({ startAt: new Date('2026-03-01T15:00:00Z'), calories: 100, samples }))

const between = (start: string, piece: string, end: string): Buffer =>
  Buffer.concat([Buffer.from(start), filled(piece, LARGEST - start.length - end.length), Buffer.from(end)])

const withDeclarations = (declarations: string, value: string): Buffer =>
  Buffer.from(`<?xml version="1.0"?><!DOCTYPE T [${declarations}]><T><Id>${value}</Id></T>`)

const laughs = (levels: number, width: number): string =>
  Array.from({ length: levels }, (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(width)}">`).join('')

export const HOSTILE_XML: HostileKinds = {
  'XML: depth': () => filled('<a>', LARGEST),
  'XML: depth with attributes': () => filled('<a b="c">', LARGEST),
  'XML: width': () => between('<a>', '<b/>', '</a>'),
  'XML: a long name': () => between('<', 'a', '/>'),
  'XML: a huge attribute': () => between('<a b="', 'c', '"/>'),
  'XML: many attributes': () =>
    Buffer.from(`<a ${Array.from({ length: 400_000 }, (_, number) => `b${number}="" `).join('')}/>`),
  'XML: a huge text': () => between('<T><Trackpoint><Time>', '2', '</Time></Trackpoint></T>'),
  'XML: huge CDATA': () => between('<T><Id><![CDATA[', ']', ']]></Id></T>'),
  'XML: a huge comment': () => between('<T><!--', 'a', '--></T>'),
  'XML: a huge instruction': () => between('<?a ', '?', '?><T/>'),
  'XML: many character references': () => between('<T><Id>', '&#50;', '</Id></T>'),
  'XML: an entity bomb': (random) =>
    withDeclarations(`<!ENTITY e0 "ha">${laughs(9, 10)}`, `&e${9 - integerBetween(random, 0, 2)};`),
  'XML: a quadratic entity bomb': () => withDeclarations(`<!ENTITY e "${'a'.repeat(100_000)}">`, '&e;'.repeat(100_000)),
  'XML: an entity of a file': () => withDeclarations('<!ENTITY e SYSTEM "file:///etc/passwd">', '&e;'),
  'XML: an entity of an address': () => withDeclarations('<!ENTITY e SYSTEM "http://127.0.0.1:9/">', '&e;'),
  'XML: a parameter entity': () => withDeclarations('<!ENTITY % e SYSTEM "http://127.0.0.1:9/"> %e;', ''),
  'XML: track points without end': () =>
    between('<T>', '<Trackpoint><Time>2026-03-01T15:00:00Z</Time></Trackpoint>', ''),
  'XML: in an encoding nobody knows': () => Buffer.from('<?xml version="1.0" encoding="x-none"?><T/>'),
  'XML: blanks without end': () => filled(' ', LARGEST),
  'GPX: tracks without end': () => between('<gpx>', '<trk></trk>', '</gpx>'),
  'GPX: segments without end': () =>
    between(
      '<gpx><trk>',
      '<trkseg><trkpt><time>2026-03-01T15:00:00Z</time><hr>120</hr></trkpt></trkseg>',
      '</trk></gpx>',
    ),
  'gzip: a bomb': () => gzipSync(Buffer.alloc(400 * 1024 * 1024, ' ')),
  'gzip: a packed file that is packed': () => gzipSync(gzipSync(workout)),
  'gzip: truncated': (random) => truncated(random, gzipSync(workout)),
  'gzip: bits flipped': (random) => flipped(random, gzipSync(workout)),
  'TCX: truncated': (random) => truncated(random, workout),
  'TCX: bits flipped': (random) => flipped(random, workout),
  'TCX: huge numbers': (random) =>
    Buffer.from(workout.toString().replaceAll(/<Value>\d+/g, `<Value>${'9'.repeat(integerBetween(random, 1, 1000))}`)),
  'TCX: a time of long ago and one of long after': () =>
    Buffer.from(workout.toString().replace('2026-03-01T15:00:01Z', '-271820-01-01T00:00:00Z')),
}
