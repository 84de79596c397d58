import { useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '@repo/ui/confirm-dialog'
import { useState, type ReactNode } from 'react'

interface Leaving {
  readonly isTouched: boolean
  /** What is being saved can't be discarded, and is needed if the server refuses it. */
  readonly isSaving: boolean
  readonly leave: () => void
}

export const useDiscardConfirmation = ({
  isTouched,
  isSaving,
  leave,
}: Leaving): { close: () => void; question: ReactNode } => {
  const { t } = useLingui()
  const [isAsking, setIsAsking] = useState(false)
  return {
    close: () => {
      if (isSaving) return
      if (isTouched) setIsAsking(true)
      else leave()
    },
    question: (
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t`Discard what you typed?`}
        description={t`It can't be brought back.`}
        confirmLabel={t`Discard`}
        cancelLabel={t`Keep editing`}
        onConfirm={leave}
      />
    ),
  }
}
