import { suggestTarget } from '@repo/api-client/challenges/suggest-target'

import { route } from '../../../http/route.ts'
import { findChallenge } from '../challenges.ts'
import { suggestedTarget } from '../suggested-target.ts'

export const suggestTargetRoute = route(suggestTarget, ({ params, query }, { context, principal }) =>
  principal.branch.read(async (tx) => {
    const challenge = await findChallenge(tx, params.uuid)
    return { target: await suggestedTarget(tx, challenge, query.type, context.clock.now()) }
  }),
)
