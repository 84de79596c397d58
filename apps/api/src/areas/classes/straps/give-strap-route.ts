import { giveStrap } from '@repo/api-client/classes/participants'
import { and, eq, isNull } from 'drizzle-orm'

import { members } from '../../../database/schema/members.ts'
import type { StaffPrincipal } from '../../../http/authentication/principal.ts'
import { route } from '../../../http/route.ts'
import type { Context } from '../../../lib/context.ts'
import type { Language } from '../../../lib/language.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { branchOf } from '../../center/center-queries.ts'
import { lockRunningClass } from '../class-queries.ts'
import { readJoinBatch } from '../joining/join-batch.ts'
import type { LiveClass, LiveParticipant } from '../live/live-class.ts'
import { participantOfRow } from '../live/recover-classes.ts'
import { membersWithoutSpot } from '../participant-commands.ts'
import { memberShownAs } from '../privacy/change-privacy.ts'
import { refuseHandover } from '../refuse-handover.ts'
import { claimStrap, returnStrap } from './claim-strap.ts'
import { currentClaim, type RoomStrap } from './room-straps.ts'
import { findRoomStrap, isTaken } from './wearers.ts'

interface Giving {
  readonly context: Context
  readonly principal: StaffPrincipal
  readonly language: Language
  readonly liveClass: LiveClass
}

const inClass = ({ participants }: LiveClass, memberUuid: string): LiveParticipant | null =>
  [...participants.values()].find((one) => one.memberUuid === memberUuid && !one.isRemoved) ?? null

/** A member without a phone joins by the coach's press, as one with a sensor joins by its first value. */
const join = async ({ context, principal, language, liveClass }: Giving, id: string): Promise<LiveParticipant> => {
  const now = context.clock.now()
  const participation = await principal.branch.run(async (tx) => {
    await refuseHandover(tx, context, liveClass.uuid)
    const row = await lockRunningClass(tx, liveClass.uuid)
    const [member] = await tx
      .select()
      .from(members)
      .where(and(eq(members.uuid, id), isNull(members.unlinkedAt)))
    if (member === undefined) throw new Refusal('participant-unknown')
    const withoutSpot = () => membersWithoutSpot(liveClass, now)
    const admissions = await readJoinBatch(tx, await branchOf(tx), [{ row, member }], { now, withoutSpot })
    const admitted = admissions.admit({ row, member }, { language, now })
    await admissions.write()
    return admitted
  })
  context.engine.join(liveClass.uuid, participantOfRow(participation))
  return inClass(liveClass, participation.memberUuid) ?? participantOfRow(participation)
}

const takeBack = ({ context, principal, liveClass }: Giving, strap: RoomStrap): Promise<void> => {
  const claim = [...strap.addresses].flatMap((address) => currentClaim(liveClass.roomStraps, address) ?? [])[0]
  const participant = claim === undefined ? undefined : liveClass.participants.get(claim.participationUuid)
  if (participant === undefined) throw new Refusal('strap-unknown')
  return returnStrap(context, {
    branch: principal.branch,
    liveClass,
    participationUuid: participant.uuid,
    also: (tx) => {
      const subject = { kind: 'member', uuid: participant.memberUuid } as const
      return context.audit.record(tx, principal, { action: 'member-strap-returned', subject }, context.clock.now())
    },
  })
}

export const giveStrapRoute = route(
  giveStrap,
  async ({ params, body: { strap: strapId, userUuid } }, { context, principal, language }) => {
    const liveClass = context.engine.find(params.uuid)
    if (liveClass === null) {
      await principal.branch.run((tx) => refuseHandover(tx, context, params.uuid))
      throw new Refusal('unavailable', { retryAfterSeconds: 1 })
    }
    const giving = { context, principal, language, liveClass }
    const strap = findRoomStrap(liveClass, strapId)
    if (strap === null) throw new Refusal('strap-unknown')
    if (userUuid === null) await takeBack(giving, strap)
    else {
      const memberUuid = await principal.branch.read((tx) => memberShownAs(tx, params.uuid, userUuid))
      const present = inClass(liveClass, memberUuid)
      // no one joins for a strap that they don't get
      if (present === null && isTaken(liveClass, strap)) throw new Refusal('strap-taken')
      const participant = present ?? (await join(giving, memberUuid))
      const subject = { kind: 'member', uuid: memberUuid } as const
      await claimStrap(context, {
        branch: principal.branch,
        liveClass,
        participant,
        strap,
        also: (tx) =>
          context.audit.record(tx, principal, { action: 'member-strap-given', subject }, context.clock.now()),
      })
    }
    await context.engine.tick(liveClass.uuid)
    return { message: 'ok' }
  },
  ({ params }) => params.uuid,
)
