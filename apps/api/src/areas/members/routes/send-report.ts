import { sendReport } from '@repo/api-client/members/send-report'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { isPdf } from '../../../mail/is-pdf.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { queueReport } from '../queue-report.ts'

/** Characters that end a header line or turn the reading order of a name around. */
const HIDDEN_CHARACTERS = /\p{C}|[\u2028\u2029]/u

export const sendReportRoute = route(sendReport, async ({ body }, { context, principal, file, once }) => {
  const { branch, adminUuid } = principal
  if (HIDDEN_CHARACTERS.test(body.from)) throw new Refusal('invalid-input', { fields: { from: 'invalid-input' } })
  if (file === null || !isPdf(file)) throw new Refusal('attachment-invalid')
  const now = context.clock.now()
  const { branchUuid } = branch
  const { from: senderName, email, language } = body
  const report = { branchUuid, adminUuid, senderName, email, language, pdf: file, now }
  const answer = await once(async (tx) => {
    const uuid = await queueReport(tx, report)
    await recordAudit(tx, principal, { action: 'member-report-sent', subject: { kind: 'member', uuid } }, now)
    return { message: 'ok' }
  })
  context.mail.wake()
  return answer
})
