import { parseXml } from './parse-xml.ts'
import { checkLength, type Recording, type Span, type TimedValue } from './recording.ts'

export type LocalTime = (text: string) => number

const rateOf = (value: string): number | null => (/^\d{1,3}(?:\.\d+)?$/.test(value) ? Math.round(Number(value)) : null)

const LONGEST_VALUE = 100

const MOST_ACTIVITIES = 200

const POINTS: ReadonlySet<string> = new Set(['Trackpoint', 'trkpt'])
const ACTIVITIES: ReadonlySet<string> = new Set(['Activity', 'trk'])
const HEART_RATES: ReadonlySet<string> = new Set(['hr', 'heartrate'])

const isTime = ([name, around]: readonly string[]): boolean =>
  (name === 'Time' && around === 'Trackpoint') || (name === 'time' && around === 'trkpt')
const isRate = ([name = '', around, outer]: readonly string[]): boolean =>
  (name === 'Value' && around === 'HeartRateBpm' && outer === 'Trackpoint') || HEART_RATES.has(name.toLowerCase())

const HAS_ZONE = /(?:z|[+-]\d{2}:?\d{2})$/i

interface Track {
  readonly values: TimedValue[]
  /** In the same lap, so only a pause divides them. */
  readonly isAfterPause: boolean
}

interface Activity {
  id: string
  readonly tracks: Track[]
}

/** A larger gap between laps counts as a pause. */
const LAP_GAP_MS = 15_000

const pausesOf = (tracks: readonly Track[]): Span[] =>
  tracks.flatMap((track, place) => {
    const [from, to] = [tracks[place - 1]?.values.at(-1)?.at, track.values[0]?.at]
    if (from === undefined || to === undefined) return []
    // the second of the last value counts
    return to - from > (track.isAfterPause ? 1000 : LAP_GAP_MS) ? [{ from: from + 1000, to }] : []
  })

const gatherer = (timeOf: (text: string) => number) => {
  const activities: Activity[] = []
  let isAfterPause = false
  let [time, rate] = ['', '']
  const activity = (): Activity => {
    const last = activities.at(-1)
    if (last !== undefined) return last
    const first = { id: '', tracks: [] }
    activities.push(first)
    return first
  }
  return {
    opened: (name: string): void => {
      if (POINTS.has(name)) [time, rate] = ['', '']
      else if (ACTIVITIES.has(name)) {
        activities.push({ id: '', tracks: [] })
        if (activities.length > MOST_ACTIVITIES) throw new Error('too many activities')
        isAfterPause = false
      } else if (name === 'Lap') isAfterPause = false
      else if (name === 'Track' || name === 'trkseg') {
        activity().tracks.push({ values: [], isAfterPause })
        isAfterPause = true
      }
    },
    closed: (inside: readonly string[], text: string): void => {
      const [name = ''] = inside
      if (isTime(inside)) time = text
      else if (isRate(inside)) rate = text
      else if (name === 'Id') activity().id ||= text
      else if (POINTS.has(name)) {
        const { tracks } = activity()
        if (tracks.length === 0) tracks.push({ values: [], isAfterPause })
        if (time !== '') tracks.at(-1)?.values.push({ at: timeOf(time), heartRate: rateOf(rate) })
      }
    },
    recordings: (): Recording[] =>
      activities.map(({ id, tracks }) => {
        const filled = tracks.filter(({ values }) => values.length > 0)
        const values = filled.flatMap((track) => track.values)
        checkLength(values)
        return { startAt: id === '' ? Number.NaN : timeOf(id), values, pauses: pausesOf(filled) }
      }),
  }
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Throws if malformed or over a limit. */
export const readXml = (pieces: Iterable<string>, localTime: LocalTime): Recording[] => {
  const open: string[] = []
  const gathered = gatherer((text) => (HAS_ZONE.test(text) ? Date.parse(text) : localTime(text)))
  let value = ''
  parseXml(pieces, {
    opened: (prefixed) => {
      const name = localName(prefixed)
      open.push(name)
      value = ''
      gathered.opened(name)
    },
    text: (piece) => {
      if (value.length < LONGEST_VALUE) value += piece.slice(0, LONGEST_VALUE)
    },
    closed: () => {
      gathered.closed([open.at(-1) ?? '', open.at(-2) ?? '', open.at(-3) ?? ''], value.trim())
      value = ''
      open.pop()
    },
  })
  return gathered.recordings()
}
