import { useLingui } from '@lingui/react/macro'
import type { Removal } from '@repo/domain/people/ban'
import { useState } from 'react'

import type { ClassControl } from '../control/class-control.ts'
import { useClassFaultLabels } from '../control/class-fault-labels.ts'
import type { ClassViewHost } from '../control/class-view-host.ts'
import { BanDialog } from './ban-dialog.tsx'

export interface Leaving {
  readonly userUuid: string
  readonly name: string
}

interface RemovalFlowProps {
  control: ClassControl
  leaving: Leaving
  host: ClassViewHost
  onDone: () => void
}

export function RemovalFlow({ control, leaving, host, onDone }: RemovalFlowProps) {
  const { t } = useLingui()
  const wordsOf = useClassFaultLabels()
  const [isBusy, setIsBusy] = useState(false)
  const [{ userUuid, name }] = useState(leaving)

  const undo = async () => {
    const fault = await control.readmit(userUuid)
    if (fault === null) host.toasts.show({ tone: 'success', title: t`${name} is back in the class` })
    else host.toasts.show({ tone: 'danger', title: wordsOf(fault) })
  }
  const remove = async (removal: Removal) => {
    setIsBusy(true)
    const fault = await control.ban(userUuid, removal)
    if (fault === null) {
      const title = removal === 'let-out' ? t`${name} was let out of the class` : t`${name} was removed from the class`
      host.toasts.show({ tone: 'success', title, action: { label: t`Undo`, onSelect: () => void undo() } })
    } else host.toasts.show({ tone: 'danger', title: wordsOf(fault) })
    onDone()
  }
  return <BanDialog name={name} busy={isBusy} onConfirm={(removal) => void remove(removal)} onCancel={onDone} />
}
