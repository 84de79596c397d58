import { removeEntrant } from '@repo/api-client/challenges/remove-entrant'
import { eq } from 'drizzle-orm'

import { changingChallenge } from '../../commands/change-challenges.ts'
import { changeSeen } from '../../commands/change-seen.ts'
import { leaveChallenge } from '../../commands/save-challenge.ts'
import { challenges } from '../../db/tables/challenges.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'
import { openChallenge } from '../../queries/challenges.ts'

export const removeEntrantRoute = route(removeEntrant, async ({ params: { uuid, user } }, call) => {
  await changingChallenge(call, { uuid }, async (tx, now) => {
    await openChallenge(tx, uuid, now)
    if ((await leaveChallenge(tx, uuid, [user], now)) === 0) throw new Refusal('not-found')
    // the form lists who takes part
    await changeSeen(tx, { table: challenges, row: eq(challenges.uuid, uuid), change: {} })
  })
  return { message: 'ok' }
})
