import { useLingui } from '@lingui/react/macro'
import type { Challenge } from '@repo/api-client/challenges/challenge'
import type { ChallengeKind, ChallengeStatus, Compliance, Modality } from '@repo/domain/challenges/challenge'
import type { ChallengeForm } from '@repo/domain/challenges/challenge-form'
import type { ChallengeColumn } from '@repo/domain/challenges/challenge-list'
import { useMemo } from 'react'

import type { FieldLabels } from '../../lib/form/use-form.ts'
import type { SearchLabels } from '../../lib/list/list-column.ts'
import type { ListPageLabels } from '../../lib/list/list-page-labels.ts'

export const useChallengeLabels = () => {
  const { t } = useLingui()
  return useMemo(() => {
    const kinds: Readonly<Record<ChallengeKind, string>> = {
      individual: t({ message: 'Individual', context: 'kind of challenge' }),
      group: t({ message: 'Group', context: 'kind of challenge' }),
    }
    const modalities: Readonly<Record<Modality, string>> = {
      user: t({ message: 'Users', context: 'who competes' }),
      teams: t({ message: 'Teams', context: 'who competes' }),
      room: t({ message: 'Rooms', context: 'who competes' }),
    }
    const compliances: Readonly<Record<Compliance, string>> = {
      competitive: t({ message: 'Competitive', context: 'challenge' }),
      free: t({ message: 'Free', context: 'challenge' }),
    }
    const statuses: Readonly<Record<ChallengeStatus, string>> = {
      pending: t({ message: 'Pending', context: 'challenge' }),
      active: t({ message: 'Active', context: 'challenge' }),
      completed: t({ message: 'Completed', context: 'challenge' }),
    }
    const goalStatuses = {
      active: t({ message: 'Active', context: 'goal' }),
      inactive: t({ message: 'Off', context: 'goal' }),
    }
    const columns = {
      number: t`No.`,
      name: t`Name`,
      participants: t`Participants`,
      kind: t({ message: 'Type', context: 'challenge' }),
      modality: t`Modality`,
      compliance: t({ message: 'Compliance', context: 'challenge' }),
      status: t`Status`,
      start: t({ message: 'Start', context: 'day' }),
      end: t({ message: 'End', context: 'day' }),
    }
    const search: SearchLabels<ChallengeColumn> = {
      name: columns.name,
      kind: { label: columns.kind, options: kinds },
      start: columns.start,
    }
    const fields: Readonly<Record<keyof ChallengeForm, FieldLabels>> = {
      name: { label: columns.name, missing: t`Enter a name` },
      description: { label: t`Description` },
      kind: { label: columns.kind, missing: t`Choose a type` },
      modality: { label: columns.modality, missing: t`Choose who competes` },
      compliance: { label: columns.compliance, missing: t`Choose free or competitive` },
      startDay: { label: columns.start, missing: t`Enter a start date` },
      endDay: { label: columns.end, missing: t`Enter an end date` },
      users: { label: t`Users`, missing: t`Choose participants` },
      rooms: { label: t`Rooms`, missing: t`Choose the rooms` },
      teamCount: { label: t`Teams` },
      teams: { label: t`Teams` },
    }
    return { kinds, modalities, compliances, statuses, goalStatuses, columns, search, fields }
  }, [t])
}

export const useChallengePageLabels = (): ListPageLabels<Challenge> => {
  const { t } = useLingui()
  return useMemo(
    () => ({
      title: t`Challenges`,
      search: t`Search challenges`,
      pages: t`Challenge pages`,
      showAll: t`Show all`,
      selectAll: t`Select all on this page`,
      select: ({ name }) => t`Select ${name}`,
      loadFailed: t`Couldn't load challenges`,
      empty: {
        icon: 'trophy',
        title: t`No challenges yet`,
        text: t`Create one and add goals. Sessions update its progress automatically.`,
      },
      nothingFound: {
        title: t`No challenges match your search`,
        text: t`Check the spelling or search another column.`,
      },
    }),
    [t],
  )
}
