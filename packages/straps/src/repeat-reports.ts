import type { Milliseconds } from '@repo/domain/core/units'
import { DAQ_REPORT_SECONDS } from '@repo/domain/rooms/daq-device'

import type { ClockReading } from './server-clock.ts'

const FIRST_RETRY_MS: Milliseconds = 500
const LONGEST_RETRY_MS: Milliseconds = 4000

interface ReportOptions {
  readonly now: () => Milliseconds
  readonly after: (delay: Milliseconds, run: () => void) => () => void
  readonly report: () => Promise<{ readonly serverTime: Milliseconds; readonly planVersion: number | null }>
  readonly onReading: (reading: ClockReading) => Promise<void>
}

export interface RepeatedReports {
  /** Reports at once if the plan is another than in the last report. */
  readonly notePlan: (planVersion: number | null) => void
  readonly stop: () => void
}

/** Reports at once and every 30 s; after a failure sooner. Each report reads the server's clock. */
export const repeatReports = ({ now, after, report, onReading }: ReportOptions): RepeatedReports => {
  let plan: number | null = null
  let failures = 0
  let isReporting = false
  let isStopped = false
  let cancel = () => {}

  const reportIn = (delay: Milliseconds): void => {
    cancel()
    if (!isStopped) cancel = after(delay, () => void run())
  }
  const read = async (): Promise<void> => {
    const sentAt = now()
    const { serverTime, planVersion } = await report()
    plan = planVersion
    await onReading({ sentAt, receivedAt: now(), serverTime })
  }
  const run = async (): Promise<void> => {
    isReporting = true
    failures = await read().then(
      () => 0,
      () => failures + 1,
    )
    isReporting = false
    const retry = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1))
    reportIn(failures === 0 ? DAQ_REPORT_SECONDS * 1000 : retry)
  }
  void run()
  return {
    notePlan: (planVersion) => {
      if (planVersion !== null && planVersion !== plan && !isReporting) reportIn(0)
    },
    stop: () => {
      isStopped = true
      cancel()
    },
  }
}
