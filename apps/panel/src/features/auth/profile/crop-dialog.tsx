import { useLingui } from '@lingui/react/macro'
import { Button } from '@repo/ui/button'
import { Dialog } from '@repo/ui/dialog'
import { IconButton } from '@repo/ui/icon-button'
import { Inline } from '@repo/ui/inline'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'

import 'react-easy-crop/react-easy-crop.css'

import { stage } from './crop-dialog.css.ts'
import { cropPicture } from './crop-picture.ts'

interface CropDialogProps {
  file: File
  address: string
  onCropped: (picture: File) => void
  onUnreadable: () => void
  onClose: () => void
}

const ZOOM = { min: 1, max: 4, step: 0.25 } as const
const KEY_STEP = 8

export function CropDialog({ file, address, onCropped, onUnreadable, onClose }: CropDialogProps) {
  const { t } = useLingui()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState<number>(ZOOM.min)
  const [area, setArea] = useState<Area | null>(null)
  const zoomBy = (step: number) => setZoom((now) => Math.min(ZOOM.max, Math.max(ZOOM.min, now + step)))
  const use = () => {
    if (area !== null) void cropPicture(file, area).then(onCropped, onUnreadable)
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Your photo`}
      description={t`Drag the photo until your face is in the circle, or use the arrow keys.`}
      closeLabel={t`Close`}
      dismissible="by-key"
      footer={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button tone="accent" onClick={use} disabled={area === null}>
            {t`Use this photo`}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <div className={stage}>
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            minZoom={ZOOM.min}
            maxZoom={ZOOM.max}
            aspect={1}
            cropShape="round"
            showGrid={false}
            keyboardStep={KEY_STEP}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            mediaProps={{ alt: '', onError: onUnreadable }}
            cropperProps={{ 'aria-label': t`Photo position`, role: 'group' }}
            disableAutomaticStylesInjection
          />
        </div>
        <Inline justify="center" gap="m">
          <IconButton icon="minus" label={t`Smaller`} onClick={() => zoomBy(-ZOOM.step)} disabled={zoom <= ZOOM.min} />
          <Text size="s" tone="muted">
            {t`Size`}
          </Text>
          <IconButton icon="plus" label={t`Larger`} onClick={() => zoomBy(ZOOM.step)} disabled={zoom >= ZOOM.max} />
        </Inline>
      </Stack>
    </Dialog>
  )
}
