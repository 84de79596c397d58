import { setTimeout as pause } from 'node:timers/promises'

import pLimit from 'p-limit'

import type { Database } from '../../../database/database.ts'
import type { ClassLeases, Presence } from '../../../lib/cluster.ts'
import type { Log } from '../../../lib/log.ts'
import { findFreeClasses, noteGone } from '../class-queries.ts'

/** Whoever has fewer classes takes the next one first; several that are free are taken in a random order. */
const HEAD_START_MS = 25
const LONGEST_WAIT_MS = 500
/** Classes that are recovered at a time: the first of many goes on before the last is read, or another server has it. */
const AT_ONCE = 4

interface SearchOptions {
  readonly leases: ClassLeases
  readonly presence: Presence
  readonly db: Database
  readonly log: Pick<Log, 'warn'>
  /** How many classes this server has. */
  readonly count: () => number
  /** Does what takes a class up, unless that is under way or not wanted. */
  readonly claim: (classUuid: string, work: () => Promise<void>) => Promise<void>
  readonly take: (classUuid: string) => Promise<void>
}

/** Finds classes without a server. */
export interface ClassSearch {
  /** Begins to take up what is free; waits for none of it, so that a lease that runs out meanwhile is found as well. */
  readonly takeFree: () => Promise<void>
  /** Takes up what servers have had that are gone. */
  readonly seeWhoIsGone: () => Promise<void>
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
