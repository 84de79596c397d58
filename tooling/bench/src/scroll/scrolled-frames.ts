/** What became of each frame that a page wanted while it was scrolled, from the browser's own trace. */
import type { Browser, Page } from 'playwright'

export interface ScrolledFrames {
  /** Of the screen's turns those for which there was something new to show. */
  readonly wanted: number
  /** Of those the ones that showed nothing, or not yet what the page's own thread had to draw. */
  readonly dropped: number
}

interface Reported {
  readonly state: string
  readonly scroll_state: string
  readonly layer_tree_host_id: number
  readonly frame_sequence: number
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly ts: number
  readonly args?: { readonly frame_reporter?: Reported }
}

const CATEGORIES = ['disabled-by-default-devtools.timeline.frame']
const NOTHING_NEW = 'STATE_NO_UPDATE_DESIRED'
const DROPPED: ReadonlySet<string> = new Set(['STATE_DROPPED', 'STATE_PRESENTED_PARTIAL'])

interface Report extends Reported {
  readonly ts: number
  readonly pid: number
}

const reportsIn = (trace: Buffer): readonly Report[] => {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] }
  return traceEvents.flatMap(({ name, ph, ts, pid, args }) =>
    name === 'PipelineReporter' && ph === 'b' && args?.frame_reporter !== undefined
      ? [{ ...args.frame_reporter, ts, pid }]
      : [],
  )
}

/** What the compositor and the page's thread each made of a turn is told apart. */
const readTrace = (trace: Buffer): ScrolledFrames => {
  const reports = reportsIn(trace)
  const scrolled = reports.filter(({ scroll_state }) => scroll_state !== 'SCROLL_NONE')
  const times = scrolled.map(({ ts }) => ts)
  const [from, until] = [Math.min(...times), Math.max(...times)]
  const frames = new Map<string, Set<string>>()
  for (const { pid, layer_tree_host_id, frame_sequence, ts, state } of reports) {
    if (ts < from || ts > until || pid !== scrolled[0]?.pid || state === NOTHING_NEW) continue
    const frame = `${layer_tree_host_id} ${frame_sequence}`
    frames.set(frame, (frames.get(frame) ?? new Set()).add(state))
  }
  const dropped = [...frames.values()].filter((states) => [...states].some((state) => DROPPED.has(state)))
  return { wanted: frames.size, dropped: dropped.length }
}

/** Scrolls a page down by so many pixels at so many a second, as a finger or a wheel does. */
export const watchScroll = async (
  browser: Browser,
  page: Page,
  { pixels, speed }: { readonly pixels: number; readonly speed: number },
): Promise<ScrolledFrames> => {
  const devtools = await page.context().newCDPSession(page)
  await page.bringToFront()
  await browser.startTracing(page, { categories: CATEGORIES })
  await devtools.send('Input.synthesizeScrollGesture', {
    x: 600,
    y: 400,
    yDistance: -pixels,
    speed,
    preventFling: true,
  })
  const trace = await browser.stopTracing()
  await devtools.detach()
  return readTrace(trace)
}
