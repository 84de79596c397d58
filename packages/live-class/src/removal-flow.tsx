import { useLingui } from '@lingui/react/macro'
import type { BanType } from '@repo/domain/ban'
import type { TileBoard } from '@repo/ui/tile-board'
import { useState } from 'react'

import { BanDialog } from './ban-dialog.tsx'
import type { ClassControl } from './class-control.ts'
import { useClassFaultWords } from './class-fault-words.ts'
import type { ClassViewHost } from './class-view-host.ts'

interface RemovalFlowProps {
  control: ClassControl
  board: TileBoard
  userUuid: string
  host: ClassViewHost
  onDone: () => void
}

/** From the question to the word that somebody has been removed. */
export function RemovalFlow({ control, board, userUuid, host, onDone }: RemovalFlowProps) {
  const { t } = useLingui()
  const wordsOf = useClassFaultWords()
  const [isBusy, setIsBusy] = useState(false)
  const [name] = useState(() => board.source(userUuid).get().name)

  const remove = async (type: BanType) => {
    setIsBusy(true)
    const fault = await control.ban(userUuid, type)
    if (fault === null) host.toasts.show({ tone: 'success', title: t`${name} was removed from the class` })
    else host.toasts.show({ tone: 'danger', title: wordsOf(fault) })
    onDone()
  }
  return <BanDialog name={name} busy={isBusy} onConfirm={(type) => void remove(type)} onCancel={onDone} />
}
