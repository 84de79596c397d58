import { useLingui } from '@lingui/react/macro'
import { exportTrainings, type TrainingRow } from '@repo/api-client/trainings/list-trainings'
import { trainingQueries } from '@repo/api-client/trainings/queries'
import { trainingList } from '@repo/domain/trainings/training-list'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useState } from 'react'

import { useZoneCity } from '../../app/locale/use-zone-city.ts'
import { useZone } from '../../app/locale/use-zone.ts'
import { useSession } from '../../app/session/session-store.ts'
import { ImportButton } from '../../lib/import-button.tsx'
import { ListPage } from '../../lib/list/list-page.tsx'
import { useList } from '../../lib/list/use-list.ts'
import { useTrainingCard, useTrainingColumns } from './training-columns.tsx'
import { useTrainingLabels, useTrainingPageLabels } from './training-labels.ts'
import { type TrainingAction, TrainingRowActions } from './training-row-actions.tsx'
import type { TrainingsSearch } from './trainings-search.ts'

const ImportTrainings = lazy(() => import('./import-trainings.tsx').then((part) => ({ default: part.ImportTrainings })))

const keyOf = ({ uuid }: TrainingRow): string => uuid

export function TrainingsPage({ search }: { search: TrainingsSearch }) {
  const cityOf = useZoneCity()
  const { t } = useLingui()
  const { permissions } = useSession()
  const [isImporting, setIsImporting] = useState(false)
  const list = useList({ rules: trainingList, queries: trainingQueries, search, keyOf, storeAs: 'trainings' })
  const zone = useZone()
  const words = useTrainingLabels()
  const navigate = useNavigate({ from: '/sessions' })
  const act = useCallback(
    (action: TrainingAction, { uuid, userUuid }: TrainingRow): void => {
      if (action === 'metrics') void navigate({ search: (before) => ({ ...before, metrics: uuid }) })
      else if (userUuid !== null) void navigate({ to: '/users', search: { metrics: userUuid } })
    },
    [navigate],
  )
  const rowActions = useCallback(
    (row: TrainingRow) => <TrainingRowActions row={row} zone={zone} onAction={act} />,
    [act, zone],
  )
  return (
    <>
      <ListPage
        list={list}
        nouns={useTrainingPageLabels()}
        columns={useTrainingColumns(zone)}
        card={useTrainingCard(zone)}
        note={words.clockOf(cityOf(zone))}
        searchWords={words.search}
        exportAs={exportTrainings}
        rowActions={rowActions}
        mostActions={2}
        actions={<ImportButton label={t`Import for several users`} />}
        add={permissions.includes('user_edit') ? { label: t`Import`, onAdd: () => setIsImporting(true) } : undefined}
      />
      {isImporting && (
        <Suspense fallback={null}>
          <ImportTrainings onClose={() => setIsImporting(false)} />
        </Suspense>
      )}
    </>
  )
}
