import { useLingui } from '@lingui/react/macro'
import type { TrainingRow } from '@repo/api-client/trainings/list-trainings'
import { memo } from 'react'

import { useSession, useSessionStore } from '../../app/session/session-store.ts'
import { RowActions } from '../../lib/list/row-actions.tsx'
import { trainingStart } from './training-columns.tsx'
import { trainingPerson } from './training-labels.ts'

export type TrainingAction = 'metrics' | 'person'

interface TrainingRowActionsProps {
  row: TrainingRow
  zone: string
  onAction: (action: TrainingAction, row: TrainingRow) => void
}

export const TrainingRowActions = memo(function TrainingRowActions({ row, zone, onAction }: TrainingRowActionsProps) {
  const { t } = useLingui()
  const { permissions } = useSession()
  const language = useSessionStore((state) => state.locale)
  const name = trainingPerson(row)
  const start = trainingStart(row, { language, zone })
  const maySeePerson = row.userUuid !== null && permissions.includes('user_metrics')
  return (
    <RowActions<TrainingAction>
      direct={[
        {
          kind: 'metrics',
          icon: 'chart',
          label: t`Session metrics for ${name}, ${start}`,
          isAllowed: permissions.includes('trainigs_metrics'),
        },
        {
          kind: 'person',
          icon: 'user',
          label: t`Metrics for ${name}`,
          isAllowed: maySeePerson,
          ...(row.userUuid === null ? {} : { leadsTo: row.userUuid }),
        },
      ]}
      more={[]}
      moreLabel={t`More actions for ${name}`}
      onAction={(kind) => onAction(kind, row)}
    />
  )
})
