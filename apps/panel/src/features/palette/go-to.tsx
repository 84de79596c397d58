import { useLingui } from '@lingui/react/macro'
import { IconButton } from '@repo/ui/icon-button'
import { useEffect, useState } from 'react'

import { lazyDialog } from '../../lib/lazy-dialog.tsx'
import { shortcutText } from '../../lib/shortcut-keys.ts'
import { opensBy, type Opened } from './opens-by.ts'

// loaded on first use
const Palette = lazyDialog(() => import('./palette.tsx').then((part) => part.Palette))
const Shortcuts = lazyDialog(() => import('./shortcuts.tsx').then((part) => part.Shortcuts))

export function GoTo() {
  const { t } = useLingui()
  const [opened, setOpened] = useState<Opened | null>(null)
  useEffect(() => {
    // after the page's own listeners, which may handle Ctrl+K first
    const open = (event: KeyboardEvent): void => {
      const wanted = opensBy(event)
      if (wanted === null) return
      event.preventDefault()
      setOpened(wanted)
    }
    window.addEventListener('keydown', open)
    return () => window.removeEventListener('keydown', open)
  }, [])
  const close = () => setOpened(null)
  const keys = shortcutText('Ctrl', 'Shift', 'K')
  return (
    <>
      <IconButton icon="search" size="s" label={t`Go to… (${keys})`} onClick={() => setOpened('palette')} />
      {opened === 'palette' && <Palette onClose={close} onShortcuts={() => setOpened('shortcuts')} />}
      {opened === 'shortcuts' && <Shortcuts onClose={close} />}
    </>
  )
}
