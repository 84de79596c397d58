import type { ClassTimeChange } from '@repo/domain/classes/class-time-change'
import { useState } from 'react'

import type { ClassControl } from '../control/class-control.ts'
import { useClassFaultLabels } from '../control/class-fault-labels.ts'
import type { ClassViewHost } from '../control/class-view-host.ts'

/** Moves the start or end of a class. A refusal is shown as a toast. */
export const useChangeTimes = ({ control, host }: { control: ClassControl; host: ClassViewHost }) => {
  const wordsOf = useClassFaultLabels()
  const [isBusy, setIsBusy] = useState(false)
  const run = async (change: ClassTimeChange): Promise<void> => {
    setIsBusy(true)
    const fault = await control.changeTimes(change)
    setIsBusy(false)
    if (fault !== null) host.toasts.show({ tone: 'danger', title: wordsOf(fault) })
  }
  return { isBusy, change: (change: ClassTimeChange) => void run(change) }
}
