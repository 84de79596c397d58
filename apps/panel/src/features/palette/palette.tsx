import { useLingui } from '@lingui/react/macro'
import { CommandPalette, type PaletteItem } from '@repo/ui/command-palette'
import { useState } from 'react'

import { useOffers } from './use-offers.ts'

interface PaletteProps {
  onClose: () => void
  onShortcuts: () => void
}

export function Palette({ onClose, onShortcuts }: PaletteProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const { groups, isSearching } = useOffers(text, onShortcuts)
  const closing = (item: PaletteItem): PaletteItem => ({
    ...item,
    onSelect: () => {
      onClose()
      item.onSelect()
    },
  })
  return (
    <CommandPalette
      open
      onOpenChange={onClose}
      text={text}
      onTextChange={setText}
      groups={groups.map((group) => ({ ...group, items: group.items.map(closing) }))}
      emptyText={isSearching ? t`Searching…` : t`No results for “${text}”. Try a page, room, name, or email.`}
      words={{
        label: t`Go to`,
        placeholder: t`Page, room, name, or email`,
        close: t`Close`,
        move: t`Navigate`,
        choose: t`Open`,
      }}
    />
  )
}
