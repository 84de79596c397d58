import { createChallenge } from '@repo/api-client/challenges/create-challenge'

import { recordAudit } from '../../commands/record-audit.ts'
import { createChallenge as create } from '../../commands/save-challenge.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'
import { announceChallenges } from '../../live/announce.ts'
import { presentChallenge } from '../../presenters/challenge.ts'
import { listedChallenge } from '../../queries/challenges.ts'

export const createChallengeRoute = route(createChallenge, async ({ body }, { context, principal, once }) => {
  const { branch } = principal
  if (body.branchUuid !== branch.branchUuid) throw new Refusal('not-found')
  const now = context.clock.now()
  const answer = await once(async (tx) => {
    const uuid = await create(tx, { branchUuid: branch.branchUuid, body, now })
    const subject = { kind: 'challenge', uuid } as const
    const listed = await listedChallenge(tx, uuid, now)
    await recordAudit(tx, principal, { action: 'challenge-created', subject, before: null }, now)
    return presentChallenge(listed)
  })
  await announceChallenges(context, branch.branchUuid)
  return answer
})
