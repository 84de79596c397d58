import { listDisplays } from '@repo/api-client/displays/list-displays'

import { route } from '../../../http/route.ts'
import { listDisplays as displaysOf } from '../displays.ts'
import { presentDisplaySettings } from '../presenters/display-settings.ts'

export const listDisplaysRoute = route(listDisplays, async (_, { principal }) => {
  const rows = await principal.branch.read(displaysOf)
  // what was chosen is listed as it was, for when the center has challenges again
  return rows.map((row) => ({
    uuid: row.uuid,
    name: row.name,
    lastSeenAt: row.lastSeenAt,
    settings: presentDisplaySettings(row, true),
    version: row.version,
  }))
})
