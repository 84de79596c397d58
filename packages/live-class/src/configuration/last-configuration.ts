import { roomHistoryQueryOptions } from '@repo/api-client/classes/queries'
import type { Client } from '@repo/api-client/core/client'
import { trainingTypesQueryOptions } from '@repo/api-client/trainings/queries'
import type { TrainingType } from '@repo/api-client/trainings/training-types'
import {
  type ClassConfiguration,
  type ClassConfigurationForm,
  formOfConfiguration,
  readClassConfiguration,
} from '@repo/domain/classes/class-configuration'
import { useQuery } from '@tanstack/react-query'

import type { ConfigurationChoices } from './configuration-fields.tsx'
import { storedConfiguration } from './stored-configuration.ts'

export interface LastConfiguration {
  readonly type: TrainingType
  readonly configuration: ClassConfiguration
  readonly form: ClassConfigurationForm
}

/** Removes the video if it isn't available now. */
export const asPossible = (
  form: ClassConfigurationForm,
  streaming: ConfigurationChoices['streaming'],
): ClassConfigurationForm => (streaming?.isUsable === true ? form : { ...form, isStreaming: false })

interface LastUse {
  readonly client: Client
  readonly roomUuid: string
  readonly streaming: ConfigurationChoices['streaming']
  readonly isRequested: boolean
}

/**
 * The room's last configuration: this browser's, or that of the room's last class. Null without one or if its training
 * type was retired. Undefined while loading.
 */
export const useLastConfiguration = ({ client, roomUuid, streaming, isRequested }: LastUse) => {
  const types = useQuery({ ...trainingTypesQueryOptions(client), enabled: isRequested })
  const history = useQuery({ ...roomHistoryQueryOptions(client, roomUuid), enabled: isRequested })
  const stored = storedConfiguration(roomUuid)
  const isStored = stored.trainingTypeUuid !== ''
  if (!isStored && history.isPending && isRequested) return undefined
  const [last] = history.data?.classes ?? []
  const form = !isStored && last !== undefined ? formOfConfiguration({ ...last, isStreaming: false }) : stored
  if (form.trainingTypeUuid === '') return null
  if (types.data === undefined) return types.isError ? null : undefined
  const type = types.data.find(({ uuid }) => uuid === form.trainingTypeUuid)
  const read = readClassConfiguration(asPossible(form, streaming))
  return type === undefined || !read.ok ? null : { type, configuration: read.value, form }
}
