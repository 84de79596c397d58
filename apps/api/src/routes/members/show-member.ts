import { showMember } from '@repo/api-client/members/show-member'

import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'
import { presentMember } from '../../presenters/member.ts'
import { findMember } from '../../queries/members.ts'

export const showMemberRoute = route(showMember, async ({ params }, { context, principal }) => {
  const now = new Date(context.clock.now())
  const found = await principal.branch.read((tx) => findMember(tx, params.uuid, now))
  if (found === null) throw new Refusal('not-found')
  return presentMember(found)
})
