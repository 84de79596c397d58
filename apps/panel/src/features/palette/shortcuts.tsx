import { useLingui } from '@lingui/react/macro'
import { DescriptionList } from '@repo/ui/description-list'
import { Dialog } from '@repo/ui/dialog'
import { Keys } from '@repo/ui/keys'

import { shortcutKeys } from '../../lib/shortcut-keys.ts'

export function Shortcuts({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const rows: readonly (readonly [string, readonly string[]])[] = [
    [t`Go to a screen, room or person, or do something`, shortcutKeys('Ctrl', 'Shift', 'K')],
    [t`The same, or the search of a list that is open`, shortcutKeys('Ctrl', 'K')],
    [t`This page`, ['?']],
    [t`Close what is open`, ['Esc']],
  ]
  return (
    <Dialog open onOpenChange={onClose} title={t`Keyboard shortcuts`} closeLabel={t`Close`}>
      <DescriptionList items={rows.map(([term, keys]) => ({ key: term, term, value: <Keys keys={keys} /> }))} />
    </Dialog>
  )
}
