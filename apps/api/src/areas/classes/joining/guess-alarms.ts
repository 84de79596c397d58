import { sql } from 'drizzle-orm'

import type { Database } from '../../../database/database.ts'
import { loginAttempts } from '../../../database/schema/staff.ts'
import { type Counted, keepCounts, lockCounts } from '../../../http/limits/throttle.ts'

/** A leaky bucket of wrong names. Past `most`, people who join must show the letters of the class. */
interface Alarm {
  readonly key: string
  readonly most: number
  /** Seconds in which one wrong name leaks away. */
  readonly fadeSeconds: number
}

/** Seconds that an alarm lasts after the last wrong name. */
const LASTS_SECONDS = 600

/** What wrong names in a room's class count against: 20 a minute, and 60 an hour. */
const classAlarms = (branchUuid: string, roomUuid: string): readonly Alarm[] => [
  { key: `wrong:${branchUuid}:${roomUuid}`, most: 20, fadeSeconds: 3 },
  { key: `wrong-slowly:${branchUuid}:${roomUuid}`, most: 60, fadeSeconds: 60 },
]

const alarmsOf = (branchUuid: string, roomUuid: string): readonly Alarm[] => [
  ...classAlarms(branchUuid, roomUuid),
  { key: `wrong:${branchUuid}`, most: 60, fadeSeconds: 1 },
]

const levelOf = (counted: Counted | undefined, { fadeSeconds }: Alarm, now: number): number =>
  counted === undefined
    ? 0
    : Math.max(0, counted.attempts - Math.floor(Math.max(0, now - counted.at) / 1000 / fadeSeconds))

/** Reads in which of the rooms people who join must show the letters of the class. */
export const readAlarms = async (
  db: Database,
  branchUuid: string,
  roomUuids: readonly string[],
  now: number,
): Promise<(roomUuid: string) => boolean> => {
  const keys = [...new Set(roomUuids.flatMap((room) => alarmsOf(branchUuid, room).map(({ key }) => key)))]
  const rows = await db
    .select()
    .from(loginAttempts)
    .where(sql`${loginAttempts.key} = any(${sql.param(keys)}::text[])`)
  const counts = new Map(
    rows.map(({ key, failures, lastFailureAt }) => [key, { attempts: failures, at: lastFailureAt.getTime() }]),
  )
  const isRaised = (alarm: Alarm): boolean => levelOf(counts.get(alarm.key), alarm, now) > alarm.most
  return (roomUuid) => alarmsOf(branchUuid, roomUuid).some(isRaised)
}

/** A wrong name, or letters that weren't those of the class. */
interface Wrong {
  readonly roomUuid: string
  readonly isGuarded: boolean
}

/**
 * Counts wrong names. A count past its most raises the alarm, or renews it. In a class that asks for its letters they
 * don't count against the center, so that guesses in one class leave the others as they are.
 */
export const countWrong = (db: Database, branchUuid: string, names: readonly Wrong[], now: number): Promise<unknown> =>
  db.transaction(async (tx) => {
    const wrong = names.flatMap(({ roomUuid, isGuarded }) =>
      isGuarded ? classAlarms(branchUuid, roomUuid) : alarmsOf(branchUuid, roomUuid),
    )
    const counts = await lockCounts(
      tx,
      wrong.map(({ key }) => key),
      now,
    )
    for (const alarm of wrong) {
      const attempts = levelOf(counts.get(alarm.key), alarm, now) + 1
      const raised = alarm.most + Math.ceil(LASTS_SECONDS / alarm.fadeSeconds)
      counts.set(alarm.key, { attempts: attempts > alarm.most ? raised : attempts, at: now })
    }
    await keepCounts(tx, counts)
  })
