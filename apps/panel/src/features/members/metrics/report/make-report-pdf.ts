import type { ReportContent } from './report-content.ts'
import type { ReportAnswer } from './report-worker.ts'

/** Runs in a worker, so that the page stays responsive. */
export const makeReportPdf = (content: ReportContent): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./report-worker.ts', import.meta.url), { type: 'module' })
    const done = (settle: () => void): void => {
      worker.terminate()
      settle()
    }
    worker.addEventListener('message', ({ data }: MessageEvent<ReportAnswer>) =>
      done(() => ('pdf' in data ? resolve(data.pdf) : reject(new Error(data.error)))),
    )
    worker.addEventListener('error', ({ message }) => done(() => reject(new Error(message))))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(content)
  })
