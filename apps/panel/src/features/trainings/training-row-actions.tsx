import { useLingui } from '@lingui/react/macro'
import type { TrainingRow } from '@repo/api-client/trainings/list-trainings'
import { memo } from 'react'

import { useSession } from '../../app/session-store.ts'
import { RowActions } from '../../lib/list/row-actions.tsx'
import { trainingPerson } from './training-person.ts'

export type TrainingAction = 'person'

interface TrainingRowActionsProps {
  row: TrainingRow
  onAction: (action: TrainingAction, row: TrainingRow) => void
}

/** Where a training leads: to everything that its user trained. */
export const TrainingRowActions = memo(function TrainingRowActions({ row, onAction }: TrainingRowActionsProps) {
  const { t } = useLingui()
  const { permissions } = useSession()
  const name = trainingPerson(row)
  const isAllowed = row.userUuid !== null && permissions.includes('user_metrics')
  return (
    <RowActions<TrainingAction>
      direct={[{ kind: 'person', icon: 'user', label: t`Metrics of ${name}`, isAllowed }]}
      more={[]}
      moreLabel={t`More for ${name}`}
      onAction={(kind) => onAction(kind, row)}
    />
  )
})
