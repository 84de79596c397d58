import { stored } from '@repo/api-client/browser/stored'
import * as v from 'valibot'

const recent = stored('rookLegendRecent', v.record(v.string(), v.string()), () => localStorage)

/** Remembers the room with a device that a member of staff uses. */
export const storeRecentDevice = (userUuid: string, roomUuid: string): void =>
  recent.write({ ...recent.read(), [userUuid]: roomUuid })
