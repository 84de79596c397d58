import { ground, line, mark } from './brand-mark.css.ts'

export interface BrandMarkProps {
  size?: 's' | 'm' | 'l' | 'xl'
}

export function BrandMark({ size = 'm' }: BrandMarkProps) {
  return (
    <svg className={mark({ size })} viewBox="0 0 32 32" aria-hidden="true">
      <rect className={ground} width="32" height="32" rx="8" />
      <path className={line} d="M4 17h6l3-8 5 15 4-10 2 3h4" />
    </svg>
  )
}
