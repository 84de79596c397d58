import { eq, isNotNull } from 'drizzle-orm'

import type { Database } from '../src/database/database.ts'
import { challengeParticipants, challengeRooms } from '../src/database/schema/challenges.ts'
import { classes } from '../src/database/schema/classes.ts'
import { trainings } from '../src/database/schema/trainings.ts'

const millionths = (value: number | null): number => Math.round((value ?? 0) * 1_000_000)

export const counted = async (db: Database) => {
  const trained = await db
    .select({ training: trainings, roomUuid: classes.roomUuid })
    .from(trainings)
    .leftJoin(classes, eq(classes.uuid, trainings.classUuid))
    .where(isNotNull(trainings.memberUuid))
  const rooms = await db.select().from(challengeRooms)
  const sums = new Map<string, ReturnType<typeof sumOf>>()
  const rows = await db.select().from(challengeParticipants)
  for (const { challengeUuid, memberUuid, roomUuid, startAt, finishAt } of rows) {
    const own = trained.filter(
      ({ training, roomUuid: where }) =>
        training.memberUuid === memberUuid &&
        training.startAt >= startAt &&
        training.startAt <= finishAt &&
        (roomUuid === null || roomUuid === where),
    )
    sums.set([challengeUuid, memberUuid, roomUuid].join(' '), sumOf(own.map(({ training }) => training)))
  }
  const inRooms = rooms.flatMap(({ challengeUuid, roomUuid, startAt, finishAt }) =>
    trained
      .filter(
        ({ training, roomUuid: where }) =>
          where === roomUuid && training.startAt >= startAt && training.startAt <= finishAt,
      )
      .map(({ training }) => [challengeUuid, training.memberUuid, roomUuid].join(' ')),
  )
  return { sums, inRooms: new Set(inRooms) }
}

const sumOf = (own: readonly (typeof trainings.$inferSelect)[]) => {
  const total = (of: (training: typeof trainings.$inferSelect) => number) => own.reduce((sum, one) => sum + of(one), 0)
  return {
    trainings: own.length,
    seconds: total((one) => one.durationSeconds),
    intenseSeconds: total((one) => one.z4Seconds + one.z5Seconds),
    steps: total((one) => one.steps ?? 0),
    calories: total((one) => millionths(one.calories)),
    points: total((one) => millionths(one.points)),
  }
}
