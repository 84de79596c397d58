import { and, asc, eq, like } from 'drizzle-orm'

import type { Database, Transaction } from '../../database/database.ts'
import { branches, settings } from '../../database/schema/center.ts'
import type { Presence } from '../../lib/cluster.ts'
import { Refusal } from '../../lib/refusal.ts'
import { hashOf, newToken } from '../../lib/secrets.ts'
import { hasCenter } from '../center/center-queries.ts'
import { createCenter, type NewCenter } from '../center/create-center.ts'
import { createAdministrator, type NewAdministrator } from '../staff/staff-commands.ts'

/** For a single server. In a cluster the server's name is appended. */
const NAME = 'setup-token-hash'

const isLink = like(settings.name, `${NAME}%`)

const nameOf = (server: string): string => `${NAME}:${server}`
const serverOf = (name: string): string => name.slice(NAME.length + 1)

const deadLinks = async (db: Database, servers: Presence | null): Promise<readonly string[]> => {
  const links = await db.select({ name: settings.name }).from(settings).where(isLink)
  const isDead = async (name: string): Promise<boolean> =>
    servers === null || name === NAME || (await servers.isGone(serverOf(name)))
  const found = await Promise.all(links.map(async ({ name }) => ((await isDead(name)) ? [name] : [])))
  return found.flat()
}

/** Null if a center exists. Each server of a cluster has its own valid token. Only hashes are stored. */
export const renewSetupToken = async (db: Database, servers: Presence | null): Promise<string | null> => {
  if (await hasCenter(db)) {
    await db.delete(settings).where(isLink)
    return null
  }
  // one by one, to avoid a deadlock with a setup that deletes them all
  for (const name of await deadLinks(db, servers)) await db.delete(settings).where(eq(settings.name, name))
  const token = newToken()
  const link = { name: servers === null ? NAME : nameOf(servers.self), value: hashOf(token) }
  await db
    .insert(settings)
    .values(link)
    .onConflictDoUpdate({ target: settings.name, set: { value: link.value } })
  return token
}

export const isSetupToken = async (db: Database, token: string): Promise<boolean> =>
  (
    await db
      .select()
      .from(settings)
      .where(and(isLink, eq(settings.value, hashOf(token))))
  ).length > 0

/** Revokes all tokens. Returns true for only one of several concurrent calls. */
const spendSetupToken = async (tx: Transaction, token: string): Promise<boolean> => {
  const links = await tx.select().from(settings).where(isLink).orderBy(asc(settings.name)).for('update')
  if (!links.some(({ value }) => value === hashOf(token))) return false
  await tx.delete(settings).where(isLink)
  return true
}

interface FirstCenter {
  readonly token: string
  readonly center: NewCenter
  readonly admin: Omit<NewAdministrator, 'branchUuid' | 'role'>
}

interface FirstCenterMade {
  readonly branchUuid: string
  readonly adminUuid: string
  readonly features: Readonly<Record<string, boolean>>
  readonly agreementAcceptedAt: Date | null
}

export const setUpCenter = (db: Database, { token, center, admin }: FirstCenter): Promise<FirstCenterMade> =>
  db.transaction(async (tx) => {
    const isMine = await spendSetupToken(tx, token)
    if (await hasCenter(tx)) throw new Refusal('already-set-up')
    if (!isMine) throw new Refusal('setup-token-unknown')
    const branchUuid = await createCenter(tx, center)
    const adminUuid = await createAdministrator(tx, { ...admin, branchUuid, role: 'admin' })
    const { features, agreementAcceptedAt } = branches
    const [stored] = await tx
      .select({ features, agreementAcceptedAt })
      .from(branches)
      .where(eq(branches.uuid, branchUuid))
    if (stored === undefined) throw new Error('the new center is not stored')
    return { branchUuid, adminUuid, ...stored }
  })
