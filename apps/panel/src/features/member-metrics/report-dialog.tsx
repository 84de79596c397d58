import { useLingui } from '@lingui/react/macro'
import { sendReport } from '@repo/api-client/members/send-report'
import { reportLimits, reportTimes, toastTimes } from '@repo/domain/limits'
import { totalsOf } from '@repo/domain/training-totals'
import { Button } from '@repo/ui/button'
import { Card } from '@repo/ui/card'
import { Columns } from '@repo/ui/columns'
import { DescriptionList } from '@repo/ui/description-list'
import { Dialog } from '@repo/ui/dialog'
import { Heading } from '@repo/ui/heading'
import { Stack } from '@repo/ui/stack'
import { TextareaField } from '@repo/ui/textarea-field'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { useServices } from '../../app/services-context.ts'
import { toasts } from '../../app/toasts.ts'
import { makeReportPdf } from './make-report-pdf.ts'
import { TypeChart, WeightChart, ZoneChart } from './metric-charts.tsx'
import { PdfPreview } from './pdf-preview.tsx'
import { ReportTrainings } from './report-trainings.tsx'
import { useReport, type ReportSubject } from './use-report.ts'

interface ReportDialogProps extends ReportSubject {
  onClose: () => void
}

/** Reviews a report: what goes into it, a word from the coach, then a PDF to keep or to send. */
export function ReportDialog({ onClose, ...subject }: ReportDialogProps) {
  const { t } = useLingui()
  const { client } = useServices()
  const [removed, setRemoved] = useState<readonly string[]>([])
  const [comments, setComments] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const trainings = subject.trainings.filter(({ uuid }) => !removed.includes(uuid))
  const report = useReport({ ...subject, trainings })
  const { center, member, weights } = subject
  const { max } = reportLimits.comments
  const isTooLong = comments.length > max

  const makePdf = async () => makeReportPdf(await report.contentWith(comments))
  const preview = useMutation({
    mutationFn: makePdf,
    onError: () => toasts.show({ tone: 'danger', title: t`An error occurred, please try again later.` }),
  })
  const send = useMutation({
    mutationFn: async () => {
      const file = new File([await makePdf()], `${report.fileName}.pdf`, { type: 'application/pdf' })
      await client.call(sendReport, { body: { from: center.name, email: member.email }, file })
    },
    onSuccess: () =>
      toasts.show({
        tone: 'success',
        title: t`The report is on its way to ${member.email}`,
        duration: toastTimes.short,
      }),
    onError: () =>
      toasts.show({ tone: 'danger', title: t`An error occurred, please try again later.`, duration: toastTimes.short }),
  })
  const isDone = send.isSuccess || send.isError
  useEffect(() => {
    if (!isDone) return undefined
    const timer = setTimeout(onClose, reportTimes.backAfter)
    return () => clearTimeout(timer)
  }, [isDone, onClose])

  const whenFitting = (act: () => void) => () => {
    setIsChecked(true)
    if (!isTooLong) act()
  }
  if (preview.data !== undefined) {
    return <PdfPreview pdf={preview.data} fileName={`${report.fileName}.pdf`} onClose={() => preview.reset()} />
  }
  const totals = totalsOf(trainings)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="l"
      title={t`Report`}
      closeLabel={t`Close`}
      dismissible={false}
      footer={
        <>
          <Button tone="ghost" onClick={onClose}>
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
          hint={t`They are printed in the report.`}
          value={comments}
          limit={max}
          error={isChecked && isTooLong ? t`Enter at most ${max} characters` : undefined}
          onValueChange={setComments}
        />
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
        <ZoneChart totals={totals} />
        <TypeChart totals={totals} />
        <WeightChart weights={weights} system={center.measurementSystem} zone={center.zone} />
      </Stack>
    </Dialog>
  )
}
