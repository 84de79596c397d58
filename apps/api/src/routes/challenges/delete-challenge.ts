import { deleteChallenge } from '@repo/api-client/challenges/delete-challenge'

import { changingChallenge } from '../../commands/change-challenges.ts'
import { deleteChallenge as remove } from '../../commands/save-challenge.ts'
import { route } from '../../http/route.ts'

export const deleteChallengeRoute = route(deleteChallenge, async ({ params: { uuid } }, call) => {
  await changingChallenge(call, { uuid, action: 'challenge-deleted' }, (tx) => remove(tx, uuid))
  return { message: 'ok' }
})
