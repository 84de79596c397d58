import { useLingui } from '@lingui/react/macro'
import { DescriptionList } from '@repo/ui/description-list'
import { Dialog } from '@repo/ui/dialog'
import { Keys } from '@repo/ui/keys'

import { shortcutKeys } from '../../lib/shortcut-keys.ts'

export function Shortcuts({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const rows: readonly (readonly [string, readonly string[]])[] = [
    [t`Go to a page, room, or person, or run a command`, shortcutKeys('Ctrl', 'Shift', 'K')],
    [t`Same as above, or search the open list`, shortcutKeys('Ctrl', 'K')],
    [t`Show keyboard shortcuts`, ['?']],
    [t`Close the dialog or menu`, ['Esc']],
  ]
  return (
    <Dialog open onOpenChange={onClose} title={t`Keyboard shortcuts`} closeLabel={t`Close`}>
      <DescriptionList items={rows.map(([term, keys]) => ({ key: term, term, value: <Keys keys={keys} /> }))} />
    </Dialog>
  )
}
