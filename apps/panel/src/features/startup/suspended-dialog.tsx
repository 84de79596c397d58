import { useLingui } from '@lingui/react/macro'
import { Button } from '@repo/ui/button'
import { Dialog } from '@repo/ui/dialog'
import { useState } from 'react'

export interface SuspendedDialogProps {
  /** Contact configured by the operator. Empty if not set. */
  contact: string
}

export function SuspendedDialog({ contact }: SuspendedDialogProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(true)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title={t`Your account is suspended for non-payment`}
      description={
        contact === ''
          ? t`Contact the people who run this service to get it back.`
          : t`Contact support to restore it: ${contact}`
      }
      closeLabel={t`Close`}
      footer={<Button tone="accent" onClick={() => setIsOpen(false)}>{t`Accept`}</Button>}
    />
  )
}
