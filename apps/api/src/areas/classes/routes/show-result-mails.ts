import { showResultMails } from '@repo/api-client/participation/show-result-mails'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { joinedMember, resultMailsOf } from '../../challenges/choose-result-mails.ts'

export const showResultMailsRoute = route(showResultMails, async (_, { context, principal }) => {
  if (!principal.byCode) throw new Refusal('sign-in-code-required')
  const member = await principal.branch.run((tx) => joinedMember(tx, principal.memberUuid))
  return { resultMails: resultMailsOf(member, context.clock.now()) }
})
