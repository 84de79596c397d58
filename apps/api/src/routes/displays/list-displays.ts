import { listDisplays } from '@repo/api-client/displays/list-displays'
import { asc } from 'drizzle-orm'

import { displays } from '../../db/tables/displays.ts'
import { route } from '../../http/route.ts'

export const listDisplaysRoute = route(listDisplays, async (_, { principal }) => {
  const rows = await principal.branch.run((tx) => tx.select().from(displays).orderBy(asc(displays.name)))
  return {
    data: rows.map(({ uuid, name, lastSeenAt }) => ({ uuid, name, last_seen_at: lastSeenAt?.toISOString() ?? null })),
  }
})
