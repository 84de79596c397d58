import { createDraft } from '@repo/api-client/browser/drafts'
import { stored } from '@repo/api-client/browser/stored'
import {
  DATA_ORDERS,
  defaultClassConfiguration,
  type ClassConfigurationForm,
} from '@repo/domain/classes/class-configuration'
import type { Milliseconds } from '@repo/domain/core/units'
import * as v from 'valibot'

const Configuration = v.object({
  trainingTypeUuid: v.string(),
  duration: v.string(),
  delay: v.string(),
  order: v.picklist(DATA_ORDERS),
  isUnlimited: v.boolean(),
  capacity: v.string(),
  isStreaming: v.boolean(),
})

const here = () => localStorage
const configurations = stored('training', v.record(v.string(), Configuration), here)
const recent = stored('rookRemoteRecent', v.record(v.string(), v.string()), here)
const draft = createDraft('class', v.object({ roomUuid: v.string(), form: Configuration }))
const waiting = stored('waitingEnd', v.record(v.string(), v.number()), here)

/** The configuration last used in a room, or the defaults. */
export const storedConfiguration = (roomUuid: string): ClassConfigurationForm =>
  configurations.read()?.[roomUuid] ?? defaultClassConfiguration

/** Keeps a room's configuration for the next class. */
export const storeConfiguration = (roomUuid: string, form: ClassConfigurationForm): void =>
  configurations.write({ ...configurations.read(), [roomUuid]: form })

/** What somebody was typing for a class in a room; null where nothing was kept. */
export const typedConfiguration = (owner: string, roomUuid: string): ClassConfigurationForm | null => {
  const kept = draft.read(owner)
  return kept?.roomUuid === roomUuid ? kept.form : null
}

/** Keeps it until the class has started, over a reload and the end of the session. */
export const keepTypedConfiguration = (owner: string, roomUuid: string, form: ClassConfigurationForm): void =>
  draft.write(owner, { roomUuid, form })

export const forgetTypedConfiguration = (): void => draft.forget()

/** The remote room a member of staff used last, or null. */
export const recentRoom = (userUuid: string): string | null => recent.read()?.[userUuid] ?? null

/** Remembers the remote room a member of staff uses. */
export const storeRecentRoom = (userUuid: string, roomUuid: string): void =>
  recent.write({ ...recent.read(), [userUuid]: roomUuid })

/** When the class that was last started in a room here ends its waiting, by the server's clock; null when none is known. */
export const storedWaitingEnd = (roomUuid: string): Milliseconds | null => waiting.read()?.[roomUuid] ?? null

/** Keeps the end of the waiting of a room's class, for servers whose rooms do not tell it; null forgets it. */
export const storeWaitingEnd = (roomUuid: string, at: Milliseconds | null): void => {
  const { [roomUuid]: before = null, ...others } = waiting.read() ?? {}
  if (before !== at) waiting.write(at === null ? others : { ...others, [roomUuid]: at })
}
