import { suggestTarget } from '@repo/api-client/challenges/suggest-target'

import { route } from '../../http/route.ts'
import { findChallenge } from '../../queries/challenges.ts'
import { suggestedTarget } from '../../queries/suggested-target.ts'

export const suggestTargetRoute = route(suggestTarget, ({ params, query }, { context, principal }) =>
  principal.branch.read(async (tx) => {
    const challenge = await findChallenge(tx, params.uuid)
    return { target: await suggestedTarget(tx, challenge, query.type, context.clock.now()) }
  }),
)
