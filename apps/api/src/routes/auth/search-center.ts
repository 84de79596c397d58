import { searchCenter } from '@repo/api-client/auth/search-center'
import { eq } from 'drizzle-orm'

import { branchHosts } from '../../db/tables/branch-hosts.ts'
import { branches } from '../../db/tables/branches.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'

export const searchCenterRoute = route(searchCenter, async ({ params }, { context }) => {
  const [center] = await context.db
    .select()
    .from(branchHosts)
    .innerJoin(branches, eq(branches.uuid, branchHosts.branchUuid))
    .where(eq(branchHosts.host, params.host.toLowerCase()))
  if (center === undefined) throw new Refusal('center-unavailable')
  const { publishableKey, language, status, name, imageUrl } = center.branches
  const publicUrl = context.config.publicUrl
  return { token: publishableKey, lang: language, status, name, image_url: imageUrl, public_url: publicUrl }
})
