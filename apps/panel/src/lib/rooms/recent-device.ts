import { stored } from '@repo/api-client/browser/stored'
import * as v from 'valibot'

const recent = stored('rookLegendRecent', v.record(v.string(), v.string()), () => localStorage)

/** The room with a device that a member of staff used last, or null. */
export const recentDevice = (userUuid: string): string | null => recent.read()?.[userUuid] ?? null

/** Remembers the room with a device that a member of staff uses. */
export const storeRecentDevice = (userUuid: string, roomUuid: string): void =>
  recent.write({ ...recent.read(), [userUuid]: roomUuid })
