import { setTimeout as pause } from 'node:timers/promises'

import { eq, sql } from 'drizzle-orm'

import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { classes } from '../db/tables/classes.ts'
import type { ClassEngine } from '../live/class-engine.ts'
import { recoverClass } from '../live/recover-classes.ts'
import type { Log } from '../log.ts'
import type { ClassLeases } from './class-leases.ts'
import { findFreeClasses } from './free-classes.ts'
import type { OwnerCalls } from './owner-calls.ts'
import type { Presence } from './presence.ts'

const LOOK_EVERY_MS = 500
const RENEW_EVERY_MS = 1_000
/** Whoever has fewer classes takes the next one first; several that are free are taken in a random order. */
const HEAD_START_MS = 25
const LONGEST_WAIT_MS = 500

/** Does what another server was called for. */
type Perform = (call: unknown) => Promise<object>

/** Sees to it that every running class has one server, and that it is known when this is the one. */
export interface ClassOwnership {
  /** From now on calls for this server's classes that came to another one are performed so. */
  readonly answerWith: (perform: Perform) => void
  /** Takes a class up unless another server has it. */
  readonly takeUp: (classUuid: string) => Promise<void>
  /** Lets go of a class that is over, or that another server has now. */
  readonly forget: (classUuid: string) => void
  /** Looks for classes without a server, and keeps its own, until closed. */
  readonly run: () => void
  /** Looks once, as {@link run} does again and again. */
  readonly look: () => Promise<void>
  /** Gives all classes to others. */
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
 * Makes this server the only one that can write for a class, and reads all that was acknowledged. The statement waits
 * for samples that are being stored, and whoever wrote before can write no more.
 */
const beginEpoch = async (db: Database, classUuid: string) => {
  const [row] = await db
    .update(classes)
    .set({ epoch: sql`${classes.epoch} + 1` })
    .where(sql`${classes.uuid} = ${classUuid} and ${eq(classes.remoteState, 'running')}`)
    .returning()
  return row ?? null
}

/** Does something again and again, never twice at a time. */
const repeat = (milliseconds: number, work: () => Promise<void>): NodeJS.Timeout => {
  let isAtWork = false
  return setInterval(() => {
    if (isAtWork) return
    isAtWork = true
    void work().finally(() => (isAtWork = false))
  }, milliseconds).unref()
}

export const createClassOwnership = (options: OwnershipOptions): ClassOwnership => {
  const { leases, calls, presence, engine, db, clock, log } = options
  const answering = new Map<string, () => Promise<void>>()
  const taking = new Set<string>()
  let perform: Perform = () => Promise.reject(new Error('this server does not answer yet'))
  let timers: NodeJS.Timeout[] = []
  let isClosing = false

  const take = async (classUuid: string): Promise<void> => {
    if (!(await leases.take(classUuid))) return
    const row = await beginEpoch(db, classUuid)
    if (row === null || isClosing) return leases.release(classUuid)
    engine.open(await recoverClass(db, row, clock.now()))
    answering.set(
      classUuid,
      calls.answer(classUuid, (call) => perform(call)),
    )
    log.info('class-taken-up', { class: classUuid, epoch: row.epoch })
  }
  const takeUp = async (classUuid: string): Promise<void> => {
    if (isClosing || taking.has(classUuid) || answering.has(classUuid)) return
    taking.add(classUuid)
    try {
      await take(classUuid)
    } catch (error) {
      await leases.release(classUuid).catch(() => {})
      throw error
    } finally {
      taking.delete(classUuid)
    }
  }
  const takeInTurn = async (classUuid: string, place: number): Promise<void> => {
    await pause(Math.min((answering.size + place) * HEAD_START_MS, LONGEST_WAIT_MS))
    if (!leases.isHeldElsewhere(classUuid)) await takeUp(classUuid)
  }
  const look = async (): Promise<void> => {
    const free = (await findFreeClasses({ db, leases, presence })).filter((uuid) => !answering.has(uuid))
    await Promise.all(free.map(takeInTurn))
  }
  const forget = (classUuid: string): void => {
    const stop = answering.get(classUuid)
    if (stop === undefined) return
    answering.delete(classUuid)
    void stop()
    // one that cannot be given back runs out by itself
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
      const renewAll = async (): Promise<void> => void (await Promise.all([...answering.keys()].map(renew)))
      const failed = (work: string) => (error: unknown) => log.warn(work, { reason: String(error) })
      timers = [
        repeat(LOOK_EVERY_MS, () => look().catch(failed('class-look'))),
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
