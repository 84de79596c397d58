import type { Transaction } from '../db/database.ts'
import { branchHosts } from '../db/tables/branch-hosts.ts'

interface Reached {
  /** With its port. */
  readonly host: string
  readonly secure: boolean
}

const nameOf = (host: string): string => new URL(`http://${host}`).hostname

/**
 * The address of the center's panel for links that leave it. The host a call names is whatever the caller says, so it
 * counts only where it is one of the center's own; a link to anywhere else would hand its secret over.
 */
export const centerUrl = async (tx: Transaction, { host, secure }: Reached): Promise<string> => {
  const hosts = await tx.select({ host: branchHosts.host }).from(branchHosts).orderBy(branchHosts.host)
  const isOwn = hosts.some((one) => one.host === nameOf(host))
  return `${secure ? 'https' : 'http'}://${isOwn ? host : (hosts[0]?.host ?? host)}`
}
