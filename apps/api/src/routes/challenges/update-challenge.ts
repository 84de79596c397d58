import { updateChallenge } from '@repo/api-client/challenges/update-challenge'

import { changingChallenge } from '../../commands/change-challenges.ts'
import { changeChallenge } from '../../commands/save-challenge.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'
import { presentChallenge } from '../../presenters/challenge.ts'
import { listedChallenge } from '../../queries/challenges.ts'

export const updateChallengeRoute = route(updateChallenge, async ({ params: { uuid }, body }, call) => {
  if (body.branchUuid !== call.principal.branch.branchUuid) throw new Refusal('not-found')
  return changingChallenge(call, { uuid }, async (tx, now) => {
    await changeChallenge(tx, { uuid, body, now })
    return presentChallenge(await listedChallenge(tx, uuid, now))
  })
})
