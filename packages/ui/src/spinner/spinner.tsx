import { spinner } from './spinner.css.ts'

export interface SpinnerProps {
  size?: 's' | 'm' | 'l'
  /** Without it, the spinner is decorative. */
  label?: string
}

export function Spinner({ size, label }: SpinnerProps) {
  if (label === undefined) return <span className={spinner({ size })} aria-hidden="true" />
  return <span className={spinner({ size })} role="status" aria-label={label} />
}
