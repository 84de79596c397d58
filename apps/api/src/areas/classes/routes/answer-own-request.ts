import { answerOwnRequest } from '@repo/api-client/participation/answer-own-request'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { answerRequest } from '../join-requests.ts'

export const answerOwnRequestRoute = route(
  answerOwnRequest,
  async ({ body }, { context, principal }) => {
    const liveClass = context.engine.find(principal.classUuid)
    if (liveClass === null) throw new Refusal('join-request-unknown')
    const { participationUuid } = principal
    answerRequest(liveClass, { uuid: body.request, answer: body.answer, participationUuid })
    return { message: 'ok' }
  },
  (_, principal) => principal.classUuid,
)
