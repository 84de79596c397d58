import { removeEntrant } from '@repo/api-client/challenges/remove-entrant'

import { changingChallenge } from '../../commands/change-challenges.ts'
import { takeOutOfChallenge } from '../../commands/save-challenge.ts'
import { route } from '../../http/route.ts'

export const removeEntrantRoute = route(removeEntrant, ({ params: { uuid, user } }, call) =>
  changingChallenge(call, { uuid }, async (tx, now) => {
    await takeOutOfChallenge(tx, uuid, user, now)
    return { message: 'ok' }
  }),
)
