/** What a page's thread and its compositor did, from the browser's own trace: a page that asks for frames slows itself. */
import type { Browser, Page } from 'playwright'

export interface Watched {
  /** Between two frames that were drawn, in milliseconds. */
  readonly frames: readonly number[]
  /** What each turn of the page's thread took of the CPU, however long it had to wait for it. */
  readonly turns: readonly number[]
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

const CATEGORIES = [
  'devtools.timeline.frame',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
]
const MICROSECONDS = 1000

/** Of all pages' events those of the one that drew most. */
const busiestOf = (events: readonly TraceEvent[]): number => {
  const counts = new Map<number, number>()
  for (const { name, pid } of events) if (name === 'DrawFrame') counts.set(pid, (counts.get(pid) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}

const readTrace = (trace: Buffer): Watched => {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] }
  const pid = busiestOf(traceEvents)
  const ours = traceEvents.filter((event) => event.pid === pid)
  const main = ours.find(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')?.tid
  const drawn = ours
    .filter(({ name }) => name === 'DrawFrame')
    .map(({ ts }) => ts / MICROSECONDS)
    .toSorted((a, b) => a - b)
  return {
    frames: drawn.slice(1).map((at, index) => at - (drawn[index] ?? at)),
    turns: ours
      .filter(({ name, ph, tid }) => name === 'RunTask' && ph === 'X' && tid === main)
      .map(({ tdur = 0 }) => tdur / MICROSECONDS),
  }
}

/** Watches a page while something goes on in it. */
export const watchPage = async (browser: Browser, page: Page, whileOf: () => Promise<void>): Promise<Watched> => {
  await browser.startTracing(page, { categories: CATEGORIES })
  await whileOf()
  return readTrace(await browser.stopTracing())
}
