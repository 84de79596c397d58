import { DATA_ORDERS, defaultClassConfiguration, type ClassConfigurationForm } from '@repo/domain/class-configuration'
import type { Milliseconds } from '@repo/domain/units'
import * as v from 'valibot'

const CONFIGURATIONS_KEY = 'training'
const RECENT_KEY = 'rookRemoteRecent'
const WAITING_KEY = 'waitingEnd'

const Stored = v.record(
  v.string(),
  v.object({
    trainingTypeUuid: v.string(),
    duration: v.string(),
    delay: v.string(),
    order: v.picklist(DATA_ORDERS),
    isUnlimited: v.boolean(),
    capacity: v.string(),
    isStreaming: v.boolean(),
  }),
)
const Recent = v.record(v.string(), v.string())
const Waiting = v.record(v.string(), v.number())

/** Reads a stored value; whatever is blocked, broken or of another version reads as empty. */
const read = <T>(schema: v.GenericSchema<unknown, Record<string, T>>, key: string): Record<string, T> => {
  try {
    return v.parse(schema, JSON.parse(localStorage.getItem(key) ?? '{}'))
  } catch {
    return {}
  }
}

const write = (key: string, value: unknown): void => {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // a browser that stores nothing still runs classes
  }
}

/** The configuration last used in a room, or the defaults. */
export const storedConfiguration = (roomUuid: string): ClassConfigurationForm =>
  read(Stored, CONFIGURATIONS_KEY)[roomUuid] ?? defaultClassConfiguration

/** Keeps a room's configuration for the next class. */
export const storeConfiguration = (roomUuid: string, form: ClassConfigurationForm): void =>
  write(CONFIGURATIONS_KEY, { ...read(Stored, CONFIGURATIONS_KEY), [roomUuid]: form })

/** The remote room a member of staff used last, or null. */
export const recentRoom = (userUuid: string): string | null => read(Recent, RECENT_KEY)[userUuid] ?? null

/** Remembers the remote room a member of staff uses. */
export const storeRecentRoom = (userUuid: string, roomUuid: string): void =>
  write(RECENT_KEY, { ...read(Recent, RECENT_KEY), [userUuid]: roomUuid })

/** When the class that was last started in a room here ends its waiting, by the server's clock; null when none is known. */
export const storedWaitingEnd = (roomUuid: string): Milliseconds | null => read(Waiting, WAITING_KEY)[roomUuid] ?? null

/** Keeps the end of the waiting of a room's class, for servers whose rooms do not tell it; null forgets it. */
export const storeWaitingEnd = (roomUuid: string, at: Milliseconds | null): void => {
  const { [roomUuid]: before = null, ...others } = read(Waiting, WAITING_KEY)
  if (before !== at) write(WAITING_KEY, at === null ? others : { ...others, [roomUuid]: at })
}
