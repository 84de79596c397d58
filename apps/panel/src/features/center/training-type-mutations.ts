import { useLingui } from '@lingui/react/macro'
import type { ActionKeys } from '@repo/api-client/core/endpoint'
import type { Versioned } from '@repo/api-client/core/with-version'
import { trainingTypesQueryOptions } from '@repo/api-client/trainings/queries'
import {
  createTrainingType,
  restoreTrainingType,
  retireTrainingType,
  updateTrainingType,
} from '@repo/api-client/trainings/training-types'
import type { TrainingTypeFields } from '@repo/domain/trainings/training-type-form'

import { useServices } from '../../app/services-context.ts'
import { useSaved } from '../../lib/use-saved.ts'

interface Save {
  /** Null creates a type. */
  readonly uuid: string | null
  readonly fields: TrainingTypeFields & Versioned
}

export const useSaveTrainingType = () => {
  const { t } = useLingui()
  const { client } = useServices()
  const save = async ({ uuid, fields: body }: Save, keys: ActionKeys): Promise<void> => {
    if (uuid === null) await client.call(createTrainingType, { body, keys })
    else await client.call(updateTrainingType, { params: { uuid }, body, keys })
  }
  return useSaved(save, {
    invalidates: [trainingTypesQueryOptions(client).queryKey],
    notice: ({ uuid }) => (uuid === null ? t`Training type added` : t`Training type updated`),
  })
}

export const useRetireTrainingType = (uuid: string) => {
  const { t } = useLingui()
  const { client } = useServices()
  const invalidates = [trainingTypesQueryOptions(client).queryKey]
  const restore = useSaved((_: void, keys) => client.call(restoreTrainingType, { params: { uuid }, keys }), {
    invalidates,
    notice: () => t`Training type restored`,
  })
  return useSaved(() => client.call(retireTrainingType, { params: { uuid } }), {
    invalidates,
    notice: () => t`Training type retired`,
    gone: () => t`This training type no longer exists`,
    undo: () => () => restore.mutate(),
  })
}
