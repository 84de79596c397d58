import { updateChallenge } from '@repo/api-client/challenges/update-challenge'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { listedChallenge } from '../challenges.ts'
import { changingChallenge } from '../change-challenges.ts'
import { presentChallenge } from '../presenters/challenge.ts'
import { changeChallenge } from '../save-challenge.ts'

export const updateChallengeRoute = route(updateChallenge, async ({ params: { uuid }, body }, call) => {
  if (body.branchUuid !== call.principal.branch.branchUuid) throw new Refusal('not-found')
  return changingChallenge(call, { uuid }, async (tx, now) => {
    await changeChallenge(tx, { uuid, body, now })
    return presentChallenge(await listedChallenge(tx, uuid, now))
  })
})
