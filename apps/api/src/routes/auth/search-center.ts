import { searchCenter } from '@repo/api-client/auth/search-center'

import { DEMO_HOST } from '../../demo/create-demo-center.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'
import { centerAt } from '../../queries/center-at.ts'
import { hasCenter } from '../../queries/has-center.ts'

export const searchCenterRoute = route(searchCenter, async ({ params }, { context }) => {
  const { db, config } = context
  // whoever sits at this machine may call it what they like: a name of the local network, or a made-up one
  const center =
    (await centerAt(db, params.host.toLowerCase())) ?? (config.isOnLoopback ? await centerAt(db, DEMO_HOST) : null)
  if (center === null) throw new Refusal((await hasCenter(db)) ? 'center-unavailable' : 'center-not-set-up')
  const { publishableKey, language, status, name, imageUrl } = center
  const { publicUrl } = config
  return { key: publishableKey, language, isActive: status === 1, name, imageUrl, publicUrl }
})
