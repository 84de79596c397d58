import { spinner } from './spinner.css.ts'

export interface SpinnerProps {
  size?: 's' | 'm' | 'l'
  /** What is awaited; without it the spinner is decoration beside text that says so. */
  label?: string
}

export function Spinner({ size, label }: SpinnerProps) {
  if (label === undefined) return <span className={spinner({ size })} aria-hidden="true" />
  return <span className={spinner({ size })} role="status" aria-label={label} />
}
