import type { Browser, Page } from 'playwright'

import { largest } from '../measure/statistics.ts'

/** Milliseconds. */
export interface Turn {
  /** The page's own work: what other processes of the machine take meanwhile is not counted. */
  readonly worked: number
  readonly passed: number
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds: when by the clock, how long by it, and how long by the thread's own. */
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

const CATEGORIES = ['toplevel', 'blink', '__metadata']
const MICROSECONDS = 1000
/** What drives the browser keeps a copy of every answer, and decodes it in one piece at its end; nobody else does. */
const OF_DRIVER = 'TextResourceDecoder::Decode'

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`

const holds = (task: TraceEvent, inner: TraceEvent): boolean =>
  threadOf(inner) === threadOf(task) && inner.ts >= task.ts && inner.ts <= task.ts + (task.dur ?? 0)

/** The task of the page's thread that held it longest while something was done. */
export const longestTurn = async (browser: Browser, page: Page, act: () => Promise<void>): Promise<Turn> => {
  await browser.startTracing(page, { categories: CATEGORIES })
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const pages = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const threads = new Set(pages.map(threadOf))
  const driven = traceEvents.filter(({ name }) => name === OF_DRIVER)
  const tasks = traceEvents.filter((event) => event.name.endsWith('RunTask') && threads.has(threadOf(event)))
  const own = tasks.filter((task) => !driven.some((event) => holds(task, event)))
  if (own.length === 0) throw new Error('the browser traced no task')
  const longest = (key: 'dur' | 'tdur'): number => largest(own.map((task) => task[key] ?? 0)) / MICROSECONDS
  return { worked: longest('tdur'), passed: longest('dur') }
}
