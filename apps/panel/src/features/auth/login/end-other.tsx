import { useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '@repo/ui/confirm-dialog'

import { useLoginLabels } from './login-labels.ts'

interface EndOtherProps {
  onEnd: () => void
  onClose: () => void
}

export function EndOther({ onEnd, onClose }: EndOtherProps) {
  const { t } = useLingui()
  const { errors } = useLoginLabels()
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={errors['session-open-elsewhere']}
      description={t`You can end that session and continue here.`}
      confirmLabel={t`End session and sign in`}
      cancelLabel={t`Cancel`}
      tone="accent"
      onConfirm={onEnd}
    />
  )
}
