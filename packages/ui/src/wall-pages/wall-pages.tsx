import type { ReactNode } from 'react'

import { PageDots } from './page-dots.tsx'
import { useTurns } from './use-turns.ts'
import { frame, pile, sheet } from './wall-pages.css.ts'

export interface WallPagesProps {
  pages: readonly { key: string; content: ReactNode }[]
  /** How long a page stays, in seconds. */
  dwell: number
}

export function WallPages({ pages, dwell }: WallPagesProps) {
  const current = useTurns(pages.length, dwell)
  return (
    <div className={frame}>
      <div className={pile}>
        {pages.map(({ key, content }, page) => (
          <div key={key} className={sheet({ shown: page === current })}>
            {content}
          </div>
        ))}
      </div>
      <PageDots count={pages.length} current={current} />
    </div>
  )
}
