import { removeEntrant } from '@repo/api-client/challenges/remove-entrant'

import { route } from '../../../http/route.ts'
import { changingChallenge } from '../change-challenges.ts'
import { takeOutOfChallenge } from '../save-challenge.ts'

export const removeEntrantRoute = route(removeEntrant, ({ params: { uuid, user } }, call) =>
  changingChallenge(call, { uuid }, async (tx, now) => {
    await takeOutOfChallenge(tx, uuid, user, now)
    return { message: 'ok' }
  }),
)
