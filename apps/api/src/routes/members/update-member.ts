import { updateMember } from '@repo/api-client/members/update-member'

import { updateMember as update } from '../../commands/update-member.ts'
import { route } from '../../http/route.ts'
import { announceMembers } from '../../live/announce.ts'

export const updateMemberRoute = route(updateMember, async ({ params, body }, { context, principal }) => {
  const { name, last_name_1, last_name_2, email, pseudonym, birthday, sex, version } = body
  const profile = { name, lastName1: last_name_1, lastName2: last_name_2 ?? null, email, pseudonym, birthday, sex }
  await update(principal.branch, { uuid: params.uuid, profile, version, now: context.clock.now() })
  await announceMembers(context, principal.branch.branchUuid)
  return { message: 'ok' }
})
