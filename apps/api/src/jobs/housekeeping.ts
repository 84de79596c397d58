import { lt } from 'drizzle-orm'

import type { Context } from '../context.ts'
import { adminSessions } from '../db/tables/admin-sessions.ts'
import { pairingCodes } from '../db/tables/pairing-codes.ts'
import { sweepImages } from '../images/sweep-images.ts'

const EVERY_MS = 6 * 3_600_000

type Needed = Pick<Context, 'db' | 'clock' | 'log' | 'images'>

/** Clears away what has run out and what nothing names any more. */
export const keepHouse = async ({ db, clock, log, images }: Needed): Promise<void> => {
  const now = clock.now()
  await db.delete(adminSessions).where(lt(adminSessions.expiresAt, new Date(now)))
  await db.delete(pairingCodes).where(lt(pairingCodes.expiresAt, new Date(now)))
  const swept = await sweepImages({ db, images }, now)
  if (swept > 0) log.info('images-swept', { images: swept })
}

/** Keeps house now and every few hours; answers how to stop that. */
export const startHousekeeping = (context: Needed): (() => Promise<void>) => {
  const keep = () => keepHouse(context).catch((error: unknown) => context.log.fault(error, 'housekeeping'))
  let keeping = keep()
  const timer = setInterval(() => {
    keeping = keeping.then(keep)
  }, EVERY_MS).unref()
  return async () => {
    clearInterval(timer)
    await keeping
  }
}
