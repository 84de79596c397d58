import { parseHost } from '@repo/domain/host'

import type { Transaction } from '../../database/database.ts'
import { branchHosts } from '../../database/schema/branch-hosts.ts'

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
