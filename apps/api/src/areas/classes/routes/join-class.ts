import { joinClass } from '@repo/api-client/participation/join-class'
import { classLettersOf } from '@repo/domain/join-code'

import type { Context } from '../../../app/context.ts'
import { byNetwork } from '../../../http/by-network.ts'
import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { hashOf } from '../../../lib/secrets.ts'
import { runningClassIn } from '../classes.ts'
import { participantOfRow } from '../from-rows.ts'
import type { Joined } from '../join-classes.ts'
import { askToGoOn, forgetRequests } from '../join-requests.ts'

/**
 * Everybody of a gym joins from one address, at the same minute: all of a full class may be on their way at once. Wrong
 * names fade quickly and cost little, so that nobody's guesses keep a class from joining.
 */
const ADDRESS = { free: 120, longestSeconds: 15, fadeSeconds: 15 } as const
/** A phone that loses its page joins again; one that does nothing else is slowed down. */
const CREDENTIAL = { free: 20, longestSeconds: 60, fadeSeconds: 30 } as const

/** A second phone is told so, and waits for a yes where it can be told one. */
const refuseSecond = (context: Context, joined: Joined, phone: string | undefined, now: number): never => {
  const liveClass = context.engine.find(joined.class.uuid)
  if (liveClass !== null && phone !== undefined) {
    askToGoOn(liveClass, { participationUuid: joined.participation.uuid, phoneHash: hashOf(phone), now })
  }
  throw new Refusal('joined-elsewhere')
}

/** Takes the participation into the running class, and lets go of the phone that had it. */
const letIn = ({ engine, phones }: Context, joined: Extract<Joined, { isElsewhere: false }>): void => {
  const { participation } = joined
  engine.join(joined.class.uuid, participantOfRow(participation))
  engine.hearPhone(joined.class.uuid, participation.uuid)
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
      guesses: byNetwork(`join:${branchUuid}`, address, ADDRESS),
      repeats: [{ key: `joined:${branchUuid}:${address}:${shown}`, ...CREDENTIAL }],
      letters: body.classLetters === undefined ? null : (classLettersOf(body.classLetters) ?? ''),
      join: {
        roomUuid: params.room.toLowerCase(),
        pseudonym: body.pseudonym ?? null,
        signInCode: body.signInCode ?? null,
        phoneHash: body.phone === undefined ? null : hashOf(body.phone),
        language,
        now,
      },
    })
    if (joined.isElsewhere) return refuseSecond(context, joined, body.phone, now)
    letIn(context, joined)
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
    }
  },
  ({ params }, { branch }) => branch.run((tx) => runningClassIn(tx, params.room)),
)
