import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'

import type { ClassControl } from '../control/class-control.ts'
import { useClassFaultLabels } from '../control/class-fault-labels.ts'
import type { ClassViewHost } from '../control/class-view-host.ts'

export interface Hiding {
  readonly userUuid: string
  readonly name: string
  readonly isHidden: boolean
}

/** Hides a participant from the displays at once, or takes that back. */
export const useHide = (control: ClassControl, { toasts }: Pick<ClassViewHost, 'toasts'>) => {
  const { t } = useLingui()
  const wordsOf = useClassFaultLabels()
  return useCallback(
    ({ userUuid, name, isHidden }: Hiding): void => {
      const send = async (hides: boolean): Promise<void> => {
        const fault = await control.hide(userUuid, hides)
        if (fault !== null) return void toasts.show({ tone: 'danger', title: wordsOf(fault) })
        toasts.show({
          tone: 'success',
          title: hides ? t`Displays no longer show ${name}` : t`Displays show what ${name} chose again`,
          ...(hides === isHidden ? { action: { label: t`Undo`, onSelect: () => void send(!hides) } } : {}),
        })
      }
      void send(isHidden)
    },
    [control, toasts, wordsOf, t],
  )
}
