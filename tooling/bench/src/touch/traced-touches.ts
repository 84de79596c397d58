/** Touches from the browser's own trace: from the finger or key to the frame that shows what came of it. */
import type { Browser } from 'playwright'

import { TOUCHED } from './walk.ts'

export interface Touched {
  readonly control: string
  /** What the page's thread took of the CPU from the touch to the frame. */
  readonly needed: number
  /** What went by meanwhile, waiting for the CPU included. */
  readonly passed: number
  /** What the browser did in that time, by its own names, longest first. */
  readonly parts: readonly Part[]
}

export interface Part {
  readonly name: string
  readonly needed: number
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds. */
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly data?: { readonly interactionId?: number; readonly duration?: number } }
}

interface Span {
  readonly from: number
  readonly until: number
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing']
const MICROSECONDS = 1000

/** Of an interaction's events, as a press and its click, the slowest counts. */
const interactionsOf = (events: readonly TraceEvent[]): readonly Span[] => {
  const slowest = new Map<number, Span>()
  for (const { name, ph, ts, args } of events) {
    const { interactionId = 0, duration = 0 } = args?.data ?? {}
    if (name !== 'EventTiming' || ph !== 'b' || interactionId === 0) continue
    const before = slowest.get(interactionId)
    if (before === undefined || before.until - before.from < duration * MICROSECONDS)
      slowest.set(interactionId, { from: ts, until: ts + duration * MICROSECONDS })
  }
  return [...slowest.values()]
}

/**
 * Until the page's thread has handed its frame over: what it does while that is brought to the screen holds up another
 * touch, and not this one's answer.
 */
const untilFrame = (span: Span, works: readonly TraceEvent[]): Span => {
  const ends = ({ ts, dur = 0 }: TraceEvent): number => ts + dur
  const heard = works.filter((one) => one.name === 'EventDispatch' && one.ts >= span.from && ends(one) <= span.until)
  const handled = Math.max(span.from, ...heard.map(ends))
  const frames = works.filter((one) => one.name === 'Commit' && one.ts >= handled && ends(one) <= span.until)
  return frames.length === 0 ? span : { ...span, until: Math.min(...frames.map(ends)) }
}

/** Of a turn that lies partly outside only its part counts. */
const neededIn = ({ from, until }: Span, turns: readonly TraceEvent[]): number => {
  let needed = 0
  for (const { ts, dur = 0, tdur = 0 } of turns) {
    const shared = Math.min(until, ts + dur) - Math.max(from, ts)
    if (shared > 0) needed += (tdur * shared) / Math.max(1, dur)
  }
  return needed / MICROSECONDS
}

/** Of what lies within something else each counts by itself. */
const partsIn = (span: Span, works: readonly TraceEvent[]): readonly Part[] => {
  const needed = new Map<string, number>()
  const add = (name: string, time: number): void => void needed.set(name, (needed.get(name) ?? 0) + time)
  const open: TraceEvent[] = []
  for (const work of works.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    while (open.length > 0 && (open.at(-1)?.ts ?? 0) + (open.at(-1)?.dur ?? 0) <= work.ts) open.pop()
    const own = neededIn(span, [work])
    const around = open.at(-1)
    add(work.name, own)
    if (around !== undefined) add(around.name, -own)
    open.push(work)
  }
  return [...needed].map(([name, time]) => ({ name, needed: time })).toSorted((a, b) => b.needed - a.needed)
}

const readTouches = (traceEvents: readonly TraceEvent[]): readonly Touched[] => {
  const marks = traceEvents.filter(({ name }) => name.startsWith(TOUCHED)).toSorted((a, b) => a.ts - b.ts)
  return marks.flatMap(({ name, pid, tid, ts }, index): Touched[] => {
    const since = marks[index - 1]?.ts ?? 0
    const ours = traceEvents.filter((event) => event.pid === pid && event.ts > since && event.ts <= ts)
    const works = ours.filter((event) => event.ph === 'X' && event.tid === tid)
    const turns = works.filter((event) => event.name === 'RunTask')
    const control = name.slice(TOUCHED.length)
    if (control === '') return []
    return interactionsOf(ours).map((span) => {
      const answer = untilFrame(span, works)
      return {
        control,
        needed: neededIn(answer, turns),
        passed: (span.until - span.from) / MICROSECONDS,
        parts: partsIn(answer, works),
      }
    })
  })
}

const isOfUse = ({ name, ph, tdur = 0 }: TraceEvent): boolean =>
  name.startsWith(TOUCHED) || (name === 'EventTiming' && ph === 'b') || (ph === 'X' && tdur > 0)

/** What was touched while something went on in a page. */
export const watchTouches = async (browser: Browser, whileOf: () => Promise<unknown>): Promise<readonly Touched[]> => {
  const devtools = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  devtools.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]).filter(isOfUse))
  })
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    // a screen's worth of touches is more than a trace holds otherwise
    traceConfig: { recordMode: 'recordAsMuchAsPossible', includedCategories: CATEGORIES, excludedCategories: ['*'] },
  })
  try {
    await whileOf()
  } finally {
    // a trace that is left open is in the way of the next one
    const complete = new Promise((resolve) => {
      devtools.once('Tracing.tracingComplete', resolve)
    })
    await devtools.send('Tracing.end')
    await complete
    await devtools.detach()
  }
  return readTouches(events)
}
