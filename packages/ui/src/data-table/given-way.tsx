import { Text } from '../text/text.tsx'
import { givenWay } from './data-table.css.ts'
import { showAllLink } from './given-way.css.ts'

interface GivenWayProps {
  note: string
  showAll: string
  onShowAll: () => void
}

export function GivenWay({ note, showAll, onShowAll }: GivenWayProps) {
  return (
    <div className={givenWay}>
      <Text size="s" tone="muted">
        {note}
      </Text>
      <button type="button" className={showAllLink} onClick={onShowAll}>
        {showAll}
      </button>
    </div>
  )
}
