import { useLingui } from '@lingui/react/macro'
import { Button } from '@repo/ui/button'
import { IconButton } from '@repo/ui/icon-button'
import type { TileSource } from '@repo/ui/tile-view'
import { useSyncExternalStore } from 'react'

import type { Hiding } from './use-hide.ts'

interface HideButtonProps {
  source: TileSource
  onHide: (hiding: Hiding) => void
  hasWord?: boolean
}

export function HideButton({ source, onHide, hasWord = false }: HideButtonProps) {
  const { t } = useLingui()
  const { id, name, hiding = null } = useSyncExternalStore(source.subscribe, source.get)
  if (hiding === null) return null
  const isHidden = hiding === 'offered'
  const icon = isHidden ? 'eye-off' : 'eye'
  const label = isHidden ? t`Hide ${name} from displays` : t`Show ${name} on displays again`
  const press = () => onHide({ userUuid: id, name, isHidden })
  if (!hasWord) return <IconButton icon={icon} size="s" label={label} onClick={press} />
  return (
    <Button tone="neutral" icon={icon} aria-label={label} onClick={press}>
      {isHidden ? t`Hide from displays` : t`Show again`}
    </Button>
  )
}
