import { createMember } from '@repo/api-client/members/create-member'

import { createMember as create } from '../../commands/create-member.ts'
import { violatedUnique } from '../../errors/database-error.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'

export const createMemberRoute = route(createMember, async ({ body }, { context, principal }) => {
  const { branch } = principal
  const input = { branchUuid: branch.branchUuid, email: body.email.toLowerCase(), now: context.clock.now() }
  try {
    return { user_uuid: await branch.run((tx) => create(tx, input)) }
  } catch (error) {
    // somebody else linked the same address a moment ago
    if (violatedUnique(error) === 'members_email') throw new Refusal('member-already-linked')
    throw error
  }
})
