import { useLingui } from '@lingui/react/macro'
import { Dialog } from '@repo/ui/dialog'
import { QrCode } from '@repo/ui/qr-code'

export interface QrDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  address: string
}

/** The code members scan to join the room's class. */
export function QrDialog({ open, onOpenChange, address }: QrDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Scan to join`}
      description={t`Members open this address on their phone and connect their strap.`}
      closeLabel={t`Close`}
      size="s"
    >
      <QrCode value={address} label={t`QR code for joining the class`} caption={address} />
    </Dialog>
  )
}
