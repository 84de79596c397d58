import { useState, type ReactNode } from 'react'

import { Icon } from '../icon/icon.tsx'
import { useIsCut } from '../truncated/use-is-cut.ts'
import * as styles from './data-table.css.ts'

interface CardDetailsProps {
  details: readonly { readonly key: string; readonly header: string; readonly content: ReactNode }[]
  /** Names the button that shows more than one line of them. Without it, all of them are shown. */
  moreLabel: string | undefined
}

/** One line, so that a phone shows several rows; a button shows the others. */
export function CardDetails({ details, moreLabel }: CardDetailsProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [isWanted, setIsWanted] = useState(false)
  const isOpen = isWanted || moreLabel === undefined
  const isCut = useIsCut(place)
  return (
    <td className={styles.cardRest}>
      <div ref={setPlace} className={styles.cardDetails({ isOpen })}>
        {details.map(({ key, header, content }) => (
          <span key={key} className={styles.cardDetail}>
            <span className={styles.cardHeader}>{header}</span> {content}
          </span>
        ))}
      </div>
      {moreLabel !== undefined && (isCut || isOpen) && (
        <button
          type="button"
          className={styles.cardMore}
          aria-label={moreLabel}
          aria-expanded={isOpen}
          onClick={() => setIsWanted(!isOpen)}
        >
          <Icon name="chevron" size="s" turn={isOpen ? 'up' : 'none'} />
        </button>
      )}
    </td>
  )
}
