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

export const storedConfiguration = (roomUuid: string): ClassConfigurationForm =>
  configurations.read()?.[roomUuid] ?? defaultClassConfiguration

export const storeConfiguration = (roomUuid: string, form: ClassConfigurationForm): void =>
  configurations.write({ ...configurations.read(), [roomUuid]: form })

export const typedConfiguration = (owner: string, roomUuid: string): ClassConfigurationForm | null => {
  const kept = draft.read(owner)
  return kept?.roomUuid === roomUuid ? kept.form : null
}

/** Kept across reloads and ended sessions, until the class has started. */
export const keepTypedConfiguration = (owner: string, roomUuid: string, form: ClassConfigurationForm): void =>
  draft.write(owner, { roomUuid, form })

export const forgetTypedConfiguration = (): void => draft.forget()

export const recentRoom = (userUuid: string): string | null => recent.read()?.[userUuid] ?? null

export const storeRecentRoom = (userUuid: string, roomUuid: string): void =>
  recent.write({ ...recent.read(), [userUuid]: roomUuid })

export const storedWaitingEnd = (roomUuid: string): Milliseconds | null => waiting.read()?.[roomUuid] ?? null

/** For deployments whose rooms don't report it. Null deletes it. */
export const storeWaitingEnd = (roomUuid: string, at: Milliseconds | null): void => {
  const { [roomUuid]: before = null, ...others } = waiting.read() ?? {}
  if (before !== at) waiting.write(at === null ? others : { ...others, [roomUuid]: at })
}
