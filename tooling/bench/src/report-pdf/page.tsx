/** The page of the bench: it makes reports as the panel does, and with bare pdfmake. */
import { reportContent } from './report-content.ts'
import type { MeasureReport, PanelModules, ReportContent, ReportWay } from './ways.ts'

declare global {
  interface Window {
    measureReport: MeasureReport
  }
}

/** What a browser makes of a timer without delay, once it is nested. */
const TIMER_MS = 4

const panel = '/make-report-pdf.js'
const { makeReportPdf } = (await import(/* @vite-ignore */ panel)) as PanelModules

const startWorker = (): Worker => new Worker(new URL('./bare-worker.ts', import.meta.url), { type: 'module' })

const madeBy = (worker: Worker, content: ReportContent): Promise<Blob> =>
  new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Blob>) => resolve(data), { once: true })
    worker.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(content)
  })

const kept = startWorker()

const make: Record<ReportWay, (content: ReportContent) => Promise<Blob>> = {
  product: makeReportPdf,
  bare: async (content) => {
    const worker = startWorker()
    const pdf = await madeBy(worker, content)
    worker.terminate()
    return pdf
  },
  warm: (content) => madeBy(kept, content),
}

/** Watches the page's thread until it is stopped, and answers with the longest time it was held. */
const watchThread = () => {
  let [last, longestGap, longestTask, timer] = [performance.now(), 0, 0, 0]
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration)
  })
  observer.observe({ type: 'longtask' })
  const tick = () => {
    const now = performance.now()
    longestGap = Math.max(longestGap, now - last - TIMER_MS)
    last = now
    timer = window.setTimeout(tick)
  }
  tick()
  return async () => {
    // the browser tells of a task once it is over
    await new Promise((resolve) => requestIdleCallback(resolve))
    clearTimeout(timer)
    observer.disconnect()
    return { longestGap, longestTask }
  }
}

window.measureReport = async (way, trainings) => {
  const stop = watchThread()
  const from = performance.now()
  const pdf = await make[way](reportContent(trainings))
  const milliseconds = performance.now() - from
  const head = await pdf.slice(0, 5).text()
  if (head !== '%PDF-') throw new Error(`${way} made no PDF`)
  return { milliseconds, bytes: pdf.size, ...(await stop()) }
}
