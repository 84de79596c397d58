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
      place: t`Place`,
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
      pages: t`Pages of the ranking`,
      showAll: t`Show all`,
      selectAll: t`Select all on this page`,
      select: ({ name }) => t`Select ${name}`,
      loadFailed: t`Could not download the ranking, try later.`,
      empty: {
        icon: 'trophy',
        title: t`Nobody takes part in a challenge yet`,
        text: t`Medals and points come when a challenge is over.`,
      },
      nothingFound: { title: t`Nobody matches the search`, text: t`Check the spelling or search another column.` },
    }),
    [t],
  )
}
