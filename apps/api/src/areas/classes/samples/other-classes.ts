import { CONTINUABLE_FOR } from '@repo/domain/classes/class-clock'
import { FOLDED_AFTER } from '@repo/domain/live/collapse-disconnected'
import { and, asc, eq, gt, lt, ne, or, sql } from 'drizzle-orm'

import { type Transaction, uuidIn } from '../../../database/database.ts'
import { classes, participations, samples } from '../../../database/schema/classes.ts'
import { members } from '../../../database/schema/members.ts'
import { rooms } from '../../../database/schema/rooms.ts'
import type { ClassRow } from '../class-queries.ts'

interface Joined {
  readonly uuid: string
  readonly joinedAt: number
}

export interface OtherClass extends Joined {
  readonly roomName: string
  /**
   * When the strap counts there: from the class's configuration until its end, the member's removal, or 2 minutes
   * without a signal.
   */
  readonly from: number
  readonly until: number
}

/** Longer than any class with its delay, so that the index on the start finds the few that overlap. */
const LONGEST_CLASS_MS = 24 * 3_600_000

const newestSample = sql<
  string | number | null
>`(select max(${samples.at}) from ${samples} where ${samples.participationUuid} = ${participations.uuid})`

/** Classes that overlap or would if continued, by member. Reads the database, because other servers may own them. */
export const readOtherClasses = async (
  tx: Transaction,
  { uuid: classUuid, configuredAt }: Pick<ClassRow, 'uuid' | 'configuredAt'>,
  memberUuids: readonly string[],
): Promise<ReadonlyMap<string, readonly OtherClass[]>> => {
  if (memberUuids.length === 0) return new Map()
  // a class stopped shortly before may still be continued
  const mayOverlap = and(
    lt(classes.endedAt, classes.finishAt),
    gt(classes.endedAt, new Date(configuredAt.getTime() - CONTINUABLE_FOR)),
  )
  const overlaps = or(eq(classes.remoteState, 'running'), gt(classes.endedAt, configuredAt), mayOverlap)
  const rows = await tx
    .select({
      uuid: participations.uuid,
      memberUuid: participations.memberUuid,
      joinedAt: participations.joinedAt,
      removedAt: participations.removedAt,
      configuredAt: classes.configuredAt,
      startAt: classes.startAt,
      endedAt: classes.endedAt,
      roomName: rooms.name,
      newestAt: newestSample,
    })
    .from(participations)
    .innerJoin(classes, eq(classes.uuid, participations.classUuid))
    .innerJoin(rooms, eq(rooms.uuid, classes.roomUuid))
    .where(
      and(
        uuidIn(sql`${participations.memberUuid}`, memberUuids),
        ne(classes.uuid, classUuid),
        gt(classes.startAt, new Date(configuredAt.getTime() - LONGEST_CLASS_MS)),
        overlaps,
      ),
    )
  const others = rows.map(({ memberUuid, uuid, roomName, joinedAt, startAt, newestAt, ...times }) => {
    const seenAt = Math.max(joinedAt.getTime(), startAt.getTime(), Number(newestAt ?? 0))
    const ends = [times.endedAt, times.removedAt].map((end) => end?.getTime() ?? Number.POSITIVE_INFINITY)
    const until = Math.min(...ends, seenAt + FOLDED_AFTER)
    const from = times.configuredAt.getTime()
    return { memberUuid, other: { uuid, roomName, joinedAt: joinedAt.getTime(), from, until } }
  })
  const byMember = Map.groupBy(others, ({ memberUuid }) => memberUuid)
  return new Map([...byMember].map(([uuid, found]) => [uuid, found.map(({ other }) => other)]))
}

const isBefore = (one: Joined, other: Joined): boolean =>
  one.joinedAt === other.joinedAt ? one.uuid < other.uuid : one.joinedAt < other.joinedAt

/**
 * Returns the class, joined earlier, in which a value counts instead. `own` is null if the member hasn't joined this
 * class.
 */
export const countsInstead = (
  others: readonly OtherClass[] | null | undefined,
  own: Joined | null,
  at: unknown,
): OtherClass | null => {
  const isIn = (other: OtherClass) => typeof at === 'number' && at >= other.from && at < other.until
  return others?.find((other) => (own === null || isBefore(other, own)) && isIn(other)) ?? null
}

/** Includes classes that may be continued, so if there are none, none follow. */
export const readEarlierClasses = async (
  tx: Transaction,
  { uuid, configuredAt }: { readonly uuid: string; readonly configuredAt: number },
  participant: Joined & { readonly memberUuid: string },
): Promise<readonly OtherClass[]> => {
  const row = { uuid, configuredAt: new Date(configuredAt) }
  const others = await readOtherClasses(tx, row, [participant.memberUuid])
  return others.get(participant.memberUuid)?.filter((one) => isBefore(one, participant)) ?? []
}

/** Locks until the end of the transaction, because two rooms may receive a strap at the same moment. */
export const lockMembers = async (tx: Transaction, uuids: readonly string[]): Promise<void> => {
  await tx
    .select({ uuid: members.uuid })
    .from(members)
    .where(uuidIn(sql`${members.uuid}`, uuids))
    .orderBy(asc(members.uuid))
    .for('no key update')
}
