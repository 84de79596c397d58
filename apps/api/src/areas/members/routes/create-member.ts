import { createMember } from '@repo/api-client/members/create-member'

import { violatedUnique } from '../../../http/errors/database-error.ts'
import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { announceMembers } from '../../../realtime/announce.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { createMember as create } from '../create-member.ts'

export const createMemberRoute = route(createMember, async ({ body }, { context, principal, once }) => {
  const { branch } = principal
  const input = { branchUuid: branch.branchUuid, email: body.email, now: context.clock.now() }
  try {
    const answer = await once(async (tx) => {
      const uuid = await create(tx, input)
      const subject = { kind: 'member', uuid } as const
      await recordAudit(tx, principal, { action: 'member-created', subject }, input.now)
      return { uuid }
    })
    await announceMembers(context, branch.branchUuid)
    return answer
  } catch (error) {
    // somebody else linked the same address a moment ago
    if (violatedUnique(error) === 'members_email') throw new Refusal('member-already-linked')
    throw error
  }
})
