import { answerJoinRequest } from '@repo/api-client/classes/answer-join-request'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { findClass } from '../classes.ts'
import { answerRequest } from '../join-requests.ts'

export const answerJoinRequestRoute = route(
  answerJoinRequest,
  async ({ params, body }, { context, principal }) => {
    if ((await principal.branch.run((tx) => findClass(tx, params.uuid))) === null) throw new Refusal('not-found')
    const liveClass = context.engine.find(params.uuid)
    if (liveClass === null) throw new Refusal('join-request-unknown')
    answerRequest(liveClass, { uuid: body.request, answer: body.answer })
    const done = { action: 'class-join-answered', subject: { kind: 'class', uuid: params.uuid } } as const
    await principal.branch.run((tx) => recordAudit(tx, principal, done, context.clock.now()))
    return { message: 'ok' }
  },
  ({ params }) => params.uuid,
)
