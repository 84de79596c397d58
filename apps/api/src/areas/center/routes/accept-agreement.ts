import { acceptAgreement } from '@repo/api-client/centers/accept-agreement'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { audited } from '../../audit/record-audit.ts'
import { centerReachedAt } from '../center-reached-at.ts'
import { changeBranch } from '../change-branch.ts'

export const acceptAgreementRoute = route(acceptAgreement, async ({ body }, { context, principal }) => {
  const { branchUuid } = principal.branch
  const center = await centerReachedAt(context, body.hostname)
  if (center?.uuid !== branchUuid) throw new Refusal('not-found')
  const now = context.clock.now()
  const subject = { kind: 'center', uuid: branchUuid } as const
  const doing = { principal, action: 'center-agreement-accepted', subject, now } as const
  // whoever accepts first has accepted it
  const agreementAcceptedAt = center.agreementAcceptedAt ?? new Date(now)
  await principal.branch.run((tx) => audited(tx, doing, () => changeBranch(tx, { agreementAcceptedAt })))
  return { message: 'ok' }
})
