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
}

/** The form as it is typed: as it was left, else as the room's last class was configured. */
export const useTypedConfiguration = ({ owner, roomUuid, trainingTypes }: Typing) => {
  /** A kind of training that the center no longer has must be chosen anew. */
  const known = (form: ClassConfigurationForm): ClassConfigurationForm =>
    trainingTypes.some(({ uuid }) => uuid === form.trainingTypeUuid) ? form : { ...form, trainingTypeUuid: '' }
  const [opened] = useState(() => known(storedConfiguration(roomUuid)))
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
    /** Back to what the form was opened with. */
    reset: () => hold({ typed: opened, isRestored: false }),
  }
}
