import { useLingui } from '@lingui/react/macro'
import { type BoardRow, exportBoard, listBoard } from '@repo/api-client/challenges/board'
import { boardQueries } from '@repo/api-client/challenges/queries'
import { viewOf } from '@repo/api-client/core/list'
import { type BoardColumn, boardList, type BoardSort } from '@repo/domain/challenges/challenge-list'
import { formatCount } from '@repo/domain/core/number-format'
import { truncate } from '@repo/domain/core/text'
import { boardDisplay } from '@repo/domain/core/truncation'
import type { ListAddress } from '@repo/domain/lists/list-address'
import { challengeTimings } from '@repo/domain/time/durations'
import { IconLink } from '@repo/ui/icon-link'
import { Podium } from '@repo/ui/podium'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo } from 'react'

import { useServices } from '../../../app/services-context.ts'
import { useSession } from '../../../app/session/session-store.ts'
import { toasts } from '../../../app/toasts.ts'
import { ListPage } from '../../../lib/list/list-page.tsx'
import { type List, useList } from '../../../lib/list/use-list.ts'
import { boardCard, useBoardColumns } from './board-columns.tsx'
import { useBoardLabels, useBoardPageLabels } from './board-labels.ts'

const keyOf = ({ uuid, email }: BoardRow): string => uuid ?? email
const PLACES = [1, 2, 3] as const

function FirstThree({ branch }: { branch: string }) {
  const { t } = useLingui()
  const { client } = useServices()
  const { data } = useQuery(boardQueries(branch).page(client, viewOf(listBoard)))
  const first = data?.rows.slice(0, PLACES.length).filter(({ points }) => points > 0) ?? []
  if (first.length === 0) return null
  const noteOf = (points: number): string => {
    const count = formatCount(points)
    return t`${count} pts`
  }
  const levelOf = (points: number) => PLACES[first.findIndex((row) => row.points === points)] ?? 3
  return (
    <Podium
      label={t`Top three`}
      people={first.map((row) => ({
        level: levelOf(row.points),
        key: keyOf(row),
        name: truncate(row.pseudonym === '' ? row.name : row.pseudonym, boardDisplay.pseudonym),
        note: noteOf(row.points),
        imageUrl: row.imageUrl,
      }))}
    />
  )
}

const useListAfterFailure = ({ view, query, show }: List<BoardRow, BoardColumn, BoardSort>, notice: string): void => {
  const navigate = useNavigate()
  // a failed search has its own way back
  const hasFailed = query.isError && !query.isRefreshing && view.search === null
  const leave = useEffectEvent(() => {
    if (view.page > 1) {
      show({ page: undefined })
      return
    }
    toasts.show({ tone: 'danger', title: notice })
    void navigate({ to: '/challenges' })
  })
  useEffect(() => {
    if (!hasFailed) return undefined
    const timer = setTimeout(leave, challengeTimings.listAfter)
    return () => clearTimeout(timer)
  }, [hasFailed])
}

export function BoardPage({ search }: { search: ListAddress<BoardColumn, BoardSort> }) {
  const { t } = useLingui()
  const { uuidBranch } = useSession()
  const queries = useMemo(() => boardQueries(uuidBranch), [uuidBranch])
  const list = useList({ rules: boardList, queries, search, keyOf, storeAs: 'board', isSearchSilent: true })
  const nouns = useBoardPageLabels()
  useListAfterFailure(list, nouns.loadFailed)
  return (
    <ListPage
      list={list}
      nouns={nouns}
      columns={useBoardColumns()}
      card={boardCard}
      searchWords={useBoardLabels().search}
      exportAs={exportBoard}
      exportOf={{ branch: uuidBranch }}
      lead={<FirstThree branch={uuidBranch} />}
      before={<IconLink icon="back" label={t`Challenges`} link={<Link to="/challenges" />} />}
    />
  )
}
