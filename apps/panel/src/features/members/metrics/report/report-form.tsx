import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { hasUnprintable } from '@repo/domain/trainings/report-comments'
import { reportLimits } from '@repo/domain/trainings/training-limits'
import { Card } from '@repo/ui/card'
import { DescriptionList } from '@repo/ui/description-list'
import { Heading } from '@repo/ui/heading'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { TextareaField } from '@repo/ui/textarea-field'

import { TypeChart } from '../../../../lib/charts/type-chart.tsx'
import { ZoneChart } from '../../../../lib/charts/zone-chart.tsx'
import { WeightChart } from '../metric-charts.tsx'
import { factText } from '../metric-facts.ts'
import { ReportLanguage } from './report-language.tsx'
import { ReportTrainings } from './report-trainings.tsx'
import type { ReportDraft } from './use-report-draft.ts'
import { useReport, type ReportSubject } from './use-report.ts'

interface ReportFormProps {
  subject: ReportSubject
  draft: ReportDraft
  isRefused: boolean
}

type Facts = ReturnType<typeof useReport>['person']

const itemsOf = (facts: Facts) => facts.map((fact) => ({ key: fact.key, term: fact.label, value: factText(fact) }))

export function ReportForm({ subject, draft, isRefused }: ReportFormProps) {
  const { t } = useLingui()
  const { person, metrics, totals, head, rowOf } = useReport(subject)
  const { center, member, trainings, weights } = subject
  const { max } = reportLimits.comments
  const tooLong = t`${plural(max, { one: 'Enter at most # character', other: 'Enter at most # characters' })}`
  return (
    <Stack gap="l">
      <Text tone="muted">{t`The report will be sent to ${{ email: member.email }}.`}</Text>
      <Card>
        <Stack gap="m">
          <DescriptionList items={itemsOf(person)} isDense />
          <DescriptionList items={itemsOf(metrics)} isDense />
        </Stack>
      </Card>
      <Stack gap="m">
        <Heading level={3} size="m">
          {t`Sessions`}
        </Heading>
        <ReportTrainings
          trainings={trainings}
          head={head}
          cellsOf={rowOf}
          onRemove={draft.remove}
          removed={draft.removed.length}
          onRestore={draft.restore}
        />
      </Stack>
      <TextareaField
        label={t`Comments`}
        hint={
          hasUnprintable(draft.comments)
            ? t`The report leaves out emoji and symbols it can't print.`
            : t`Printed in the report.`
        }
        value={draft.comments}
        limit={max}
        error={isRefused ? tooLong : undefined}
        onValueChange={draft.setComments}
      />
      <ReportLanguage language={draft.language} onLanguageChange={draft.setLanguage} />
      <ZoneChart zoneSeconds={totals.zoneSeconds} emptyText={t`No time in any zone in this period`} />
      <TypeChart totals={totals} />
      <WeightChart weights={weights} system={center.measurementSystem} zone={center.zone} />
    </Stack>
  )
}
