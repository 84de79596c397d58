import { removeEntrant } from '@repo/api-client/challenges/remove-entrant'

import { changingChallenge } from '../../commands/change-challenges.ts'
import { leaveChallenge } from '../../commands/save-challenge.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'
import { openChallenge } from '../../queries/challenges.ts'

export const removeEntrantRoute = route(removeEntrant, async ({ params: { uuid, user } }, call) => {
  await changingChallenge(call, { uuid }, async (tx, now) => {
    await openChallenge(tx, uuid, now)
    if ((await leaveChallenge(tx, uuid, [user], now)) === 0) throw new Refusal('not-found')
  })
  return { message: 'ok' }
})
