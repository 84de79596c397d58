import { Button } from '@repo/ui/button'
import type { IconName } from '@repo/ui/icon'
import { Inline } from '@repo/ui/inline'
import { Text } from '@repo/ui/text'
import { useAfterFrame } from '@repo/ui/use-after-frame'

import { useListLabels } from './list-labels.ts'

export interface BulkAction {
  key: string
  label: string
  icon: IconName
  tone: 'neutral' | 'accent' | 'danger'
  onSelect: (keys: readonly string[]) => void
}

interface ListSelectionProps {
  selected: ReadonlySet<string>
  actions: readonly BulkAction[]
  onClear: () => void
}

export function ListSelection({ selected, actions, onClear }: ListSelectionProps) {
  const words = useListLabels()
  // the checkbox renders first, because this moves the list
  const isDrawn = useAfterFrame(selected.size > 0)
  if (!isDrawn || selected.size === 0) return null
  return (
    <Inline gap="m">
      <Text weight="semibold">{words.selected(selected.size)}</Text>
      {actions.map(({ key, label, icon, tone, onSelect }) => (
        <Button key={key} size="s" tone={tone} icon={icon} onClick={() => onSelect([...selected])}>
          {label}
        </Button>
      ))}
      <Button size="s" tone="ghost" onClick={onClear}>
        {words.clearSelection}
      </Button>
    </Inline>
  )
}
