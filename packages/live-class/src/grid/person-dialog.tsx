import { useLingui } from '@lingui/react/macro'
import { Button } from '@repo/ui/button'
import { Dialog } from '@repo/ui/dialog'
import { ParticipantTile } from '@repo/ui/participant-tile'
import type { TileLabels, TileSource } from '@repo/ui/tile-view'
import { useSyncExternalStore } from 'react'

import { HideButton } from '../privacy/hide-button.tsx'
import type { Hiding } from '../privacy/use-hide.ts'
import { bigTile } from './person-dialog.css.ts'
import type { Leaving } from './removal-flow.tsx'

interface PersonDialogProps {
  source: TileSource
  labels: TileLabels
  onRemove?: (leaving: Leaving) => void
  onHide?: (hiding: Hiding) => void
  /** Absent without permission. */
  onGiveStrap?: () => void
  onClose: () => void
}

export function PersonDialog({ source, labels, onRemove, onHide, onGiveStrap, onClose }: PersonDialogProps) {
  const { t } = useLingui()
  const tile = useSyncExternalStore(source.subscribe, source.get)
  const { id, name } = tile
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={name}
      closeLabel={t`Close`}
      size="s"
      footer={
        <>
          {onGiveStrap !== undefined && (
            <Button tone="neutral" icon="heart" onClick={onGiveStrap}>
              {t`Lend a strap`}
            </Button>
          )}
          {onHide !== undefined && <HideButton source={source} onHide={onHide} hasWord />}
          {onRemove !== undefined && (
            <Button
              tone="neutral"
              icon="logout"
              aria-label={t`Remove ${name}`}
              onClick={() => onRemove({ userUuid: id, name })}
            >
              {t({ message: 'Remove', context: 'from a class' })}
            </Button>
          )}
        </>
      }
    >
      <div className={bigTile}>
        <ParticipantTile tile={tile} labels={labels} />
      </div>
    </Dialog>
  )
}
