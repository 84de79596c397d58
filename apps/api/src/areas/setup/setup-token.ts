import { and, asc, eq, like } from 'drizzle-orm'

import type { Database, Transaction } from '../../database/database.ts'
import { settings } from '../../database/schema/center.ts'
import type { Presence } from '../../lib/cluster.ts'
import { hashOf, newToken } from '../../lib/secrets.ts'
import { hasCenter } from '../center/center-queries.ts'

/** Of the link of a server that is alone; that of one of several has the server's name behind it. */
const NAME = 'setup-token-hash'

const isLink = like(settings.name, `${NAME}%`)

const nameOf = (server: string): string => `${NAME}:${server}`
const serverOf = (name: string): string => name.slice(NAME.length + 1)

/** The links of other servers that run no longer. Whoever is alone has no others. */
const deadLinks = async (db: Database, servers: Presence | null): Promise<readonly string[]> => {
  const links = await db.select({ name: settings.name }).from(settings).where(isLink)
  const isDead = async (name: string): Promise<boolean> =>
    servers === null || name === NAME || (await servers.isGone(serverOf(name)))
  const found = await Promise.all(links.map(async ({ name }) => ((await isDead(name)) ? [name] : [])))
  return found.flat()
}

/**
 * Makes the token of a first run, which ends those of servers that run no longer; null where a center exists. Each of
 * several servers has its own, and all of them are good. Only their hashes are stored.
 */
export const renewSetupToken = async (db: Database, servers: Presence | null): Promise<string | null> => {
  if (await hasCenter(db)) {
    await db.delete(settings).where(isLink)
    return null
  }
  // one by one, so that this and a set-up that ends them all never wait for each other
  for (const name of await deadLinks(db, servers)) await db.delete(settings).where(eq(settings.name, name))
  const token = newToken()
  const link = { name: servers === null ? NAME : nameOf(servers.self), value: hashOf(token) }
  await db
    .insert(settings)
    .values(link)
    .onConflictDoUpdate({ target: settings.name, set: { value: link.value } })
  return token
}

/** Whether the token is one that a server has printed and nobody has used. */
export const isSetupToken = async (db: Database, token: string): Promise<boolean> =>
  (
    await db
      .select()
      .from(settings)
      .where(and(isLink, eq(settings.value, hashOf(token))))
  ).length > 0

/** Uses every token up with this one; of several calls at once, with the same or with others, one is told true. */
export const spendSetupToken = async (tx: Transaction, token: string): Promise<boolean> => {
  const links = await tx.select().from(settings).where(isLink).orderBy(asc(settings.name)).for('update')
  if (!links.some(({ value }) => value === hashOf(token))) return false
  await tx.delete(settings).where(isLink)
  return true
}
