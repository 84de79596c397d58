import { showJoinCode } from '@repo/api-client/classes/class-summary'
import { answerOwnRequest, joinClass, listOpenClasses, showJoinRequest } from '@repo/api-client/classes/join-class'
import { CLASS_EVENTS } from '@repo/api-client/classes/packet'
import type { RoomState } from '@repo/domain/classes/phone-life'
import { parseVisibility } from '@repo/domain/privacy/visibility'
import { classLettersOf, joinCodeOf } from '@repo/domain/rooms/join-code'

import { networkThrottle } from '../../../http/limits/client-network.ts'
import { route } from '../../../http/route.ts'
import type { Context } from '../../../lib/context.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { hashOf } from '../../../lib/secrets.ts'
import { publishToClass } from '../../../realtime/branch-events.ts'
import { branchOf } from '../../center/center-queries.ts'
import { presentDevice } from '../../rooms/presenters.ts'
import { listRooms, type RoomWithClass } from '../../rooms/room-queries.ts'
import { trainingNameOf } from '../../trainings/presenters.ts'
import { findClass, runningClassIn } from '../class-queries.ts'
import { participantOfRow } from '../live/recover-classes.ts'
import { applyPrivacy } from '../privacy/change-privacy.ts'
import { levelOfRow } from '../privacy/participant-privacy.ts'
import type { Joined } from './join-classes.ts'
import { answerRequest, requestContinuation, forgetRequests, requestStateOf } from './join-requests.ts'

export const showJoinCodeRoute = route(showJoinCode, async ({ params }, { context, principal }) => {
  const found = await principal.branch.read((tx) => findClass(tx, params.uuid))
  if (found === null) throw new Refusal('not-found')
  await publishToClass(context.realtime, found, CLASS_EVENTS.showCode, {})
  return { message: 'ok' }
})

const isOpen = ({ room, current }: RoomWithClass): boolean => room.isActive && current?.class.remoteState === 'running'

const stateOf = (found: RoomWithClass | undefined): RoomState => {
  if (found === undefined) return 'unknown'
  if (!found.room.isActive) return 'inactive'
  return isOpen(found) ? 'open' : 'idle'
}

const isRequested =
  (requested: string) =>
  ({ room }: RoomWithClass): boolean =>
    room.uuid === requested || room.joinCode === joinCodeOf(requested)

export const listOpenClassesRoute = route(listOpenClasses, async ({ query }, { context, principal, language }) => {
  const now = context.clock.now()
  const [rooms, { joinsBy, defaultVisibility }] = await principal.branch.read(
    async (tx) => [await listRooms(tx), await branchOf(tx)] as const,
  )
  const requested = query.room === undefined ? undefined : rooms.find(isRequested(query.room))
  return {
    classes: rooms.filter(isOpen).flatMap(({ room, current, key }) =>
      current === null
        ? []
        : {
            roomUuid: room.uuid,
            roomName: room.name,
            trainingName: trainingNameOf(current.trainingType, language),
            startAt: current.class.startAt,
            finishAt: current.class.finishAt,
            hasReceiver: presentDevice(key, now).state === 'online',
          },
    ),
    room: query.room === undefined ? null : stateOf(requested),
    roomUuid: requested?.room.uuid ?? null,
    joinsBy,
    defaultVisibility: parseVisibility(defaultVisibility),
  }
})

/**
 * All members of a full class may join from one address within a minute. Wrong names fade quickly and cost little, so
 * one person's guesses don't block a class.
 */
const ADDRESS = { free: 120, longestSeconds: 15, fadeSeconds: 15 } as const
/** A phone that loses its page joins again; only frequent joins are slowed down. */
const CREDENTIAL = { free: 20, longestSeconds: 60, fadeSeconds: 30 } as const

/** If the second phone identifies itself, creates a request for the first phone to accept. */
const refuseSecond = (context: Context, joined: Joined, phone: string | undefined, now: number): never => {
  const liveClass = context.engine.find(joined.class.uuid)
  if (liveClass !== null && phone !== undefined) {
    requestContinuation(liveClass, { participationUuid: joined.participation.uuid, phoneHash: hashOf(phone), now })
  }
  throw new Refusal('joined-elsewhere')
}

const letIn = async (context: Context, joined: Extract<Joined, { isElsewhere: false }>): Promise<void> => {
  const { engine, phones } = context
  const { participation } = joined
  engine.join(joined.class.uuid, participantOfRow(participation))
  // a member who is back may show less than before
  await applyPrivacy(context, participation)
  engine.notePhoneContact(joined.class.uuid, participation.uuid)
  phones.end(joined.endedTokens)
  const liveClass = engine.find(joined.class.uuid)
  if (liveClass !== null) forgetRequests(liveClass, participation.uuid)
}

export const joinClassRoute = route(
  joinClass,
  async ({ params, body }, { context, principal, language, address }) => {
    const now = context.clock.now()
    const { branchUuid } = principal.branch
    if ((body.pseudonym === undefined) === (body.signInCode === undefined)) throw new Refusal('invalid-input')
    const shown = hashOf(body.signInCode ?? body.pseudonym?.toLowerCase() ?? '')
    const joined = await context.join({
      branchUuid,
      guesses: networkThrottle(`join:${branchUuid}`, address, ADDRESS),
      repeats: [{ key: `joined:${branchUuid}:${address}:${shown}`, ...CREDENTIAL }],
      letters: body.classLetters === undefined ? null : (classLettersOf(body.classLetters) ?? ''),
      join: {
        roomUuid: params.room.toLowerCase(),
        pseudonym: body.pseudonym ?? null,
        signInCode: body.signInCode ?? null,
        phoneHash: body.phone === undefined ? null : hashOf(body.phone),
        language,
        visibility: body.visibility,
        ceiling: body.ceiling,
        now,
      },
    })
    if (joined.isElsewhere) return refuseSecond(context, joined, body.phone, now)
    await letIn(context, joined)
    return {
      token: joined.token,
      participationUuid: joined.participation.uuid,
      userUuid: joined.participation.memberUuid,
      pseudonym: joined.participation.pseudonym,
      classUuid: joined.class.uuid,
      startAt: joined.class.startAt,
      finishAt: joined.class.finishAt,
      serverTime: now,
      tookOver: joined.tookOver,
      visibility: levelOfRow(joined.participation),
    }
  },
  ({ params }, { branch }) => branch.run((tx) => runningClassIn(tx, params.room)),
)

export const showJoinRequestRoute = route(
  showJoinRequest,
  async ({ params, body }, { context, principal }) => {
    const liveClass = context.engine.findInRoom(principal.branch.branchUuid, params.room)
    const state = liveClass === null ? 'unknown' : requestStateOf(liveClass, hashOf(body.phone), context.clock.now())
    return { state }
  },
  ({ params }, { branch }) => branch.read((tx) => runningClassIn(tx, params.room)),
)

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
