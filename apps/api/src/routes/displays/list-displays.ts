import { listDisplays } from '@repo/api-client/displays/list-displays'

import { route } from '../../http/route.ts'
import { listDisplays as displaysOf } from '../../queries/displays.ts'

export const listDisplaysRoute = route(listDisplays, async (_, { principal }) => {
  const rows = await principal.branch.run(displaysOf)
  return rows.map(({ uuid, name, lastSeenAt, idleView }) => ({ uuid, name, lastSeenAt, idleView }))
})
