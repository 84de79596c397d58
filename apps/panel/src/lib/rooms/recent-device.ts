import { stored } from '@repo/api-client/browser/stored'
import * as v from 'valibot'

const recent = stored('rookLegendRecent', v.record(v.string(), v.string()), () => localStorage)

export const recentDevice = (userUuid: string): string | null => recent.read()?.[userUuid] ?? null

export const storeRecentDevice = (userUuid: string, roomUuid: string): void =>
  recent.write({ ...recent.read(), [userUuid]: roomUuid })
