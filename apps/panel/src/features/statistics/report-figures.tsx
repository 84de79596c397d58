import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { CenterReport } from '@repo/api-client/statistics/endpoints'
import { formatCount, formatExactCalories, formatMark, timeAmountOf } from '@repo/domain/core/number-format'
import { formatDay } from '@repo/domain/time/date-format'
import { daysBetween } from '@repo/domain/time/day'
import { changeOf } from '@repo/domain/trainings/training-totals'
import { Columns } from '@repo/ui/columns'
import type { IconName } from '@repo/ui/icon'
import { Stack } from '@repo/ui/stack'
import { StatCard } from '@repo/ui/stat-card'
import { Text } from '@repo/ui/text'

import { useLocale } from '../../app/locale/use-locale.ts'
import { trendOf } from '../../lib/charts/trend-of.ts'

interface Figure {
  readonly icon: IconName
  readonly label: string
  readonly value?: string
  readonly unit?: string
  readonly change?: ReturnType<typeof changeOf>
}

type Reported = Pick<CenterReport, 'totals' | 'before'>

const useFigures = (report: Reported | undefined): readonly Figure[] => {
  const { t } = useLingui()
  const labels = {
    trainings: { icon: 'heart', label: t`Sessions` },
    users: { icon: 'users', label: t`Users who trained` },
    seconds: { icon: 'clock', label: t`Time` },
    calories: { icon: 'flame', label: t`Calories` },
    points: { icon: 'trophy', label: 'RookPoints' },
  } as const
  if (report === undefined) return Object.values(labels)
  const { totals, before } = report
  const time = timeAmountOf(totals.seconds / 60)
  const values = {
    trainings: { value: formatCount(totals.trainings) },
    users: { value: formatCount(totals.users) },
    seconds: { value: formatMark(time.value), unit: time.unit },
    calories: { value: formatExactCalories(totals.calories), unit: 'kcal' },
    points: { value: formatCount(totals.points) },
  }
  return (['trainings', 'users', 'seconds', 'calories', 'points'] as const).map((key) => ({
    ...labels[key],
    ...values[key],
    change: changeOf(totals[key], before[key]),
  }))
}

function Compared({ before }: Pick<Reported, 'before'>) {
  const { t } = useLingui()
  const language = useLocale()
  const [first, last] = [before.start, before.end].map((day) => formatDay(day, language))
  const days = daysBetween(before.start, before.end) + 1
  return before.trainings > 0
    ? t`Compared with the previous ${plural(days, { one: 'day', other: '# days' })}: ${first} – ${last}`
    : t`No one trained in the previous ${plural(days, { one: 'day', other: '# days' })}: ${first} – ${last}`
}

/** Without a report, holds its place. */
export function ReportFigures({ report }: { report?: Reported }) {
  const figures = useFigures(report)
  return (
    <Stack gap="s">
      <Columns min="figure" gap="m">
        {figures.map(({ value, change, ...figure }) => (
          <StatCard
            key={figure.label}
            size="m"
            value={value}
            {...figure}
            {...(change === undefined ? { trend: null } : trendOf(change))}
          />
        ))}
      </Columns>
      <Text tone="muted" size="s">
        {report === undefined ? '\u00a0' : <Compared before={report.before} />}
      </Text>
    </Stack>
  )
}
