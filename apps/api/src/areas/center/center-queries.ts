import type { CenterLookup } from '@repo/api-client/auth/search-center'
import { parseHost } from '@repo/domain/center/host'
import { asc, eq, isNull } from 'drizzle-orm'

import type { Database, Transaction } from '../../database/database.ts'
import { branches, branchHosts } from '../../database/schema/center.ts'
import { galleryImages } from '../../database/schema/images.ts'
import type { Config } from '../../lib/config.ts'

/** The branch a transaction is bound to. */
export const branchOf = async (tx: Transaction): Promise<typeof branches.$inferSelect> => {
  const [branch] = await tx.select().from(branches)
  if (branch === undefined) throw new Error('the branch of the transaction is gone')
  return branch
}

/** The center whose panel is opened at a host, or null. */
const centerAt = async (db: Database, host: string): Promise<typeof branches.$inferSelect | null> => {
  const [center] = await db
    .select()
    .from(branchHosts)
    .innerJoin(branches, eq(branches.uuid, branchHosts.branchUuid))
    .where(eq(branchHosts.host, host))
  return center?.branches ?? null
}

/** What anybody may know of the center at a host before they sign in, or null. */
export const centerLookup = async (
  context: { readonly db: Database; readonly config: Config },
  host: string,
): Promise<CenterLookup | null> => {
  const center = await centerAtOrigin(context, host)
  if (center === null) return null
  const { publishableKey, language, status, name, imageUrl, accentColor } = center
  const { publicUrl } = context.config
  return { key: publishableKey, language, isActive: status === 1, name, imageUrl, accentColor, publicUrl }
}

/** The center whose panel somebody reaches at a host, in any case, or null. */
export const centerAtOrigin = async (
  { db, config }: { readonly db: Database; readonly config: Config },
  host: string,
) => {
  const named = await centerAt(db, host.toLowerCase())
  // whoever sits at this machine may call it what they like: a name of the local network, or a made-up one
  return named ?? (config.isOnLoopback ? centerAt(db, DEMO_HOST) : null)
}

interface Reached {
  /** As the caller names it. */
  readonly host: string
  readonly secure: boolean
  /** The port that this server listens on; null behind a proxy. */
  readonly port: number | null
}

const DEFAULT_PORTS = { 'http:': '80', 'https:': '443' } as const

/** Scheme and port of links where no public address is configured: those of this server. */
const ownScheme = ({ secure, port }: Reached) => {
  const protocol = secure ? 'https:' : 'http:'
  return { protocol, port: port === null || String(port) === DEFAULT_PORTS[protocol] ? '' : String(port) }
}

/**
 * The address of the center's panel for links that others open, in mails for example: `PUBLIC_URL` if it is the
 * center's, otherwise a stored host of the center. The caller only chooses among stored hosts, because a link to any
 * other host would send its secret there.
 */
export const centerUrl = async (tx: Transaction, reached: Reached, publicUrl: string | null): Promise<string> => {
  const rows = await tx.select({ host: branchHosts.host }).from(branchHosts).orderBy(branchHosts.host)
  const hosts = rows.map(({ host }) => host)
  const given = publicUrl === null ? null : new URL(publicUrl)
  if (given !== null && (hosts.length === 0 || hosts.includes(given.hostname))) return given.origin
  const named = parseHost(reached.host)?.name ?? ''
  const host = hosts.includes(named) ? named : (hosts[0] ?? 'localhost')
  const { protocol, port } = given ?? ownScheme(reached)
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}`
}

/** Whether any center exists; a server without one waits to be set up. */
export const hasCenter = async (db: Database | Transaction): Promise<boolean> => {
  const found = await db.select({ uuid: branches.uuid }).from(branches).limit(1)
  return found.length > 0
}

/** The pictures of the center in their order. */
export const listGallery = (tx: Transaction): Promise<(typeof galleryImages.$inferSelect)[]> =>
  tx
    .select()
    .from(galleryImages)
    .where(isNull(galleryImages.removedAt))
    .orderBy(asc(galleryImages.position), asc(galleryImages.uuid))

/** The name that only the demo center has. */
export const DEMO_HOST = 'demo.localhost'
