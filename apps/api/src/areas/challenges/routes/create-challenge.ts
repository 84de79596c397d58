import { createChallenge } from '@repo/api-client/challenges/create-challenge'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { announceChallenges } from '../../../realtime/announce.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { listedChallenge } from '../challenges.ts'
import { presentChallenge } from '../presenters/challenge.ts'
import { createChallenge as create } from '../save-challenge.ts'

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
