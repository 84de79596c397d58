import type { Day } from '@repo/domain/time/day'
import { periodFault, type Period } from '@repo/domain/time/period'

export const periodIn = ({ from, to }: { from?: Day | undefined; to?: Day | undefined }): Period | null => {
  if (from === undefined || to === undefined) return null
  const period = { start: from, end: to }
  return periodFault(period) === null ? period : null
}
