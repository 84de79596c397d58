import { useLingui } from '@lingui/react/macro'
import type { TrainingRow } from '@repo/api-client/trainings/list-trainings'
import type { TrainingColumn } from '@repo/domain/trainings/training-list'
import { useMemo } from 'react'

import type { SearchLabels } from '../../lib/list/list-column.ts'
import type { ListPageLabels } from '../../lib/list/list-page-labels.ts'
import { trainingPerson } from './training-person.ts'

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
    const clockOf = (city: string): string => t`times of ${city}`
    return { columns, search, kinds, clockOf }
  }, [t])
}

export const useTrainingPageLabels = (): ListPageLabels<TrainingRow> => {
  const { t } = useLingui()
  return useMemo(
    () => ({
      title: t`Sessions`,
      search: t`Search sessions`,
      pages: t`Pages of sessions`,
      showAll: t`Show all`,
      selectAll: t`Select all on this page`,
      select: (row) => t`Select the session of ${{ name: trainingPerson(row) }}`,
      loadFailed: t`Could not download sessions, try later.`,
      empty: {
        icon: 'chart',
        title: t`There are no sessions yet`,
        text: t`Every class adds one for each user who trained in it.`,
      },
      nothingFound: { title: t`No session matches the search`, text: t`Check the spelling or search another column.` },
    }),
    [t],
  )
}
