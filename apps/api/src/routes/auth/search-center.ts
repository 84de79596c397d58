import { searchCenter } from '@repo/api-client/auth/search-center'

import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'
import { centerLookup } from '../../queries/center-lookup.ts'
import { hasCenter } from '../../queries/has-center.ts'

export const searchCenterRoute = route(searchCenter, async ({ params }, { context }) => {
  const center = await centerLookup(context, params.host)
  if (center === null) throw new Refusal((await hasCenter(context.db)) ? 'center-unavailable' : 'center-not-set-up')
  return center
})
