import { deleteChallenge } from '@repo/api-client/challenges/delete-challenge'

import { route } from '../../../http/route.ts'
import { changingChallenge } from '../change-challenges.ts'
import { deleteChallenge as remove } from '../save-challenge.ts'

export const deleteChallengeRoute = route(deleteChallenge, async ({ params: { uuid } }, call) => {
  await changingChallenge(call, { uuid, action: 'challenge-deleted' }, (tx) => remove(tx, uuid))
  return { message: 'ok' }
})
