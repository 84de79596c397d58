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

// Enter sends forms; a box is ticked by the space bar
const keepFromEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter') event.preventDefault()
}

/**
 * The box itself. Radix draws each of its own twice and measures it, for an input that forms of the browser's own would
 * send: a hundred rows feel that.
 */
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
