import {
  answerJoinRequest,
  banParticipant,
  listJoinRequests,
  readmitParticipant,
} from '@repo/api-client/classes/participants'

import { route } from '../../http/route.ts'
import { Refusal } from '../../lib/refusal.ts'
import { publishMembersChanged } from '../../realtime/branch-events.ts'
import { findClass } from './class-queries.ts'
import { answerRequest, waitingRequests } from './joining/join-requests.ts'
import { participantOfRow } from './live/recover-classes.ts'
import { banParticipant as ban, letOut, readmit } from './participant-commands.ts'
import { memberShownAs } from './privacy/change-privacy.ts'
import { seenAs } from './privacy/names-on-displays.ts'

export const banParticipantRoute = route(
  banParticipant,
  async ({ params, body }, { context, principal }) => {
    const { branch, adminUuid } = principal
    const { userUuid, type } = body
    const now = context.clock.now()
    const banned = await branch.run(async (tx) => {
      const row = await findClass(tx, params.uuid)
      if (row === null) throw new Refusal('not-found')
      const memberUuid = await memberShownAs(tx, row.uuid, userUuid)
      const removal = { classUuid: row.uuid, memberUuid, now }
      const { branchUuid } = branch
      if (type === 'let-out') await letOut(tx, removal)
      else await ban(tx, { ...removal, branchUuid, roomUuid: row.roomUuid, kind: type, adminUuid })
      const action = type === 'let-out' ? 'member-let-out' : 'member-banned'
      await context.audit.record(tx, principal, { action, subject: { kind: 'member', uuid: memberUuid } }, now)
      return memberUuid
    })
    context.engine.remove(params.uuid, banned, type !== 'let-out')
    await context.engine.tick(params.uuid)
    await publishMembersChanged(context, branch.branchUuid)
    return { message: 'ok' }
  },
  ({ params }) => params.uuid,
)

export const readmitParticipantRoute = route(
  readmitParticipant,
  async ({ params, body }, { context, principal, language }) => {
    const { branch } = principal
    const now = context.clock.now()
    const liveClass = context.engine.find(params.uuid)
    const back = await branch.run(async (tx) => {
      const memberUuid = await memberShownAs(tx, params.uuid, body.userUuid)
      const participation = await readmit(tx, { classUuid: params.uuid, memberUuid, liveClass, language, now })
      const subject = { kind: 'member', uuid: memberUuid } as const
      await context.audit.record(tx, principal, { action: 'member-readmitted', subject }, now)
      return participation
    })
    context.engine.join(params.uuid, participantOfRow(back))
    await context.engine.tick(params.uuid)
    await publishMembersChanged(context, branch.branchUuid)
    return { message: 'ok' }
  },
  ({ params }) => params.uuid,
)

export const listJoinRequestsRoute = route(
  listJoinRequests,
  async ({ params }, { context, principal }) => {
    if ((await principal.branch.read((tx) => findClass(tx, params.uuid))) === null) throw new Refusal('not-found')
    const liveClass = context.engine.find(params.uuid)
    if (liveClass === null) return []
    return waitingRequests(liveClass, context.clock.now()).flatMap(({ uuid, participationUuid, requestedAt }) => {
      const participant = liveClass.participants.get(participationUuid)
      if (participant === undefined) return []
      return { uuid, ...seenAs(principal, participant, uuid), askedAt: new Date(requestedAt) }
    })
  },
  ({ params }) => params.uuid,
)

export const answerJoinRequestRoute = route(
  answerJoinRequest,
  async ({ params, body }, { context, principal }) => {
    if ((await principal.branch.run((tx) => findClass(tx, params.uuid))) === null) throw new Refusal('not-found')
    const liveClass = context.engine.find(params.uuid)
    if (liveClass === null) throw new Refusal('join-request-unknown')
    answerRequest(liveClass, { uuid: body.request, answer: body.answer })
    const done = { action: 'class-join-answered', subject: { kind: 'class', uuid: params.uuid } } as const
    await principal.branch.run((tx) => context.audit.record(tx, principal, done, context.clock.now()))
    return { message: 'ok' }
  },
  ({ params }) => params.uuid,
)
