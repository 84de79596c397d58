import type { Client } from '@repo/api-client/core/client'
import { trainingTypesQueryOptions } from '@repo/api-client/trainings/queries'
import type { TrainingType } from '@repo/api-client/trainings/training-types'
import {
  type ClassConfiguration,
  type ClassConfigurationForm,
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

/** The room's last configuration. Null without one or if its training type was retired. Undefined while loading. */
export const useLastConfiguration = ({ client, roomUuid, streaming, isRequested }: LastUse) => {
  const types = useQuery({ ...trainingTypesQueryOptions(client), enabled: isRequested })
  const form = storedConfiguration(roomUuid)
  if (form.trainingTypeUuid === '') return null
  if (types.data === undefined) return types.isError ? null : undefined
  const type = types.data.find(({ uuid }) => uuid === form.trainingTypeUuid)
  const read = readClassConfiguration(asPossible(form, streaming))
  return type === undefined || !read.ok ? null : { type, configuration: read.value, form }
}
