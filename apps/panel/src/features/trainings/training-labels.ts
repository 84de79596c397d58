import { useLingui } from '@lingui/react/macro'
import type { TrainingRow } from '@repo/api-client/trainings/list-trainings'
import type { TrainingColumn } from '@repo/domain/trainings/training-list'
import { useMemo } from 'react'

import type { SearchLabels } from '../../lib/list/list-column.ts'
import type { ListPageLabels } from '../../lib/list/list-page-labels.ts'

export const trainingLastNames = ({ lastName1, lastName2 }: TrainingRow): string =>
  [lastName1, lastName2].filter(Boolean).join(' ')

export const trainingPerson = (row: TrainingRow): string => `${row.name} ${trainingLastNames(row)}`

export const useTrainingLabels = () => {
  const { t } = useLingui()
  return useMemo(() => {
    const columns = {
      start: t`Date and time`,
      name: t`Name`,
      lastNames: t`Last name`,
      email: t`Email`,
      deviceType: t({ message: 'Session type', context: 'what measured it' }),
      sensor: t`Sensor`,
      training: t`Training`,
      duration: t`Duration`,
      effort: t`Effort`,
      points: t`Points`,
    }
    const search: SearchLabels<TrainingColumn> = {
      name: columns.name,
      email: columns.email,
      deviceType: columns.deviceType,
      trainingName: columns.training,
      start: t`Day`,
    }
    // other deployments send types of their own, shown unchanged
    const kinds: Readonly<Partial<Record<string, string>>> = { strap: t`Strap`, import: t`Imported file` }
    const clockOf = (city: string): string => t`${city} time`
    const percentOf = (percent: number): string => t`${percent} %`
    return { columns, search, kinds, clockOf, percentOf }
  }, [t])
}

export const useTrainingPageLabels = (): ListPageLabels<TrainingRow> => {
  const { t } = useLingui()
  return useMemo(
    () => ({
      title: t`Sessions`,
      search: t`Search sessions`,
      pages: t`Session pages`,
      showAll: t`Show all`,
      selectAll: t`Select all on this page`,
      select: (row) => t`Select session for ${{ name: trainingPerson(row) }}`,
      loadFailed: t`Couldn't load sessions`,
      empty: {
        icon: 'chart',
        title: t`No sessions yet`,
        text: t`Each class adds one session per user who trained.`,
      },
      nothingFound: { title: t`No sessions match your search`, text: t`Check the spelling or search another column.` },
    }),
    [t],
  )
}
