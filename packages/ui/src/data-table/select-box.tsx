import { Checkbox } from 'radix-ui'

import { box } from '../checkbox-field/checkbox-field.css.ts'
import { Icon } from '../icon/icon.tsx'

interface SelectBoxProps {
  label: string
  checked: boolean | 'indeterminate'
  onToggle: () => void
}

/** A checkbox whose words are only spoken. */
export function SelectBox({ label, checked, onToggle }: SelectBoxProps) {
  return (
    <Checkbox.Root className={box} aria-label={label} checked={checked} onCheckedChange={onToggle}>
      <Checkbox.Indicator>
        <Icon name={checked === 'indeterminate' ? 'minus' : 'check'} size="s" />
      </Checkbox.Indicator>
    </Checkbox.Root>
  )
}
