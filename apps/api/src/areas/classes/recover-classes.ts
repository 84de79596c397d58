import { asc, eq } from 'drizzle-orm'

import type { Database } from '../../database/database.ts'
import { classes } from '../../database/schema/classes.ts'
import { participations } from '../../database/schema/participations.ts'
import { bannedFrom } from './ban-participant.ts'
import { liveClassOf, participantOfRow } from './from-rows.ts'
import type { LiveClass } from './live-class.ts'
import { takeStoredSamples } from './stored-samples.ts'

const withParticipants = async (db: Database, liveClass: LiveClass, now: number): Promise<LiveClass> => {
  const rows = await db
    .select()
    .from(participations)
    .where(eq(participations.classUuid, liveClass.uuid))
    .orderBy(asc(participations.joinedAt))
  const banned = await bannedFrom(db, liveClass.uuid)
  for (const row of rows) {
    // phones come back within seconds; until they had the time to, each counts as heard
    const back = { phoneHeardAt: now, isBanned: banned.has(row.memberUuid) }
    liveClass.participants.set(row.uuid, { ...participantOfRow(row), ...back })
  }
  if (rows.length > 0) await takeStoredSamples(db, liveClass, liveClass.participants.values(), now)
  return liveClass
}

/** A running class with everybody in it, and every stored sample taken in again. */
export const recoverClass = (db: Database, row: typeof classes.$inferSelect, now: number): Promise<LiveClass> => {
  // one packet a second since its configuration is the most a class can have sent, so this number is new
  const sequence = Math.ceil((now - row.configuredAt.getTime()) / 1000) + 1
  return withParticipants(db, liveClassOf(row, sequence), now)
}

/** The classes that were running when the server last stopped. */
export const recoverClasses = async (db: Database, now: number): Promise<LiveClass[]> => {
  const rows = await db.select().from(classes).where(eq(classes.remoteState, 'running'))
  return Promise.all(rows.map((row) => recoverClass(db, row, now)))
}
