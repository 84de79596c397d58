import { useLingui } from '@lingui/react/macro'
import { Button } from '@repo/ui/button'
import { Dialog } from '@repo/ui/dialog'
import { Stack } from '@repo/ui/stack'

import { JoinCode } from './join-code.tsx'

export interface QrDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  address: string
  onShowOnWall?: () => void
}

export function QrDialog({ open, onOpenChange, address, onShowOnWall }: QrDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Scan to join`}
      description={t`Members open this address on their phones and connect their straps.`}
      closeLabel={t`Close`}
      size="s"
    >
      <Stack gap="l" align="center">
        <JoinCode address={address} />
        {onShowOnWall !== undefined && <Button icon="qr" onClick={onShowOnWall}>{t`Show on display`}</Button>}
      </Stack>
    </Dialog>
  )
}
