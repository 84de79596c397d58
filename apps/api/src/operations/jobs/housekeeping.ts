import { LATE_SAMPLES_TAKEN_FOR } from '@repo/domain/classes/class-clock'
import { eq, inArray, lt, or } from 'drizzle-orm'

import { knownSince } from '../../areas/auth/known-devices.ts'
import { forgetOldImports } from '../../areas/imports/forget-imports.ts'
import type { Database } from '../../database/database.ts'
import { vacuumTables } from '../../database/pglite/pglite-database.ts'
import { bans, classes, participantTokens, participations, samples } from '../../database/schema/classes.ts'
import { idempotencyRecords } from '../../database/schema/idempotency-records.ts'
import { galleryImages } from '../../database/schema/images.ts'
import { linkRequests } from '../../database/schema/members.ts'
import { pairingCodes } from '../../database/schema/pairing-codes.ts'
import { adminSessions, knownNetworks, loginAttempts } from '../../database/schema/staff.ts'
import { sweepImages } from '../../images/sweep-images.ts'
import type { Context } from '../../lib/context.ts'
import { undoableSince } from '../../lists/date-filters.ts'

const EVERY_MS = 6 * 3_600_000
const DAY_MS = 86_400_000
/** Longer than any client retries. */
const ANSWERS_KEPT_MS = DAY_MS
/** Longer than any throttle counts. */
const ATTEMPTS_KEPT_MS = 7 * DAY_MS
/** Accepted requests are counted on the dashboard for a month. */
const REQUESTS_KEPT_DAYS = { refused: 30, accepted: 90 } as const

type Needed = Pick<Context, 'db' | 'clock' | 'log' | 'images'>
type Kept = Needed & Pick<Context, 'config'>

/** Deletes raw samples and phone tokens; trainings remain. */
const forgetOldClasses = async (db: Database, endedBefore: Date): Promise<void> => {
  const over = db
    .select({ uuid: participations.uuid })
    .from(participations)
    .innerJoin(classes, eq(classes.uuid, participations.classUuid))
    .where(lt(classes.endedAt, endedBefore))
  await db.delete(samples).where(inArray(samples.participationUuid, over))
  await db.delete(participantTokens).where(inArray(participantTokens.participationUuid, over))
}

const forgetAnswered = async (db: Database, now: number): Promise<void> => {
  const daysAgo = (days: number): Date => new Date(now - days * DAY_MS)
  const { refused, accepted } = REQUESTS_KEPT_DAYS
  await db
    .delete(linkRequests)
    .where(or(lt(linkRequests.refusedAt, daysAgo(refused)), lt(linkRequests.acceptedAt, daysAgo(accepted))))
}

const forgetRemoved = async ({ db, images }: Pick<Needed, 'db' | 'images'>, now: number): Promise<void> => {
  const before = undoableSince(now)
  const pictures = await db.delete(galleryImages).where(lt(galleryImages.removedAt, before)).returning()
  for (const { imageUrl } of pictures) await images.remove(imageUrl)
  await db.delete(bans).where(lt(bans.liftedAt, before))
}

export const runHousekeeping = async ({ db, clock, log, images }: Needed): Promise<void> => {
  const now = clock.now()
  await db.delete(adminSessions).where(lt(adminSessions.expiresAt, new Date(now)))
  await db.delete(pairingCodes).where(lt(pairingCodes.expiresAt, new Date(now)))
  await db.delete(idempotencyRecords).where(lt(idempotencyRecords.at, new Date(now - ANSWERS_KEPT_MS)))
  await db.delete(loginAttempts).where(lt(loginAttempts.lastFailureAt, new Date(now - ATTEMPTS_KEPT_MS)))
  await db.delete(knownNetworks).where(lt(knownNetworks.seenAt, knownSince(now)))
  await forgetAnswered(db, now)
  await forgetOldImports(db, now)
  await forgetRemoved({ db, images }, now)
  await forgetOldClasses(db, new Date(now - LATE_SAMPLES_TAKEN_FOR))
  const swept = await sweepImages({ db, images }, now)
  if (swept > 0) log.info('images-swept', { images: swept })
}

export const startHousekeeping = (context: Kept): (() => Promise<void>) => {
  const clear = async (): Promise<void> => {
    await runHousekeeping(context)
    if (context.config.databaseUrl === null) await vacuumTables(context.db)
  }
  const keep = () => clear().catch((error: unknown) => context.log.fault(error, 'housekeeping'))
  let keeping = keep()
  const timer = setInterval(() => {
    keeping = keeping.then(keep)
  }, EVERY_MS).unref()
  return async () => {
    clearInterval(timer)
    await keeping
  }
}
