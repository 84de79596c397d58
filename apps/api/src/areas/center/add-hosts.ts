import type { Database, Transaction } from '../../database/database.ts'
import { branchHosts } from '../../database/schema/branch-hosts.ts'
import { violatedUnique } from '../../http/errors/database-error.ts'
import { Refusal } from '../../http/errors/refusal.ts'

/** Lets a center be reached by more host names; one that leads to a center already is refused. */
export const addHosts = async (
  db: Database | Transaction,
  branchUuid: string,
  hosts: readonly string[],
): Promise<void> => {
  await db
    .insert(branchHosts)
    .values([...new Set(hosts)].map((host) => ({ host, branchUuid })))
    .catch((error: unknown) => {
      if (violatedUnique(error) === null) throw error
      throw new Refusal('host-taken', { fields: { hosts: 'host-taken' } })
    })
}
