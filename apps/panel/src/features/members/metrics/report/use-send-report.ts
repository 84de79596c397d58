import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@repo/api-client/core/api-error'
import { createActionKeys } from '@repo/api-client/core/idempotency-keys'
import { sendReport } from '@repo/api-client/members/member-endpoints'
import { reportTimes, toastTimes } from '@repo/domain/time/durations'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'

import { useLocale } from '../../../../app/locale/use-locale.ts'
import { useServices } from '../../../../app/services-context.ts'
import { toasts } from '../../../../app/toasts.ts'
import { useDraftToast } from '../../../../lib/form/use-draft-toast.ts'
import { useSingleFlight } from '../../../../lib/use-single-flight.ts'
import { reportDraft } from './report-draft.ts'
import type { ReportDraft } from './use-report-draft.ts'
import type { ReportSubject } from './use-report.ts'
import { writeReport } from './write-report.tsx'

const isTooMany = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 429 && error.message !== ''

// both outlive the dialog, which closes before a report is sent again
const keys = createActionKeys()
/** Reused for a retry, because a new PDF would have a new timestamp. */
let made: { readonly content: string; readonly file: File } | null = null

interface Sending {
  readonly subject: ReportSubject
  readonly draft: Pick<ReportDraft, 'comments' | 'language'>
  readonly onClose: () => void
  readonly onReopen: () => void
}

/** Writes and sends a report. The dialog closes after a delay. */
export const useSendReport = ({ subject, draft: { comments, language }, onClose, onReopen }: Sending) => {
  const { t } = useLingui()
  const { client, clientIn } = useServices()
  const locale = useLocale()
  const showDraftToast = useDraftToast()
  const general = t`An error occurred, please try again later.`
  const { center, member } = subject
  const namer = language === locale ? null : clientIn(language)
  const makePdf = () => writeReport({ subject, comments, language, namer })
  const preview = useMutation({
    mutationFn: makePdf,
    onError: () => toasts.show({ tone: 'danger', title: general }),
  })
  // still visible until the route changes
  const reopen = () => {
    send.reset()
    onReopen()
  }
  const send = useMutation({
    mutationFn: async () => {
      const body = { from: center.name, email: member.email, language }
      const content = JSON.stringify({ subject, comments, language })
      if (made?.content !== content) made = { content, file: await makePdf() }
      await client.call(sendReport, { body, file: made.file, keys })
    },
    onSuccess: () => {
      reportDraft.forget()
      const title = t`The report is on its way to ${{ email: member.email }}`
      toasts.show({ tone: 'success', title, duration: toastTimes.short })
    },
    onError: (error) => showDraftToast(isTooMany(error) ? error.message : general, reopen),
  })
  const isDone = send.isSuccess || send.isError
  useEffect(() => {
    if (!isDone) return undefined
    const timer = setTimeout(onClose, reportTimes.backAfter)
    return () => clearTimeout(timer)
  }, [isDone, onClose])
  const sendOnce = useSingleFlight(send.mutateAsync)
  return { preview, send: () => void sendOnce().catch(() => null), isSending: send.isPending || isDone }
}
