import { useLingui } from '@lingui/react/macro'
import type { Entrant } from '@repo/api-client/challenges/entrant-page'
import type { Compliance } from '@repo/domain/challenges/challenge'
import { Button } from '@repo/ui/button'
import { CardGrid } from '@repo/ui/card-grid'
import { memo } from 'react'

import { StandingCard } from './standing-card.tsx'

interface EntrantCardProps {
  entrant: Entrant
  compliance: Compliance
  onProgress: (entrant: Entrant) => void
}

const EntrantCard = memo(function EntrantCard({ entrant, compliance, onProgress }: EntrantCardProps) {
  const { t } = useLingui()
  const { name } = entrant
  return (
    <StandingCard
      title={name}
      text={entrant.email}
      personUuid={entrant.uuid}
      imageUrl={entrant.imageUrl}
      compliance={compliance}
      standing={entrant}
      hasMedal={(compliance === 'free' ? entrant.rookpoints : entrant.points) > 0}
      actions={
        <Button size="s" aria-label={t`Progress for ${name}`} onClick={() => onProgress(entrant)}>
          {t`Progress`}
        </Button>
      }
    />
  )
})

interface EntrantCardsProps {
  rows: readonly Entrant[]
  compliance: Compliance
  isPending: boolean
  onMore: () => void
  onProgress: (entrant: Entrant) => void
}

/** In px, with the gap. Free challenges show no ring. */
const ROW_HEIGHT: Readonly<Record<Compliance, number>> = { competitive: 236, free: 178 }
const PENDING = 6

export function EntrantCards({ rows, compliance, isPending, onMore, onProgress }: EntrantCardsProps) {
  const { t } = useLingui()
  return (
    <CardGrid
      label={t`Participants`}
      count={rows.length}
      rowHeight={ROW_HEIGHT[compliance]}
      keyOf={(index) => rows[index]?.uuid ?? String(index)}
      renderCard={(index) => {
        const entrant = rows[index]
        return entrant && <EntrantCard entrant={entrant} compliance={compliance} onProgress={onProgress} />
      }}
      pending={isPending ? PENDING : 0}
      onEnd={onMore}
    />
  )
}
