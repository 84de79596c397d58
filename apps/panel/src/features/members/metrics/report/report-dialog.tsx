import { useLingui } from '@lingui/react/macro'
import { reportLimits } from '@repo/domain/trainings/training-limits'
import { Button } from '@repo/ui/button'
import { Dialog } from '@repo/ui/dialog'
import { useState } from 'react'

import { useDiscardConfirmation } from '../../../../lib/form/use-discard-confirmation.tsx'
import { PdfPreview } from './pdf-preview.tsx'
import { reportDraft } from './report-draft.ts'
import { ReportForm } from './report-form.tsx'
import { useReportDraft } from './use-report-draft.ts'
import type { ReportSubject } from './use-report.ts'
import { useSendReport } from './use-send-report.ts'

interface ReportDialogProps extends ReportSubject {
  onClose: () => void
  /** Reopens the report with its content after a failed send. */
  onReopen: () => void
}

export function ReportDialog({ onClose, onReopen, ...whole }: ReportDialogProps) {
  const { t } = useLingui()
  const draft = useReportDraft(whole.member.uuid, whole.center)
  const subject = {
    ...whole,
    trainings: whole.trainings.filter(({ uuid }) => !draft.removed.includes(uuid)),
    // the earlier period is whole, so a part of this one can't be compared with it
    before: draft.removed.length > 0 ? null : whole.before,
  }
  const { preview, send, isSending } = useSendReport({ subject, draft, onClose, onReopen })
  const [isChecked, setIsChecked] = useState(false)
  const isTooLong = draft.comments.length > reportLimits.comments.max
  const { close: cancel, question } = useDiscardConfirmation({
    isTouched: draft.comments.trim() !== '' || draft.removed.length > 0,
    isSaving: isSending,
    leave: () => {
      reportDraft.forget()
      onClose()
    },
  })
  const whenFitting = (act: () => void) => () => {
    setIsChecked(true)
    if (!isTooLong) act()
  }
  if (preview.data !== undefined) return <PdfPreview pdf={preview.data} onClose={() => preview.reset()} />
  return (
    <Dialog
      open
      onOpenChange={cancel}
      size="l"
      title={t`Report`}
      closeLabel={t`Close`}
      dismissible="by-key"
      footer={
        <>
          <Button tone="ghost" disabled={isSending} onClick={cancel}>
            {t`Cancel`}
          </Button>
          {navigator.pdfViewerEnabled && (
            <Button icon="download" loading={preview.isPending} onClick={whenFitting(() => preview.mutate())}>
              {t`Download`}
            </Button>
          )}
          <Button tone="accent" icon="mail" loading={isSending} onClick={whenFitting(send)}>
            {t`Send`}
          </Button>
        </>
      }
    >
      <ReportForm subject={subject} draft={draft} isRefused={isChecked && isTooLong} />
      {question}
    </Dialog>
  )
}
