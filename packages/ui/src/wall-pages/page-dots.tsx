import { dot, pager } from './page-dots.css.ts'

export interface PageDotsProps {
  count: number
  /** From 0. */
  current: number
}

/** Which page of a wall is shown; nothing where there is only one. */
export function PageDots({ count, current }: PageDotsProps) {
  if (count < 2) return null
  return (
    <p className={pager}>
      {Array.from({ length: count }, (_, page) => (
        <span key={page} className={dot({ current: page === current })} aria-hidden="true" />
      ))}
      <span>{`${current + 1}/${count}`}</span>
    </p>
  )
}
