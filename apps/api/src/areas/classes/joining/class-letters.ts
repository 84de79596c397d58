import { createHmac } from 'node:crypto'

import { classLetterLimits } from '@repo/domain/classes/class-limits'
import { CLASS_LETTERS } from '@repo/domain/rooms/join-code'
import { sql } from 'drizzle-orm'

import type { Database } from '../../../database/database.ts'
import { loginAttempts } from '../../../database/schema/staff.ts'
import { type Counted, keepCounts, lockCounts } from '../../../http/limits/throttle.ts'

declare module '../../../lib/context.ts' {
  interface Context {
    readonly lettersOf: Promise<LettersOf>
  }
}

/** Returns the letters of a class, which the displays in its room show. */
export type LettersOf = (classUuid: string) => string

const BASE = BigInt(CLASS_LETTERS.length)

/** Derives the letters from a secret, so that all servers on the database return the same and none are stored. */
export const createLettersOf =
  (key: string): LettersOf =>
  (classUuid) => {
    // 64 bits over 17^4 combinations: the bias is negligible
    const drawn = createHmac('sha256', key).update(classUuid).digest().readBigUInt64BE()
    return Array.from({ length: classLetterLimits.letters }, (_, place) =>
      CLASS_LETTERS.charAt(Number((drawn / BASE ** BigInt(place)) % BASE)),
    ).join('')
  }

/** A leaky bucket of wrong names. Above `most`, people who join must enter the class letters. */
interface Alarm {
  readonly key: string
  readonly most: number
  readonly fadeSeconds: number
}

/** Duration of an alarm after the last wrong name. */
const LASTS_SECONDS = 600

/** 20 wrong names a minute, and 60 an hour. */
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

/** Returns whether joining in a room requires the class letters. */
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

interface Wrong {
  readonly roomUuid: string
  readonly isGuarded: boolean
}

/**
 * A count above `most` raises or renews the alarm. In a class that requires its letters, wrong names don't count
 * against the center, so guesses in one class don't affect the others.
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
