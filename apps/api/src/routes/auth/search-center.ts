import { searchCenter } from '@repo/api-client/auth/search-center'

import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'
import { centerReachedAt } from '../../queries/center-reached-at.ts'
import { hasCenter } from '../../queries/has-center.ts'

export const searchCenterRoute = route(searchCenter, async ({ params }, { context }) => {
  const { db, config } = context
  const center = await centerReachedAt(context, params.host)
  if (center === null) throw new Refusal((await hasCenter(db)) ? 'center-unavailable' : 'center-not-set-up')
  const { publishableKey, language, status, name, imageUrl, accentColor } = center
  const { publicUrl } = config
  return { key: publishableKey, language, isActive: status === 1, name, imageUrl, accentColor, publicUrl }
})
