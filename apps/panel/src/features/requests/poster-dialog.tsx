import { useLingui } from '@lingui/react/macro'
import { Button } from '@repo/ui/button'
import { Dialog } from '@repo/ui/dialog'
import { qrCodeFile } from '@repo/ui/draw-qr-code'
import { Inline } from '@repo/ui/inline'
import { QrCode } from '@repo/ui/qr-code'
import { Stack } from '@repo/ui/stack'

import { saveFile } from '../../app/save-file.ts'
import { usePublicUrl } from '../../app/session/session-store.ts'
import { toasts } from '../../app/toasts.ts'
import { useCopyText } from '../../lib/use-copy-text.ts'

const FILE_NAME = 'latido-qr.png'

export function PosterDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const address = `${usePublicUrl()}/ask`
  const copy = useCopyText()
  const failed = t`An error occurred, please try again later.`
  const download = () =>
    void qrCodeFile(address).then(
      (file) => saveFile(file, FILE_NAME),
      () => toasts.show({ tone: 'danger', title: failed }),
    )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Let people request to join`}
      description={t`Print this code on a poster or share the link. Anyone who opens it can ask to join your center.`}
      closeLabel={t`Close`}
      size="s"
    >
      <Stack gap="l" align="center">
        <QrCode value={address} label={t`QR code for the join request page`} caption={address} />
        <Inline gap="s" justify="center">
          <Button tone="accent" icon="download" onClick={download}>
            {t`Download QR code`}
          </Button>
          <Button icon="link" onClick={() => copy(address, t`Link copied`)}>
            {t`Copy address`}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  )
}
