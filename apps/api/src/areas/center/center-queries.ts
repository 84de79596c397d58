import type { CenterLookup } from '@repo/api-client/auth/search-center'
import { parseHost } from '@repo/domain/center/host'
import type { CenterPrivacy } from '@repo/domain/privacy/center-privacy'
import { parseVisibility } from '@repo/domain/privacy/visibility'
import { asc, eq, isNull } from 'drizzle-orm'

import type { Database, Transaction } from '../../database/database.ts'
import { branches, branchHosts } from '../../database/schema/center.ts'
import { galleryImages } from '../../database/schema/images.ts'
import type { Config } from '../../lib/config.ts'

export const branchOf = async (tx: Transaction): Promise<typeof branches.$inferSelect> => {
  const [branch] = await tx.select().from(branches)
  if (branch === undefined) throw new Error('the branch of the transaction is gone')
  return branch
}

const centerAt = async (db: Database, host: string): Promise<typeof branches.$inferSelect | null> => {
  const [center] = await db
    .select()
    .from(branchHosts)
    .innerJoin(branches, eq(branches.uuid, branchHosts.branchUuid))
    .where(eq(branchHosts.host, host))
  return center?.branches ?? null
}

/** Public data, readable before signing in. */
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

/** Case-insensitive. */
export const centerAtOrigin = async (
  { db, config }: { readonly db: Database; readonly config: Config },
  host: string,
) => {
  const named = await centerAt(db, host.toLowerCase())
  // on loopback the host may be any local or made-up name
  return named ?? (config.isOnLoopback ? centerAt(db, DEMO_HOST) : null)
}

interface Reached {
  readonly host: string
  readonly secure: boolean
  /** Null behind a proxy. */
  readonly port: number | null
}

const DEFAULT_PORTS = { 'http:': '80', 'https:': '443' } as const

const ownScheme = ({ secure, port }: Reached) => {
  const protocol = secure ? 'https:' : 'http:'
  return { protocol, port: port === null || String(port) === DEFAULT_PORTS[protocol] ? '' : String(port) }
}

/**
 * Uses `PUBLIC_URL` if it is the center's. The caller can only choose a stored host: a link to another would leak its
 * secret.
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

export const hasCenter = async (db: Database | Transaction): Promise<boolean> => {
  const found = await db.select({ uuid: branches.uuid }).from(branches).limit(1)
  return found.length > 0
}

export const listGallery = (tx: Transaction): Promise<(typeof galleryImages.$inferSelect)[]> =>
  tx
    .select()
    .from(galleryImages)
    .where(isNull(galleryImages.removedAt))
    .orderBy(asc(galleryImages.position), asc(galleryImages.uuid))

export const DEMO_HOST = 'demo.localhost'

export type CenterPrivacyRow = Pick<
  typeof branches.$inferSelect,
  'defaultVisibility' | 'minorsAtMost' | 'adultAge' | 'isUnknownAgeMinor' | 'consentAge'
>

/** Levels of a newer version show nothing. */
export const centerPrivacyOf = (row: CenterPrivacyRow): CenterPrivacy => ({
  defaultVisibility: parseVisibility(row.defaultVisibility),
  minorsAtMost: parseVisibility(row.minorsAtMost),
  adultAge: row.adultAge,
  isUnknownAgeMinor: row.isUnknownAgeMinor,
  consentAge: row.consentAge,
})
