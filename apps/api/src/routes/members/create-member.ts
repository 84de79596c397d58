import { createMember } from '@repo/api-client/members/create-member'

import { createMember as create } from '../../commands/create-member.ts'
import { recordAudit } from '../../commands/record-audit.ts'
import { violatedUnique } from '../../errors/database-error.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'
import { announceMembers } from '../../live/announce.ts'

export const createMemberRoute = route(createMember, async ({ body }, { context, principal }) => {
  const { branch } = principal
  const input = { branchUuid: branch.branchUuid, email: body.email.toLowerCase(), now: context.clock.now() }
  try {
    const uuid = await branch.run(async (tx) => {
      const linked = await create(tx, input)
      const subject = { kind: 'member', uuid: linked } as const
      await recordAudit(tx, principal, { action: 'member-created', subject }, input.now)
      return linked
    })
    await announceMembers(context, branch.branchUuid)
    return { uuid }
  } catch (error) {
    // somebody else linked the same address a moment ago
    if (violatedUnique(error) === 'members_email') throw new Refusal('member-already-linked')
    throw error
  }
})
