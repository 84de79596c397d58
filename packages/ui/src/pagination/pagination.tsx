import { IconButton } from '../icon-button/icon-button.tsx'
import { buttons, frame, position as positionClass } from './pagination.css.ts'

export interface PaginationProps {
  label: string
  /** From 1. */
  page: number
  lastPage: number
  onPage: (page: number) => void
  position: string
  words: { first: string; previous: string; next: string; last: string }
}

/** Buttons at an end stay in place, disabled, so that nothing moves. */
export function Pagination({ label, page, lastPage, onPage, position, words }: PaginationProps) {
  const isFirst = page <= 1
  const isLast = page >= lastPage
  return (
    <nav className={frame} aria-label={label}>
      <span className={positionClass} aria-live="polite">
        {position}
      </span>
      <span className={buttons}>
        <IconButton icon="first" label={words.first} disabled={isFirst} onClick={() => onPage(1)} />
        <IconButton icon="previous" label={words.previous} disabled={isFirst} onClick={() => onPage(page - 1)} />
        <IconButton icon="next" label={words.next} disabled={isLast} onClick={() => onPage(page + 1)} />
        <IconButton icon="last" label={words.last} disabled={isLast} onClick={() => onPage(lastPage)} />
      </span>
    </nav>
  )
}
