import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@repo/api-client/core/api-error'
import { sendReport } from '@repo/api-client/members/send-report'
import { reportLimits } from '@repo/domain/limits'
import { hasUnprintable } from '@repo/domain/report-comments'
import { reportTimes, toastTimes } from '@repo/domain/rhythms'
import { totalsOf } from '@repo/domain/training-totals'
import { Button } from '@repo/ui/button'
import { Card } from '@repo/ui/card'
import { Columns } from '@repo/ui/columns'
import { DescriptionList } from '@repo/ui/description-list'
import { Dialog } from '@repo/ui/dialog'
import { Heading } from '@repo/ui/heading'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { TextareaField } from '@repo/ui/textarea-field'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { useServices } from '../../app/services-context.ts'
import { useSession } from '../../app/session-store.ts'
import { toasts } from '../../app/toasts.ts'
import { useLocale } from '../../app/use-locale.ts'
import { TypeChart } from '../../lib/charts/type-chart.tsx'
import { ZoneChart } from '../../lib/charts/zone-chart.tsx'
import { WeightChart } from './metric-charts.tsx'
import { PdfPreview } from './pdf-preview.tsx'
import { reportDraft } from './report-draft.ts'
import { ReportLanguage } from './report-language.tsx'
import { ReportTrainings } from './report-trainings.tsx'
import { useReport, type ReportSubject } from './use-report.ts'
import { writeReport } from './write-report.tsx'

interface ReportDialogProps extends ReportSubject {
  onClose: () => void
  /** Opens the report again with what was written, after it could not be sent. */
  onReopen: () => void
}

const isTooMany = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 429 && error.message !== ''

/** Reviews a report: what goes into it, a word from the coach, then a PDF to keep or to send. */
export function ReportDialog({ onClose, onReopen, ...subject }: ReportDialogProps) {
  const { t } = useLingui()
  const { client, clientIn } = useServices()
  const locale = useLocale()
  const { uuidUser: owner } = useSession()
  const { uuid } = subject.member
  const [draft] = useState(() => {
    const kept = reportDraft.read(owner)
    return kept?.uuid === uuid ? kept : null
  })
  const [removed, setRemoved] = useState<readonly string[]>(draft?.removed ?? [])
  const [comments, setComments] = useState(draft?.comments ?? '')
  const [language, setLanguage] = useState(draft?.language ?? subject.center.language)
  const isUntouched = comments === '' && removed.length === 0 && language === subject.center.language
  useEffect(() => {
    if (isUntouched) reportDraft.forget()
    else reportDraft.write(owner, { uuid, comments, removed: [...removed], language })
  }, [owner, uuid, comments, removed, language, isUntouched])
  const [isChecked, setIsChecked] = useState(false)
  const trainings = subject.trainings.filter(({ uuid }) => !removed.includes(uuid))
  const report = useReport({ ...subject, trainings })
  const { center, member, weights } = subject
  const { max } = reportLimits.comments
  const isTooLong = comments.length > max

  const namer = language === locale ? null : clientIn(language)
  const makePdf = () => writeReport({ subject: { ...subject, trainings }, comments, language, namer })
  const preview = useMutation({
    mutationFn: makePdf,
    onError: () => toasts.show({ tone: 'danger', title: t`An error occurred, please try again later.` }),
  })
  // still in sight when the way back has not come yet
  const reopen = () => {
    send.reset()
    onReopen()
  }
  const send = useMutation({
    mutationFn: async () => {
      const body = { from: center.name, email: member.email, language }
      await client.call(sendReport, { body, file: await makePdf() })
    },
    onSuccess: () => {
      reportDraft.forget()
      toasts.show({
        tone: 'success',
        title: t`The report is on its way to ${{ email: member.email }}`,
        duration: toastTimes.short,
      })
    },
    onError: (error) =>
      toasts.show({
        tone: 'danger',
        title: isTooMany(error) ? error.message : t`An error occurred, please try again later.`,
        text: t`What you typed is kept.`,
        action: { label: t`Open again`, onSelect: reopen },
        duration: toastTimes.standard,
      }),
  })
  const isDone = send.isSuccess || send.isError
  useEffect(() => {
    if (!isDone) return undefined
    const timer = setTimeout(onClose, reportTimes.backAfter)
    return () => clearTimeout(timer)
  }, [isDone, onClose])

  const cancel = () => {
    reportDraft.forget()
    onClose()
  }
  const whenFitting = (act: () => void) => () => {
    setIsChecked(true)
    if (!isTooLong) act()
  }
  if (preview.data !== undefined) {
    return <PdfPreview pdf={preview.data} onClose={() => preview.reset()} />
  }
  const totals = totalsOf(trainings)
  return (
    <Dialog
      open
      onOpenChange={cancel}
      size="l"
      title={t`Report`}
      closeLabel={t`Close`}
      dismissible={false}
      footer={
        <>
          <Button tone="ghost" onClick={cancel}>
            {t`Cancel`}
          </Button>
          {navigator.pdfViewerEnabled && (
            <Button icon="download" loading={preview.isPending} onClick={whenFitting(() => preview.mutate())}>
              {t`Download`}
            </Button>
          )}
          <Button
            tone="accent"
            icon="mail"
            loading={send.isPending || isDone}
            onClick={whenFitting(() => send.mutate())}
          >
            {t`Send`}
          </Button>
        </>
      }
    >
      <Stack gap="l">
        <Text tone="muted">{t`It is sent to ${{ email: member.email }}.`}</Text>
        <Columns min="column" gap="l">
          <Card padding="l">
            <DescriptionList items={report.person.map(({ key, label, value }) => ({ key, term: label, value }))} />
          </Card>
          <Card padding="l">
            <DescriptionList items={report.metrics.map(({ key, label, value }) => ({ key, term: label, value }))} />
          </Card>
        </Columns>
        <TextareaField
          label={t`Comments`}
          hint={
            hasUnprintable(comments)
              ? t`The report leaves out emoji and signs it cannot print.`
              : t`They are printed in the report.`
          }
          value={comments}
          limit={max}
          error={
            isChecked && isTooLong
              ? t`${plural(max, { one: 'Enter at most # character', other: 'Enter at most # characters' })}`
              : undefined
          }
          onValueChange={setComments}
        />
        <ReportLanguage language={language} onLanguageChange={setLanguage} />
        <Stack gap="m">
          <Heading level={3} size="m">
            {t`Trainings`}
          </Heading>
          <ReportTrainings
            trainings={trainings}
            head={report.head}
            cellsOf={report.rowOf}
            onRemove={(uuid) => setRemoved((before) => [...before, uuid])}
            removed={removed.length}
            onRestore={() => setRemoved((before) => before.slice(0, -1))}
          />
        </Stack>
        <ZoneChart zoneSeconds={totals.zoneSeconds} emptyText={t`No time in any zone in this period`} />
        <TypeChart totals={totals} />
        <WeightChart weights={weights} system={center.measurementSystem} zone={center.zone} />
      </Stack>
    </Dialog>
  )
}
