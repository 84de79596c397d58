import { setTimeout as pause } from 'node:timers/promises'

import { eq } from 'drizzle-orm'
import pLimit from 'p-limit'

import type { Database } from '../../../database/database.ts'
import { classes } from '../../../database/schema/classes.ts'
import type { ClassLeases, Presence } from '../../../lib/cluster.ts'
import type { Log } from '../../../lib/log.ts'

/** The server with fewer classes takes the next one first. */
const HEAD_START_MS = 25
const LONGEST_WAIT_MS = 500
/** Classes recovered at a time, so that the first continues before the last has loaded or another server has it. */
const AT_ONCE = 4

interface SearchOptions {
  readonly leases: ClassLeases
  readonly presence: Presence
  readonly db: Database
  readonly log: Pick<Log, 'warn'>
  readonly count: () => number
  readonly claim: (classUuid: string, work: () => Promise<void>) => Promise<void>
  readonly take: (classUuid: string) => Promise<void>
}

export interface ClassSearch {
  /** Resolves before the takeovers finish, so that a lease that expires meanwhile is found too. */
  readonly takeFree: () => Promise<void>
  /** Takes over the classes of servers that are gone. */
  readonly seeWhoIsGone: () => Promise<void>
}

/** Returns whether any lease holder is gone. Slow if a server is silent and NATS hasn't detected it. */
const noteGone = async (leases: ClassLeases, presence: Presence): Promise<boolean> => {
  const holders = [...leases.holders()]
  const areGone = await Promise.all(holders.map(presence.isGone))
  for (const [index, holder] of holders.entries()) if (areGone[index] === true) leases.giveUpOn(holder)
  return areGone.includes(true)
}

/** Random order, because several servers take over free classes at once. */
const findFreeClasses = async (db: Database, leases: ClassLeases): Promise<readonly string[]> => {
  const running = await db.select({ uuid: classes.uuid }).from(classes).where(eq(classes.remoteState, 'running'))
  return running
    .filter(({ uuid }) => !leases.isHeldElsewhere(uuid))
    .map(({ uuid }) => ({ uuid, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ uuid }) => uuid)
}

export const createClassSearch = (options: SearchOptions): ClassSearch => {
  const { leases, presence, db, log, count, claim, take } = options
  const atOnce = pLimit(AT_ONCE)
  const takeInTurn = (classUuid: string, place: number): Promise<void> =>
    claim(classUuid, async () => {
      await pause(Math.min((count() + place) * HEAD_START_MS, LONGEST_WAIT_MS))
      await atOnce(async () => {
        if (!leases.isHeldElsewhere(classUuid)) await take(classUuid)
      })
    })
  const takeFree = async (): Promise<void> => {
    const free = await findFreeClasses(db, leases)
    const failed = (error: unknown): void => log.warn('class-look', { reason: String(error) })
    for (const [place, classUuid] of free.entries()) void takeInTurn(classUuid, place).catch(failed)
  }
  return {
    takeFree,
    seeWhoIsGone: async () => {
      if (await noteGone(leases, presence)) await takeFree()
    },
  }
}
