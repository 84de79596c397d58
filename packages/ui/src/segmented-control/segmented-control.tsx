import { ToggleGroup } from 'radix-ui'
import { useId } from 'react'

import { field, labelText } from '../field/field.css.ts'
import { FieldNote } from '../field/field.tsx'
import { Icon, type IconName } from '../icon/icon.tsx'
import { group, segment } from './segmented-control.css.ts'

export interface Segment<T extends string = string> {
  value: T
  label: string
  icon?: IconName
  disabled?: boolean
}

export interface SegmentedControlProps<T extends string = string> {
  label: string
  isLabeled?: boolean
  hint?: string
  segments: readonly Segment<T>[]
  value: T
  onValueChange: (value: T) => void
  inThrees?: boolean
}

export function SegmentedControl<T extends string>({
  label,
  segments,
  value,
  onValueChange,
  inThrees = false,
  isLabeled = false,
  hint,
}: SegmentedControlProps<T>) {
  const id = useId()
  const choice = (
    <ToggleGroup.Root
      type="single"
      className={group({ inThrees })}
      aria-label={label}
      aria-describedby={isLabeled && hint !== undefined ? `${id}-note` : undefined}
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
  if (!isLabeled) return choice
  return (
    <div className={field}>
      <span className={labelText} aria-hidden="true">
        {label}
      </span>
      <div>{choice}</div>
      <FieldNote id={id} hint={hint} />
    </div>
  )
}
