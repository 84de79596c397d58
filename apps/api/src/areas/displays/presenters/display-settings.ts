import type { DisplaySettings } from '@repo/domain/display-settings'

import type { displays } from '../../../database/schema/displays.ts'

/** How a display hangs; without challenges there is no ranking to show. */
export const presentDisplaySettings = (row: typeof displays.$inferSelect, hasRanking: boolean): DisplaySettings => ({
  follows: hasRanking || row.follows !== 'ranking' ? row.follows : 'room',
  roomUuid: row.roomUuid,
  schedule: row.schedule,
  idleView: hasRanking ? row.idleView : 'poster',
  textSize: row.textSize,
  overscan: row.overscan,
  hasSound: row.hasSound,
})
