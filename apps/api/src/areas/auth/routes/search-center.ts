import { searchCenter } from '@repo/api-client/auth/search-center'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { centerLookup } from '../../center/center-lookup.ts'
import { hasCenter } from '../../center/has-center.ts'

export const searchCenterRoute = route(searchCenter, async ({ params }, { context }) => {
  const center = await centerLookup(context, params.host)
  if (center === null) throw new Refusal((await hasCenter(context.db)) ? 'center-unavailable' : 'center-not-set-up')
  return center
})
