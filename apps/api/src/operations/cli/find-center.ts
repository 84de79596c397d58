import { readHostName } from '@repo/domain/center/host'
import { asc, eq, or } from 'drizzle-orm'

import type { Database } from '../../database/database.ts'
import { branches, branchHosts } from '../../database/schema/center.ts'
import { CommandRefused } from './command.ts'

type Center = typeof branches.$inferSelect

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export const findCenter = async (db: Database, named: string | undefined): Promise<Center> => {
  const host = named === undefined ? null : readHostName(named)
  const found =
    named === undefined
      ? await db.select({ center: branches }).from(branches).orderBy(asc(branches.name))
      : await db
          .selectDistinctOn([branches.uuid], { center: branches })
          .from(branches)
          .leftJoin(branchHosts, eq(branchHosts.branchUuid, branches.uuid))
          .where(
            or(
              eq(branches.name, named),
              eq(branchHosts.host, host ?? ''),
              UUID.test(named) ? eq(branches.uuid, named) : undefined,
            ),
          )
  const [only, another] = found
  if (only === undefined)
    throw new CommandRefused(named === undefined ? 'No centers yet.' : `No center named ${named}.`)
  if (another !== undefined) {
    throw new CommandRefused('There are several centers. Specify one by host name or ID (see `center list`).')
  }
  return only.center
}
