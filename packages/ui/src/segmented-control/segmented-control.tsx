import { ToggleGroup } from 'radix-ui'

import { Icon, type IconName } from '../icon/icon.tsx'
import { group, segment } from './segmented-control.css.ts'

export interface Segment<T extends string = string> {
  value: T
  label: string
  icon?: IconName
  disabled?: boolean
}

export interface SegmentedControlProps<T extends string = string> {
  /** Spoken name of the choice. */
  label: string
  segments: readonly Segment<T>[]
  value: T
  onValueChange: (value: T) => void
  /** Three in a row on a phone, where more than three would wrap raggedly. */
  inThrees?: boolean
}

/** One of a few, always exactly one. */
export function SegmentedControl<T extends string>({
  label,
  segments,
  value,
  onValueChange,
  inThrees = false,
}: SegmentedControlProps<T>) {
  return (
    <ToggleGroup.Root
      type="single"
      className={group({ inThrees })}
      aria-label={label}
      value={value}
      onValueChange={(next) => {
        const chosen = segments.find((each) => each.value === next)
        if (chosen !== undefined) onValueChange(chosen.value)
      }}
    >
      {segments.map((each) => (
        <ToggleGroup.Item key={each.value} value={each.value} disabled={each.disabled} className={segment}>
          {each.icon !== undefined && <Icon name={each.icon} size="s" />}
          {each.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )
}
