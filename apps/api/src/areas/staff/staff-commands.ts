import { randomUUID } from 'node:crypto'

import type { Versioned } from '@repo/api-client/core/with-version'
import type { AdminChange } from '@repo/api-client/staff/staff-endpoints'
import type { Role } from '@repo/domain/people/permissions'
import { and, asc, eq, ne } from 'drizzle-orm'

import type { Once } from '../../database/branch-database.ts'
import type { Transaction } from '../../database/database.ts'
import { administrators } from '../../database/schema/staff.ts'
import type { StaffPrincipal } from '../../http/authentication/principal.ts'
import { updateWithVersion } from '../../http/change-seen.ts'
import type { Context } from '../../lib/context.ts'
import { violatedUnique } from '../../lib/outage.ts'
import { Refusal } from '../../lib/refusal.ts'
import { readImage } from '../../sandbox/read-uploads.ts'

export interface NewAdministrator {
  readonly branchUuid: string
  readonly name: string
  readonly lastName1: string
  readonly email: string
  readonly role: Role
  readonly lastName2?: string | null
  readonly landline?: string | null
  readonly mobilePhone?: string | null
  readonly passwordHash: string
  readonly now: number
}

/** An email can sign in at one center only. */
export const createAdministrator = async (tx: Transaction, input: NewAdministrator): Promise<string> => {
  const { now, ...person } = input
  const uuid = randomUUID()
  await tx
    .insert(administrators)
    .values({ uuid, ...person, createdAt: new Date(now) })
    .catch((error: unknown) => {
      if (violatedUnique(error) === null) throw error
      throw new Refusal('email-taken', { fields: { email: 'email-taken' } })
    })
  return uuid
}

type Administrator = typeof administrators.$inferSelect

/** Serializes changes of administrators, so that two can't remove each other. */
const lockedAdministrator = async (tx: Transaction, uuid: string): Promise<Administrator> => {
  await tx
    .select({ uuid: administrators.uuid })
    .from(administrators)
    .where(eq(administrators.role, 'admin'))
    .orderBy(asc(administrators.uuid))
    .for('update')
  const [row] = await tx.select().from(administrators).where(eq(administrators.uuid, uuid)).for('update')
  if (row === undefined) throw new Refusal('not-found')
  return row
}

const leaveAnAdministrator = async (tx: Transaction, without: string): Promise<void> => {
  const others = and(
    eq(administrators.role, 'admin'),
    eq(administrators.isActive, true),
    ne(administrators.uuid, without),
  )
  const [other] = await tx.select({ uuid: administrators.uuid }).from(administrators).where(others).limit(1)
  if (other === undefined) throw new Refusal('last-administrator')
}

interface Change {
  readonly uuid: string
  readonly by: string
  readonly change: AdminChange & Versioned
}

/** Returns whether the account's sessions must end. */
export const changeAdministrator = async (tx: Transaction, { uuid, by, change }: Change): Promise<boolean> => {
  const before = await lockedAdministrator(tx, uuid)
  const { role = before.role, isActive = before.isActive, version, ...person } = change
  const endsWork = role !== before.role || (before.isActive && !isActive)
  if (uuid === by && (role !== before.role || isActive !== before.isActive)) throw new Refusal('own-account')
  const row = eq(administrators.uuid, uuid)
  await updateWithVersion(tx, { table: administrators, row, version, change: { ...person, role, isActive } })
  if (endsWork && before.role === 'admin') await leaveAnAdministrator(tx, uuid)
  return endsWork
}

/** Returns the URL of the account's image. */
export const deleteAdministrator = async (
  tx: Transaction,
  { uuid, by }: Pick<Change, 'uuid' | 'by'>,
): Promise<string | null> => {
  if (uuid === by) throw new Refusal('own-account')
  const { role, imageUrl } = await lockedAdministrator(tx, uuid)
  if (role === 'admin') await leaveAnAdministrator(tx, uuid)
  await tx.delete(administrators).where(eq(administrators.uuid, uuid))
  return imageUrl
}

const WIDTH = 512

interface Replace {
  readonly context: Pick<Context, 'audit' | 'clock' | 'images' | 'sandbox'>
  readonly file: Buffer | null
  readonly principal: StaffPrincipal
  readonly once: Once<{ url: string }>
}

export const replaceAdminImage = async ({ context, file, principal, once }: Replace): Promise<{ url: string }> => {
  const { images, clock, sandbox } = context
  const own = eq(administrators.uuid, principal.adminUuid)
  const subject = { kind: 'administrator', uuid: principal.adminUuid } as const
  const doing = { principal, action: 'administrator-changed', subject, now: clock.now() } as const
  const url = await images.put(await readImage(sandbox, file, WIDTH))
  const old: (string | null)[] = []
  const exchange = once((tx) =>
    context.audit.recordChange(tx, doing, async () => {
      // the later of two concurrent uploads reads the earlier's image
      const [before] = await tx.select({ url: administrators.imageUrl }).from(administrators).where(own).for('update')
      if (before === undefined) throw new Refusal('not-found')
      await tx.update(administrators).set({ imageUrl: url }).where(own)
      old.push(before.url)
      return { url }
    }),
  )
  const answer = await exchange.catch(async (error: unknown) => {
    await images.remove(url)
    throw error
  })
  for (const one of old) await images.remove(one)
  return answer
}
