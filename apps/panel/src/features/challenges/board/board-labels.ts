import { useLingui } from '@lingui/react/macro'
import type { BoardRow } from '@repo/api-client/challenges/board'
import type { BoardColumn } from '@repo/domain/challenges/challenge-list'
import { useMemo } from 'react'

import type { SearchLabels } from '../../../lib/list/list-column.ts'
import type { ListPageLabels } from '../../../lib/list/list-page-labels.ts'

export const useBoardLabels = () => {
  const { t } = useLingui()
  return useMemo(() => {
    const columns = {
      place: t`Rank`,
      user: t`User`,
      pseudonym: t`Pseudonym`,
      email: t`Email`,
      participated: t`Challenges`,
      finished: t({ message: 'Completed', context: 'challenges of somebody' }),
      medals: t`Medals`,
      points: t`Points`,
    }
    const medals = {
      gold: t({ message: 'Gold', context: 'medal' }),
      silver: t({ message: 'Silver', context: 'medal' }),
      bronze: t({ message: 'Bronze', context: 'medal' }),
    }
    const search: SearchLabels<BoardColumn> = {
      name: columns.user,
      pseudonym: columns.pseudonym,
      email: columns.email,
    }
    return { columns, medals, search }
  }, [t])
}

export const useBoardPageLabels = (): ListPageLabels<BoardRow> => {
  const { t } = useLingui()
  return useMemo(
    () => ({
      title: t`Ranking`,
      search: t`Search the ranking`,
      pages: t`Ranking pages`,
      showAll: t`Show all`,
      selectAll: t`Select all on this page`,
      select: ({ name }) => t`Select ${name}`,
      loadFailed: t`Couldn't load the ranking`,
      empty: {
        icon: 'trophy',
        title: t`No one is in a challenge yet`,
        text: t`Medals and points are awarded when a challenge ends.`,
      },
      nothingFound: { title: t`No one matches your search`, text: t`Check the spelling or search another column.` },
    }),
    [t],
  )
}
