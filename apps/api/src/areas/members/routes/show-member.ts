import { showMember } from '@repo/api-client/members/show-member'

import { Refusal } from '../../../http/errors/refusal.ts'
import { noted, route } from '../../../http/route.ts'
import { findMember } from '../members.ts'
import { presentMember } from '../presenters/member.ts'

const show = route(showMember, async ({ params }, { context, principal }) => {
  const now = new Date(context.clock.now())
  const found = await principal.branch.read((tx) => findMember(tx, params.uuid, now))
  if (found === null) throw new Refusal('not-found')
  return presentMember(found)
})

/** The form shows the measures and the sign-in code. */
export const showMemberRoute = noted<typeof showMember>(show, ({ params }) => ({
  action: 'member-form-seen',
  subject: { kind: 'member', uuid: params.uuid },
}))
