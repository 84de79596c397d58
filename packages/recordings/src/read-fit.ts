import { fitMessages, fitSizeAt, isFitAt, momentOf, unsignedIn, type FitMessage } from './fit-messages.ts'
import { EVENT, FIT_MESSAGE, HAPPENED } from './fit-profile.ts'
import { heartbeatReader } from './heartbeats.ts'
import { checkLength, type Recording, type Span, type TimedValue } from './recording.ts'

const RECORD = { heartRate: 3 } as const
const EVENT_FIELD = { event: 0, happened: 1 } as const
const SESSION = { startTime: 2 } as const

const STOPS: ReadonlySet<number> = new Set([
  HAPPENED.stop,
  HAPPENED.stopAll,
  HAPPENED.stopDisable,
  HAPPENED.stopDisableAll,
])

const pauseReader = () => {
  const pauses: Span[] = []
  let stoppedAt: number | null = null
  return {
    take: (event: FitMessage): void => {
      const { at } = event
      if (at === null || unsignedIn(event, EVENT_FIELD.event, 1) !== EVENT.timer) return
      const happened = unsignedIn(event, EVENT_FIELD.happened, 1)
      if (happened === HAPPENED.start && stoppedAt !== null) {
        if (at > stoppedAt) pauses.push({ from: stoppedAt, to: at })
        stoppedAt = null
      } else if (happened !== null && STOPS.has(happened)) stoppedAt ??= at
    },
    pauses: (): Span[] =>
      stoppedAt === null ? pauses : [...pauses, { from: stoppedAt, to: Number.POSITIVE_INFINITY }],
  }
}

/** Only for seconds without a heart rate in the records. */
const filledBy = (records: readonly TimedValue[], heartbeats: readonly TimedValue[]): readonly TimedValue[] => {
  const known = new Set(records.flatMap(({ at, heartRate }) => (heartRate === null ? [] : [at])))
  return [...records, ...heartbeats.filter(({ at }) => !known.has(Math.floor(at / 1000) * 1000))]
}

const readOne = (bytes: Uint8Array): Recording => {
  const records: TimedValue[] = []
  const heartbeats = heartbeatReader()
  const timer = pauseReader()
  let startAt: number | null = null
  const read = (message: FitMessage): void => {
    switch (message.message) {
      case FIT_MESSAGE.record:
        if (message.at !== null) records.push({ at: message.at, heartRate: unsignedIn(message, RECORD.heartRate, 1) })
        break
      case FIT_MESSAGE.hr:
        heartbeats.take(message)
        break
      case FIT_MESSAGE.event:
        timer.take(message)
        break
      case FIT_MESSAGE.session:
        startAt ??= unsignedIn(message, SESSION.startTime, 4)
        break
      default:
    }
  }
  for (const message of fitMessages(bytes)) {
    read(message)
    checkLength(records)
    checkLength(heartbeats.values)
  }
  return {
    startAt: startAt === null ? Number.NaN : momentOf(startAt),
    values: filledBy(records, heartbeats.values),
    pauses: timer.pauses(),
  }
}

const SHORTEST_FILE = 14
const MOST_FILES = 64

/** Drops trailing data that isn't FIT. */
const chained = (bytes: Uint8Array): Uint8Array[] => {
  const files: Uint8Array[] = []
  for (let at = 0; at + SHORTEST_FILE <= bytes.length && isFitAt(bytes, at);) {
    const next = at + fitSizeAt(bytes, at)
    files.push(bytes.subarray(at, next))
    if (files.length > MOST_FILES) throw new Error('too many files in one')
    at = next
  }
  if (files.length === 0) throw new Error('no FIT file')
  return files
}

/** Returns an activity per chained file. Throws if damaged or over a limit. */
export const readFit = (bytes: Uint8Array): Recording[] => chained(bytes).map(readOne)
