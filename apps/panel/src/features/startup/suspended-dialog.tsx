import { useLingui } from '@lingui/react/macro'
import { Button } from '@repo/ui/button'
import { Dialog } from '@repo/ui/dialog'
import { useState } from 'react'

/** Tells why the screens are shut. Closing it opens none of them. */
export function SuspendedDialog() {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(true)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title={t`Your account is suspended for non-payment`}
      description={t`Contact support through the chat to get it back.`}
      closeLabel={t`Close`}
      footer={<Button tone="accent" onClick={() => setIsOpen(false)}>{t`Accept`}</Button>}
    />
  )
}
