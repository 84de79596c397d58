import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Center, GalleryImage } from '@repo/api-client/center/show-center'
import { galleryLimits, imageLimits } from '@repo/domain/core/limits'
import { Dialog } from '@repo/ui/dialog'
import { FileDrop } from '@repo/ui/file-drop'
import { IconButton } from '@repo/ui/icon-button'
import { Inline } from '@repo/ui/inline'
import { Menu, type MenuAction } from '@repo/ui/menu'
import { PictureGrid } from '@repo/ui/picture-grid'
import { ProgressBar } from '@repo/ui/progress-bar'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { useState } from 'react'

import { ConfirmAction } from '../../lib/confirm-action.tsx'
import { largePicture } from './gallery.css.ts'
import { useAddPictures, useDeletePicture, useMovePicture } from './use-gallery.ts'

function DeletePicture({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <ConfirmAction
      title={t`Delete this image?`}
      text={t`It'll be removed from the gallery. You can undo this right after.`}
      label={t`Delete`}
      action={useDeletePicture(uuid)}
      onClose={onClose}
    />
  )
}

interface LargeViewProps {
  pictures: readonly GalleryImage[]
  index: number
  onIndex: (index: number) => void
  onClose: () => void
}

function LargeView({ pictures, index, onIndex, onClose }: LargeViewProps) {
  const { t } = useLingui()
  const shown = pictures[index]
  if (shown === undefined) return null
  const [number, total] = [index + 1, pictures.length]
  const next = (step: number) => onIndex((index + step + total) % total)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="l"
      title={t`Image ${number} of ${total}`}
      closeLabel={t`Close`}
      footer={
        <Inline gap="s">
          <IconButton icon="previous" label={t`Previous image`} onClick={() => next(-1)} disabled={total === 1} />
          <IconButton icon="next" label={t`Next image`} onClick={() => next(1)} disabled={total === 1} />
        </Inline>
      }
    >
      <img className={largePicture} src={shown.url} alt={t`Image ${number} of ${total}`} />
    </Dialog>
  )
}

interface PictureMenuProps {
  index: number
  total: number
  onMove: (to: number) => void
  onDelete: () => void
}

function PictureMenu({ index, total, onMove, onDelete }: PictureMenuProps) {
  const { t } = useLingui()
  const number = index + 1
  const earlier: MenuAction = {
    key: 'earlier',
    label: t`Move earlier`,
    icon: 'previous',
    disabled: index === 0,
    onSelect: () => onMove(index - 1),
  }
  const later: MenuAction = {
    key: 'later',
    label: t`Move later`,
    icon: 'next',
    disabled: number === total,
    onSelect: () => onMove(number),
  }
  return (
    <Menu
      trigger={<IconButton size="s" icon="more" label={t`Actions for image ${number}`} />}
      groups={[
        [earlier, later],
        [{ key: 'delete', label: t`Delete`, icon: 'trash', tone: 'danger', onSelect: onDelete }],
      ]}
    />
  )
}

type Open = { kind: 'none' } | { kind: 'large'; index: number } | { kind: 'delete'; uuid: string }

export function Gallery({ center }: { center: Center }) {
  const { t } = useLingui()
  const { uploading, addAll } = useAddPictures()
  const { shown, move } = useMovePicture(center.gallery)
  const [open, setOpen] = useState<Open>({ kind: 'none' })
  const close = () => setOpen({ kind: 'none' })
  const { max } = galleryLimits.images
  const megabytes = imageLimits.maxBytes / (1024 * 1024)
  const total = shown.length
  const indexOf = (key: string) => shown.findIndex(({ uuid }) => uuid === key)
  const done = uploading?.done ?? 0
  return (
    <Stack gap="l">
      <FileDrop
        label={t`Choose center images or drop them here`}
        hint={t`PNG or JPEG, up to ${megabytes} MB each, ${plural(max, { one: '# image', other: '# images' })} max`}
        accept={imageLimits.types.join(',')}
        disabled={uploading !== null || total >= max}
        onFiles={(files) => void addAll(files.slice(0, max - total))}
      />
      {uploading !== null && (
        <ProgressBar
          value={done / uploading.total}
          label={t`Uploading images`}
          start={t`Uploading images`}
          end={`${done + 1} / ${uploading.total}`}
        />
      )}
      {total === 0 && uploading === null && <Text tone="muted">{t`No images yet.`}</Text>}
      <PictureGrid
        label={t`Gallery`}
        pictures={shown.map(({ uuid, url }, index) => {
          const number = index + 1
          return { key: uuid, url, label: t`Image ${number} of ${total}` }
        })}
        onOpen={(key) => setOpen({ kind: 'large', index: indexOf(key) })}
        onMove={move}
        renderMenu={(key) => (
          <PictureMenu
            index={indexOf(key)}
            total={total}
            onMove={(to) => move(key, to)}
            onDelete={() => setOpen({ kind: 'delete', uuid: key })}
          />
        )}
      />
      {open.kind === 'large' && (
        <LargeView
          pictures={shown}
          index={open.index}
          onIndex={(index) => setOpen({ kind: 'large', index })}
          onClose={close}
        />
      )}
      {open.kind === 'delete' && <DeletePicture uuid={open.uuid} onClose={close} />}
    </Stack>
  )
}
