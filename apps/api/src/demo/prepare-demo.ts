import { setTimeout as pause } from 'node:timers/promises'

import { and, eq } from 'drizzle-orm'

import { hashPassword, verifyPassword } from '../areas/auth/password.ts'
import { hasCenter } from '../areas/center/center-queries.ts'
import type { Database } from '../database/database.ts'
import { settings } from '../database/schema/center.ts'
import { administrators, adminSessions } from '../database/schema/staff.ts'
import type { Config } from '../lib/config.ts'
import { newToken } from '../lib/secrets.ts'
import { createDemoCenter, demoBranch } from './create-demo-center.ts'

const KNOWN_PASSWORD = 'demo-password'
/** Marks that the demo's password was replaced; the password itself isn't stored. */
const OWN_PASSWORD = 'demo-has-own-password'
const PASSWORD_LENGTH = 16
const LOOK_AGAIN_MS = 200

export interface Demo {
  /** Null if it was printed at an earlier start. */
  readonly password: string | null
}

const newPassword = (): string => newToken().slice(0, PASSWORD_LENGTH)

const hasOwnPassword = async (db: Database): Promise<boolean> =>
  (await db.select().from(settings).where(eq(settings.name, OWN_PASSWORD))).length > 0

const noteOwnPassword = (db: Database) =>
  db.insert(settings).values({ name: OWN_PASSWORD, value: 'yes' }).onConflictDoNothing()

/** Security: the known password must not work where others can reach the server. */
const replaceKnownPassword = async (db: Database, branchUuid: string, password: string): Promise<void> => {
  const staff = await db.select().from(administrators).where(eq(administrators.branchUuid, branchUuid))
  const passwordHash = await hashPassword(password)
  for (const { uuid, passwordHash: hash } of staff) {
    if (!(await verifyPassword(KNOWN_PASSWORD, hash))) continue
    await db
      .update(administrators)
      .set({ passwordHash })
      .where(and(eq(administrators.uuid, uuid), eq(administrators.passwordHash, hash)))
    await db.delete(adminSessions).where(eq(adminSessions.adminUuid, uuid))
  }
  await noteOwnPassword(db)
}

/** False if another server created it; waits for that one. */
const makeDemo = async (db: Database, now: number, password: string): Promise<boolean> => {
  for (;;) {
    const answer = await createDemoCenter(db, now, password)
    if (answer !== 'busy') return answer === 'made'
    await pause(LOOK_AGAIN_MS)
  }
}

/** The known password is valid on loopback only; elsewhere a new one is printed once. Null without a demo. */
export const prepareDemo = async (
  db: Database,
  { mayCreateDemo, isOnLoopback }: Config,
  now: number,
): Promise<Demo | null> => {
  if (mayCreateDemo && !(await hasCenter(db))) {
    const password = isOnLoopback ? KNOWN_PASSWORD : newPassword()
    if (!isOnLoopback) await noteOwnPassword(db)
    if (await makeDemo(db, now, password)) return { password }
  }
  const branchUuid = await demoBranch(db)
  if (branchUuid === null) return null
  if (await hasOwnPassword(db)) return { password: null }
  if (isOnLoopback) return { password: KNOWN_PASSWORD }
  const password = newPassword()
  await replaceKnownPassword(db, branchUuid, password)
  return { password }
}
