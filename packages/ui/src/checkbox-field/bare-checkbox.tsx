import type { KeyboardEvent } from 'react'

import { Icon } from '../icon/icon.tsx'
import { box, mark } from './checkbox-field.css.ts'

interface BareCheckboxProps {
  checked: boolean | 'indeterminate'
  onToggle: () => void
  disabled?: boolean | undefined
  name?: string | undefined
  id?: string
  'aria-label'?: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
  'aria-required'?: true | undefined
}

// Enter submits forms; Space ticks a box.
const keepFromEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter') event.preventDefault()
}

/** Replaces Radix's checkbox, which renders twice and measures itself: too slow for a hundred rows. */
export function BareCheckbox({ checked, onToggle, ...rest }: BareCheckboxProps) {
  const isMixed = checked === 'indeterminate'
  const state = checked ? 'checked' : 'unchecked'
  return (
    <button
      {...rest}
      type="button"
      role="checkbox"
      aria-checked={isMixed ? 'mixed' : checked}
      data-state={isMixed ? 'indeterminate' : state}
      className={box}
      onClick={onToggle}
      onKeyDown={keepFromEnter}
    >
      {checked !== false && (
        <span className={mark}>
          <Icon name={isMixed ? 'minus' : 'check'} size="s" />
        </span>
      )}
    </button>
  )
}
