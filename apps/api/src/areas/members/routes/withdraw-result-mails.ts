import { withdrawResultMails } from '@repo/api-client/members/withdraw-result-mails'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { audited } from '../../audit/record-audit.ts'
import { stopResultMails } from '../../challenges/stop-result-mails.ts'

export const withdrawResultMailsRoute = route(withdrawResultMails, async ({ params: { uuid } }, call) => {
  const { context, principal } = call
  const now = context.clock.now()
  const doing = { principal, action: 'member-changed', subject: { kind: 'member', uuid }, now } as const
  await principal.branch.run((tx) =>
    audited(tx, doing, async () => {
      if (!(await stopResultMails(tx, uuid))) throw new Refusal('not-found')
    }),
  )
  return { message: 'ok' }
})
