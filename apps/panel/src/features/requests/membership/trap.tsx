import { trapField } from './trap.css.ts'

interface TrapProps {
  value: string
  onValueChange: (value: string) => void
}

/** Honeypot, which only bots fill in. */
export function Trap({ value, onValueChange }: TrapProps) {
  return (
    <input
      className={trapField}
      name="website"
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      tabIndex={-1}
      autoComplete="off"
      aria-hidden="true"
    />
  )
}
