import { searchCenter } from '@repo/api-client/auth/search-center'
import { eq } from 'drizzle-orm'

import type { Database } from '../../db/database.ts'
import { branchHosts } from '../../db/tables/branch-hosts.ts'
import { branches } from '../../db/tables/branches.ts'
import { DEMO_HOST } from '../../demo/create-demo-center.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'
import { hasCenter } from '../../queries/has-center.ts'

const centerAt = async (db: Database, host: string) => {
  const [center] = await db
    .select()
    .from(branchHosts)
    .innerJoin(branches, eq(branches.uuid, branchHosts.branchUuid))
    .where(eq(branchHosts.host, host))
  return center ?? null
}

export const searchCenterRoute = route(searchCenter, async ({ params }, { context }) => {
  const { db, config } = context
  // whoever sits at this machine may call it what they like: a name of the local network, or a made-up one
  const center =
    (await centerAt(db, params.host.toLowerCase())) ?? (config.isOnLoopback ? await centerAt(db, DEMO_HOST) : null)
  if (center === null) throw new Refusal((await hasCenter(db)) ? 'center-unavailable' : 'center-not-set-up')
  const { publishableKey, language, status, name, imageUrl } = center.branches
  const { publicUrl } = config
  return { token: publishableKey, lang: language, status, name, image_url: imageUrl, public_url: publicUrl }
})
