import type { TrainingType } from '@repo/api-client/trainings/training-types'
import type { ClassConfigurationForm } from '@repo/domain/classes/class-configuration'
import { useEffect, useState } from 'react'

import {
  forgetTypedConfiguration,
  keepTypedConfiguration,
  storedConfiguration,
  typedConfiguration,
} from './stored-configuration.ts'

interface Typing {
  readonly owner: string
  readonly roomUuid: string
  readonly trainingTypes: readonly TrainingType[]
  /** Of the room's last class, for a browser that started none there. */
  readonly last: ClassConfigurationForm | null
}

export const useTypedConfiguration = ({ owner, roomUuid, trainingTypes, last }: Typing) => {
  /** a retired training type must be chosen again */
  const known = (form: ClassConfigurationForm): ClassConfigurationForm =>
    trainingTypes.some(({ uuid }) => uuid === form.trainingTypeUuid) ? form : { ...form, trainingTypeUuid: '' }
  const [opened] = useState(() => {
    const stored = storedConfiguration(roomUuid)
    if (stored.trainingTypeUuid !== '') return known(stored)
    return last === null ? { ...stored, trainingTypeUuid: trainingTypes[0]?.uuid ?? '' } : known(last)
  })
  const [held, hold] = useState(() => {
    const kept = typedConfiguration(owner, roomUuid)
    return { typed: kept === null ? opened : known(kept), isRestored: kept !== null }
  })
  const { typed } = held
  const isTouched = JSON.stringify(typed) !== JSON.stringify(opened)
  useEffect(() => {
    if (isTouched) keepTypedConfiguration(owner, roomUuid, typed)
    else if (typedConfiguration(owner, roomUuid) !== null) forgetTypedConfiguration()
  }, [owner, roomUuid, typed, isTouched])
  return {
    ...held,
    set: (change: Partial<ClassConfigurationForm>) =>
      hold((before) => ({ ...before, typed: { ...before.typed, ...change } })),
    reset: () => hold({ typed: opened, isRestored: false }),
  }
}
