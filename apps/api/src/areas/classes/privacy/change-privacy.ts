import { isLooser } from '@repo/domain/privacy/visibility'
import { and, eq, or, sql } from 'drizzle-orm'

import type { Transaction } from '../../../database/database.ts'
import { participations } from '../../../database/schema/classes.ts'
import { members } from '../../../database/schema/members.ts'
import { incremented } from '../../../http/change-seen.ts'
import type { Context } from '../../../lib/context.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { lockRunningClass } from '../class-queries.ts'
import { numbered, type PrivacyRequest, requestedPrivacy } from './join-privacy.ts'
import { changePrivacy, privacyOfRow } from './participant-privacy.ts'

type Participation = typeof participations.$inferSelect

/** Call with the class locked, so that each number is given once. */
const store = async (tx: Transaction, changed: Participation): Promise<Participation> => {
  const [{ last } = { last: 0 }] = await tx
    .select({ last: sql<number>`coalesce(max(${participations.guestNumber}), 0)` })
    .from(participations)
    .where(eq(participations.classUuid, changed.classUuid))
  const row = numbered(changed, () => last + 1)
  const { visibility, ceilingBpm, isHidden, wallId, guestNumber } = row
  const privacy = { visibility, ceilingBpm, isHidden, wallId, guestNumber }
  await tx.update(participations).set(privacy).where(eq(participations.uuid, row.uuid))
  return row
}

interface OwnChange {
  readonly classUuid: string
  readonly participationUuid: string
  readonly request: PrivacyRequest
  /** Whether the change also applies to later classes. */
  readonly isKept: boolean
}

/** Changes a running class only. What is kept requires a sign-in code, which proves the member. */
export const changeOwnPrivacy = async (tx: Transaction, change: OwnChange): Promise<Participation> => {
  const { classUuid, participationUuid, request, isKept } = change
  await lockRunningClass(tx, classUuid)
  const [found] = await tx
    .select({ row: participations, member: members })
    .from(participations)
    .innerJoin(members, eq(members.uuid, participations.memberUuid))
    .where(eq(participations.uuid, participationUuid))
  if (found === undefined) throw new Refusal('unauthenticated')
  const { row, member } = found
  if (isKept && !request.byCode) throw new Refusal('sign-in-code-required')
  const changed = await store(tx, { ...row, ...requestedPrivacy(row, request, member) })
  if (!isKept) return changed
  const kept = {
    ...(request.visibility === undefined ? {} : { visibility: request.visibility }),
    ...(request.ceiling === undefined ? {} : { ceilingBpm: request.ceiling }),
  }
  await tx
    .update(members)
    .set({ ...kept, version: incremented(members.version) })
    .where(eq(members.uuid, row.memberUuid))
  return changed
}

/** Displays know a guest by the ID of the class only. */
export const memberShownAs = async (tx: Transaction, classUuid: string, id: string): Promise<string> => {
  const [row] = await tx
    .select({ memberUuid: participations.memberUuid })
    .from(participations)
    .where(
      and(
        eq(participations.classUuid, classUuid),
        or(eq(participations.memberUuid, id), eq(participations.wallId, id)),
      ),
    )
  return row?.memberUuid ?? id
}

interface Hiding {
  readonly classUuid: string
  readonly memberUuid: string
  readonly isHidden: boolean
}

export const hideParticipant = async (tx: Transaction, { classUuid, memberUuid, isHidden }: Hiding) => {
  await lockRunningClass(tx, classUuid)
  const own = and(eq(participations.classUuid, classUuid), eq(participations.memberUuid, memberUuid))
  const [row] = await tx.select().from(participations).where(own)
  if (row === undefined) throw new Refusal('participant-unknown')
  return store(tx, { ...row, isHidden })
}

/** Applies a stored change to the live class, and drops earlier packets of displays that showed more. */
export const applyPrivacy = async (
  { engine, realtime, log }: Pick<Context, 'engine' | 'realtime' | 'log'>,
  row: Participation,
): Promise<void> => {
  const liveClass = engine.find(row.classUuid)
  const participant = liveClass?.participants.get(row.uuid)
  if (liveClass === null || participant === undefined) return
  const before = participant.privacy.level
  changePrivacy(participant, privacyOfRow(row))
  if (isLooser(before, participant.privacy.level))
    await realtime.forget(liveClass.channel).catch((error: unknown) => log.fault(error, 'forget-packets'))
}
