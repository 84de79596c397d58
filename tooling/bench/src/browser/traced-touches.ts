/** Reads CPU time of the main thread from trace events: from input to the next frame. */
import type { Browser, Page } from 'playwright'

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** In µs. */
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly data?: { readonly interactionId?: number; readonly duration?: number } }
}

export interface Touch {
  readonly control: string
  /** CPU time in ms. */
  readonly needed: number
}

interface Span {
  readonly from: number
  readonly until: number
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing']
/** Prefix of the trace mark; the control's name follows. */
const TOUCHED = 'touched '
const MICROSECONDS = 1000
/** Time limit for pages that are never idle, such as one with a class. */
const LONGEST_REST_MS = 1500

const ends = ({ ts, dur = 0 }: TraceEvent): number => ts + dur

/** The slowest event of an interaction, such as a press and its click. */
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

/** Ends at the frame's commit; later work delays only the next interaction. */
const untilFrame = (span: Span, works: readonly TraceEvent[]): Span => {
  const handlers = works.filter((one) => one.name === 'EventDispatch' && one.ts >= span.from && ends(one) <= span.until)
  const handled = Math.max(span.from, ...handlers.map(ends))
  const frames = works.filter((one) => one.name === 'Commit' && one.ts >= handled && ends(one) <= span.until)
  return frames.length === 0 ? span : { ...span, until: Math.min(...frames.map(ends)) }
}

const neededIn = ({ from, until }: Span, turns: readonly TraceEvent[]): number => {
  const needed = turns.map(({ ts, dur = 0, tdur = 0 }) => {
    const shared = Math.min(until, ts + dur) - Math.max(from, ts)
    return shared > 0 ? (tdur * shared) / Math.max(1, dur) : 0
  })
  return needed.reduce((sum, one) => sum + one, 0) / MICROSECONDS
}

const touchesIn = (events: readonly TraceEvent[]): readonly Touch[] => {
  const marks = events.filter(({ name }) => name.startsWith(TOUCHED)).toSorted((a, b) => a.ts - b.ts)
  return marks.flatMap(({ name, pid, tid, ts }, index): Touch[] => {
    const since = marks[index - 1]?.ts ?? 0
    const own = events.filter((event) => event.pid === pid && event.ts > since && event.ts <= ts)
    const works = own.filter((event) => event.ph === 'X' && event.tid === tid)
    const turns = works.filter((event) => event.name === 'RunTask')
    const control = name.slice(TOUCHED.length)
    if (control === '') return []
    return interactionsOf(own).map((span) => ({ control, needed: neededIn(untilFrame(span, works), turns) }))
  })
}

/** Marks the end after the page is idle. An empty name isn't counted. */
export const endTouch = (page: Page, control: string): Promise<void> =>
  page.evaluate(
    ([mark, longest]) =>
      new Promise<void>((resolve) => {
        const end = (): void => {
          performance.mark(mark)
          resolve()
        }
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(end, { timeout: longest })))
      }),
    [`${TOUCHED}${control}`, LONGEST_REST_MS] as const,
  )

const isOfUse = ({ name, ph, tdur = 0 }: TraceEvent): boolean =>
  name.startsWith(TOUCHED) || (name === 'EventTiming' && ph === 'b') || (ph === 'X' && tdur > 0)

export const watchTouches = async (browser: Browser, work: () => Promise<unknown>): Promise<readonly Touch[]> => {
  const devtools = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  devtools.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]).filter(isOfUse))
  })
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { recordMode: 'recordAsMuchAsPossible', includedCategories: CATEGORIES, excludedCategories: ['*'] },
  })
  try {
    await work()
  } finally {
    const complete = new Promise((resolve) => {
      devtools.once('Tracing.tracingComplete', resolve)
    })
    await devtools.send('Tracing.end')
    await complete
    await devtools.detach()
  }
  return touchesIn(events)
}
