import { useLingui } from '@lingui/react/macro'
import type { DateRangeLabels } from '@repo/ui/date-range-field'

import { useSessionStore } from '../session/session-store.ts'

export const useDateLabels = (): DateRangeLabels => {
  const { t } = useLingui()
  const language = useSessionStore((state) => state.locale)
  return {
    language,
    format: t`Month, day, and year, such as 11/21/2026`,
    open: t`Open calendar`,
    calendar: t`Calendar`,
    previousMonth: t`Previous month`,
    nextMonth: t`Next month`,
    month: t`Month`,
    year: t`Year`,
    today: t`today`,
    start: t`From`,
    end: t`To`,
    chooseFirst: t`Choose a start date`,
    chooseLast: t`Choose an end date`,
  }
}
