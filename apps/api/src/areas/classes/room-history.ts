import { type PastClass, showRoomHistory } from '@repo/api-client/classes/room-history'
import { classLimits } from '@repo/domain/classes/class-limits'
import { and, desc, eq, exists, isNotNull, isNull, sql } from 'drizzle-orm'

import { type Transaction, uuidIn } from '../../database/database.ts'
import { classes, participations } from '../../database/schema/classes.ts'
import { members } from '../../database/schema/members.ts'
import { trainingTypes } from '../../database/schema/training-types.ts'
import { trainings } from '../../database/schema/trainings.ts'
import { type View, viewOf } from '../../http/authentication/principal.ts'
import { route } from '../../http/route.ts'
import type { Language } from '../../lib/language.ts'
import { Refusal } from '../../lib/refusal.ts'
import { findRoom } from '../rooms/room-queries.ts'
import { presentPoints, trainingNameOf } from '../trainings/presenters.ts'
import { orderOf } from './class-results.ts'
import { isNumbered } from './privacy/shows-numbers.ts'

const SHOWN = 5

const { classUuid, memberUuid, visibility, visibilityAtMost, isHidden } = participations
const hidesNumbers = sql`exists (select 1 from ${participations} where ${classUuid} = ${trainings.classUuid}
  and ${memberUuid} = ${trainings.memberUuid}
  and not (not ${isHidden} and ${isNumbered(sql`${visibility}`)} and ${isNumbered(sql`${visibilityAtMost}`)}))`

interface Past {
  readonly roomUuid: string
  readonly language: Language
  readonly view: View
}

/** On displays, sums leave out members who hide their numbers: the difference to the others would reveal them. */
const pastClasses = async (tx: Transaction, { roomUuid, language, view }: Past): Promise<PastClass[]> => {
  const isSummed = view === 'staff' ? sql`true` : sql`not ${hidesNumbers}`

  const ofClass = tx.select({ uuid: trainings.uuid }).from(trainings).where(eq(trainings.classUuid, classes.uuid))
  const rows = await tx
    .select({ class: classes, type: trainingTypes })
    .from(classes)
    .innerJoin(trainingTypes, eq(trainingTypes.uuid, classes.trainingTypeUuid))
    .where(and(eq(classes.roomUuid, roomUuid), isNotNull(classes.endedAt), exists(ofClass)))
    .orderBy(desc(classes.configuredAt))
    .limit(SHOWN)
  const sums = await tx
    .select({
      classUuid: trainings.classUuid,
      people: sql<number>`count(*)::int`,
      averageEffort: sql<number | null>`avg(${trainings.averageEffort}) filter (where ${isSummed})`,
      points: sql<number | null>`sum(${trainings.points}) filter (where ${isSummed})`,
    })
    .from(trainings)
    .where(
      uuidIn(
        sql`${trainings.classUuid}`,
        rows.map((row) => row.class.uuid),
      ),
    )
    .groupBy(trainings.classUuid)
  const sumOf = new Map(sums.map((sum) => [sum.classUuid, sum]))
  return rows.map(({ class: row, type }) => {
    const sum = sumOf.get(row.uuid)
    return {
      uuid: row.uuid,
      trainingTypeUuid: row.trainingTypeUuid,
      trainingName: trainingNameOf(type, language),
      startAt: row.startAt,
      duration: row.durationMinutes,
      delay: row.delayMinutes,
      order: orderOf(row),
      isLimited: row.capacity < classLimits.unlimitedCapacity,
      capacity: row.capacity,
      people: sum?.people ?? 0,
      averageEffort: sum?.averageEffort ?? null,
      points: presentPoints(sum?.points ?? 0),
    }
  })
}

export const showRoomHistoryRoute = route(showRoomHistory, async ({ params }, { principal, language }) =>
  principal.branch.read(async (tx) => {
    if ((await findRoom(tx, params.uuid)) === null) throw new Refusal('not-found')
    const [counted] = await tx
      .select({
        members: sql<number>`count(*)::int`,
        withoutWeight: sql<number>`(count(*) filter (where ${members.weightKg} is null))::int`,
      })
      .from(members)
      .where(isNull(members.unlinkedAt))
    return {
      members: counted?.members ?? 0,
      withoutWeight: counted?.withoutWeight ?? 0,
      classes: await pastClasses(tx, { roomUuid: params.uuid, language, view: viewOf(principal) }),
    }
  }),
)
