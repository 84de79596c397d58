import { eq, sql } from 'drizzle-orm'

import type { Database } from '../../../database/database.ts'
import { classes } from '../../../database/schema/classes.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { ClassLeases, OwnerCalls, Presence } from '../../../lib/cluster.ts'
import type { Log } from '../../../lib/log.ts'
import type { ClassEngine } from './class-engine.ts'
import { createClassSearch } from './class-search.ts'
import type { LiveClass } from './live-class.ts'
import { recoverClass } from './recover-classes.ts'

declare module '../../../lib/context.ts' {
  interface Context {
    readonly ownership: ClassOwnership | null
  }
}

const LOOK_EVERY_MS = 500
const RENEW_EVERY_MS = 1_000

type Perform = (call: unknown) => Promise<object>

export interface ClassOwnership {
  readonly answerWith: (perform: Perform) => void
  /** Does nothing if another server owns the class. */
  readonly takeUp: (classUuid: string) => Promise<void>
  readonly forget: (classUuid: string) => void
  /** Looks for classes without an owner and renews its own leases until close. */
  readonly run: () => void
  /** Looks once. Takeovers may still be in progress when it resolves. */
  readonly look: () => Promise<void>
  /** Hands all classes to other servers. */
  readonly close: () => Promise<void>
}

interface OwnershipOptions {
  readonly leases: ClassLeases
  readonly calls: OwnerCalls
  readonly presence: Presence
  readonly engine: ClassEngine
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
}

/**
 * Makes this server the only writer of the class. The update waits for samples that are being stored; earlier owners
 * can't write after it.
 */
const beginEpoch = async (db: Database, classUuid: string) => {
  const [row] = await db
    .update(classes)
    .set({ epoch: sql`${classes.epoch} + 1` })
    .where(sql`${classes.uuid} = ${classUuid} and ${eq(classes.remoteState, 'running')}`)
    .returning()
  return row ?? null
}

/** Skips a run while the previous one is in progress. */
const repeat = (milliseconds: number, work: () => Promise<void>): NodeJS.Timeout => {
  let isAtWork = false
  return setInterval(() => {
    if (isAtWork) return
    isAtWork = true
    void work().finally(() => (isAtWork = false))
  }, milliseconds).unref()
}

/** Skips unwanted takeovers and those in progress; releases the lease of one that fails. */
const claimsOf = (leases: ClassLeases, isUnwanted: (classUuid: string) => boolean) => {
  const taking = new Set<string>()
  return async (classUuid: string, work: () => Promise<void>): Promise<void> => {
    if (isUnwanted(classUuid) || taking.has(classUuid)) return
    taking.add(classUuid)
    try {
      await work()
    } catch (error) {
      await leases.release(classUuid).catch(() => {})
      throw error
    } finally {
      taking.delete(classUuid)
    }
  }
}

export const createClassOwnership = (options: OwnershipOptions): ClassOwnership => {
  const { leases, calls, engine, db, clock, log } = options
  const answering = new Map<string, () => Promise<void>>()
  /** Classes with a lease that are loading, which may take longer than a lease lasts. */
  const recovering = new Set<string>()
  let perform: Perform = () => Promise.reject(new Error('this server does not answer yet'))
  let timers: NodeJS.Timeout[] = []
  let isClosing = false

  const recover = async (classUuid: string): Promise<LiveClass | null> => {
    const row = await beginEpoch(db, classUuid)
    return row === null || isClosing ? null : recoverClass(db, row, clock.now())
  }
  const take = async (classUuid: string): Promise<void> => {
    if (isClosing || !(await leases.take(classUuid))) return
    recovering.add(classUuid)
    const liveClass = await recover(classUuid).finally(() => recovering.delete(classUuid))
    if (liveClass === null || isClosing) return leases.release(classUuid)
    engine.open(liveClass)
    answering.set(
      classUuid,
      calls.answer(classUuid, (call) => perform(call)),
    )
    log.info('class-taken-up', { class: classUuid, epoch: liveClass.epoch })
  }
  const claim = claimsOf(leases, (classUuid) => isClosing || answering.has(classUuid))
  const takeUp = (classUuid: string): Promise<void> => claim(classUuid, () => take(classUuid))
  const failed =
    (work: string) =>
    (error: unknown): void =>
      log.warn(work, { reason: String(error) })
  const search = createClassSearch({ ...options, count: () => answering.size, claim, take })
  const look = async (): Promise<void> => {
    void search.seeWhoIsGone().catch(failed('class-look'))
    await search.takeFree()
  }
  const forget = (classUuid: string): void => {
    const stop = answering.get(classUuid)
    if (stop === undefined) return
    answering.delete(classUuid)
    void stop()
    // a lease that isn't released expires
    leases.release(classUuid).catch(() => {})
  }
  const renew = async (classUuid: string): Promise<void> => {
    if ((await leases.renew(classUuid)) || !answering.has(classUuid)) return
    log.warn('class-lost', { class: classUuid })
    engine.lose(classUuid)
  }
  return {
    answerWith: (given) => {
      perform = given
    },
    takeUp,
    forget,
    look,
    run: () => {
      const renewAll = async (): Promise<void> =>
        void (await Promise.all([...answering.keys(), ...recovering].map(renew)))
      timers = [
        repeat(LOOK_EVERY_MS, () => search.takeFree().catch(failed('class-look'))),
        repeat(LOOK_EVERY_MS, () => search.seeWhoIsGone().catch(failed('class-look'))),
        repeat(RENEW_EVERY_MS, () => renewAll().catch(failed('class-renewal'))),
      ]
    },
    close: async () => {
      isClosing = true
      for (const timer of timers) clearInterval(timer)
      timers = []
      await Promise.all(
        [...answering].map(async ([classUuid, stop]) => {
          await stop()
          await engine.letGo(classUuid)
          answering.delete(classUuid)
          await leases.release(classUuid).catch(() => {})
        }),
      )
    },
  }
}
