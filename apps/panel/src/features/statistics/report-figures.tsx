import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { CenterReport } from '@repo/api-client/statistics/endpoints'
import { formatCount, formatExactCalories, formatMark, timeAmountOf } from '@repo/domain/core/number-format'
import { formatDay } from '@repo/domain/time/date-format'
import { daysBetween } from '@repo/domain/time/day'
import { changeOf } from '@repo/domain/trainings/training-totals'
import { Columns } from '@repo/ui/columns'
import { Stack } from '@repo/ui/stack'
import { StatCard } from '@repo/ui/stat-card'
import { Text } from '@repo/ui/text'

import { useLocale } from '../../app/locale/use-locale.ts'
import { trendOf } from '../../lib/charts/trend-of.ts'

export function ReportFigures({ totals, before }: Pick<CenterReport, 'totals' | 'before'>) {
  const { t } = useLingui()
  const language = useLocale()
  const { value, unit } = timeAmountOf(totals.seconds / 60)
  const [first, last] = [before.start, before.end].map((day) => formatDay(day, language))
  const days = daysBetween(before.start, before.end) + 1
  return (
    <Stack gap="s">
      <Columns min="figure" gap="m">
        <StatCard
          size="m"
          icon="heart"
          label={t`Sessions`}
          value={formatCount(totals.trainings)}
          {...trendOf(changeOf(totals.trainings, before.trainings))}
        />
        <StatCard
          size="m"
          icon="users"
          label={t`Users who trained`}
          value={formatCount(totals.users)}
          {...trendOf(changeOf(totals.users, before.users))}
        />
        <StatCard
          size="m"
          icon="clock"
          label={t`Time`}
          value={formatMark(value)}
          unit={unit}
          {...trendOf(changeOf(totals.seconds, before.seconds))}
        />
        <StatCard
          size="m"
          icon="flame"
          label={t`Calories`}
          value={formatExactCalories(totals.calories)}
          unit="kcal"
          {...trendOf(changeOf(totals.calories, before.calories))}
        />
        <StatCard
          size="m"
          icon="trophy"
          label="RookPoints"
          value={formatCount(totals.points)}
          {...trendOf(changeOf(totals.points, before.points))}
        />
      </Columns>
      <Text tone="muted" size="s">
        {before.trainings > 0
          ? t`Compared with the previous ${plural(days, { one: 'day', other: '# days' })}: ${first} – ${last}`
          : t`No one trained in the previous ${plural(days, { one: 'day', other: '# days' })}: ${first} – ${last}`}
      </Text>
    </Stack>
  )
}
