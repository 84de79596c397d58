import { dot, pager } from './page-dots.css.ts'

export interface PageDotsProps {
  count: number
  /** From 0. */
  current: number
}

/** More can't be counted, and don't fit a small screen. */
const MOST_DOTS = 10

export function PageDots({ count, current }: PageDotsProps) {
  if (count < 2) return null
  return (
    <p className={pager}>
      {Array.from({ length: count > MOST_DOTS ? 0 : count }, (_, page) => (
        <span key={page} className={dot({ current: page === current })} aria-hidden="true" />
      ))}
      <span>{`${current + 1}/${count}`}</span>
    </p>
  )
}
