import { useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '@repo/ui/confirm-dialog'
import { useState, type ReactNode } from 'react'

export const useDiscardConfirmation = (
  isTouched: boolean,
  leave: () => void,
): { close: () => void; question: ReactNode } => {
  const { t } = useLingui()
  const [isAsking, setIsAsking] = useState(false)
  return {
    close: () => (isTouched ? setIsAsking(true) : leave()),
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
