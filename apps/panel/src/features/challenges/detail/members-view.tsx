import { useLingui } from '@lingui/react/macro'
import type { ChallengeDetail } from '@repo/api-client/challenges/challenge'
import type { Entrant } from '@repo/api-client/challenges/entrant-page'
import { type ChallengePart, entrantsOptions } from '@repo/api-client/challenges/queries'
import { entrantList } from '@repo/domain/challenges/challenge-list'
import { searchOf } from '@repo/domain/lists/list'
import { Button } from '@repo/ui/button'
import { Inline } from '@repo/ui/inline'
import { Stack } from '@repo/ui/stack'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'

import { useServices } from '../../../app/services-context.ts'
import { useSession } from '../../../app/session/session-store.ts'
import { EmptyList } from '../../../lib/help/empty-list.tsx'
import { LoadFailure } from '../../../lib/load-failure.tsx'
import { EntrantCards } from './entrant-cards.tsx'
import { EntrantSearch, type EntrantSought } from './entrant-search.tsx'
import { ProgressDrawer } from './progress-drawer.tsx'
import { RemoveEntrant } from './remove-entrant.tsx'

interface MembersViewProps {
  challenge: ChallengeDetail
  part: ChallengePart
  sought: EntrantSought
  onSearch: (sought: EntrantSought) => void
}

type Open = { kind: 'none' } | { kind: 'progress' | 'remove'; entrant: Entrant }

const CLOSED: Open = { kind: 'none' }

function Nobody({ isSearched }: { isSearched: boolean }) {
  const { t } = useLingui()
  return (
    <EmptyList
      icon="users"
      title={isSearched ? t`No one matches your search` : t`No participants yet`}
      text={
        isSearched
          ? t`Check the spelling or search another column.`
          : t`Anyone who trains in one of the challenge's rooms appears here.`
      }
    />
  )
}

interface OpenedProps {
  challenge: ChallengeDetail
  open: Open
  onOpen: (open: Open) => void
}

function Opened({ challenge, open, onOpen }: OpenedProps) {
  const { t } = useLingui()
  const { permissions } = useSession()
  const { uuid, compliance, status, modality } = challenge
  const close = () => onOpen(CLOSED)
  if (open.kind === 'none') return null
  const { entrant } = open
  if (open.kind === 'remove') return <RemoveEntrant uuid={uuid} entrant={entrant} onClose={close} />
  const mayRemove = permissions.includes('user_edit') && status !== 'completed' && modality !== 'room'
  return (
    <ProgressDrawer
      uuid={uuid}
      compliance={compliance}
      subject={{ kind: 'user', uuid: entrant.uuid }}
      name={entrant.name}
      actions={
        mayRemove && (
          <Inline>
            <Button tone="danger" icon="trash" onClick={() => onOpen({ kind: 'remove', entrant })}>
              {t`Remove from challenge`}
            </Button>
          </Inline>
        )
      }
      onClose={close}
    />
  )
}

interface FailureProps {
  onAgain: () => void
}

function Failure({ onAgain }: FailureProps) {
  const { t } = useLingui()
  return <LoadFailure title={t`Couldn't load participants`} onRetry={onAgain} />
}

interface MoreProps {
  hasFailed: boolean
  isLoading: boolean
  onMore: () => void
}

/** After a failure, the next page loads only on request. */
function More({ hasFailed, isLoading, onMore }: MoreProps) {
  const { t } = useLingui()
  if (hasFailed && !isLoading) return <Failure onAgain={onMore} />
  return (
    <Inline justify="center">
      <Button loading={isLoading} onClick={onMore}>{t`Show more`}</Button>
    </Inline>
  )
}

/** A failed search shows all participants. */
const useEntrants = (
  challenge: MembersViewProps['challenge'],
  part: MembersViewProps['part'],
  search: Parameters<typeof entrantsOptions>[3],
) => {
  const { client } = useServices()
  const found = useInfiniteQuery(entrantsOptions(client, challenge.uuid, part, search))
  const hasSearchFailed = search !== null && found.isLoadingError
  const all = useInfiniteQuery({ ...entrantsOptions(client, challenge.uuid, part, null), enabled: hasSearchFailed })
  return { query: hasSearchFailed ? all : found, hasSearchFailed }
}

export function MembersView({ challenge, part, sought, onSearch }: MembersViewProps) {
  const [open, setOpen] = useState<Open>(CLOSED)
  const search = searchOf(entrantList, sought.column, sought.text)
  const { query, hasSearchFailed } = useEntrants(challenge, part, search)
  const { fetchNextPage, hasNextPage, isFetchNextPageError, isFetchingNextPage, isPending } = query
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? []
  const isWanting = hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  const reachEnd = useCallback(() => {
    if (isWanting) void fetchNextPage()
  }, [isWanting, fetchNextPage])
  return (
    <Stack gap="l">
      <EntrantSearch sought={sought} onSearch={onSearch} />
      {query.isError && !isFetchNextPageError && <Failure onAgain={() => void query.refetch()} />}
      {query.isSuccess && rows.length === 0 && <Nobody isSearched={search !== null && !hasSearchFailed} />}
      {(rows.length > 0 || isPending) && (
        <EntrantCards
          rows={rows}
          compliance={challenge.compliance}
          isPending={isPending || isFetchingNextPage}
          onMore={reachEnd}
          onProgress={(entrant) => setOpen({ kind: 'progress', entrant })}
        />
      )}
      {hasNextPage && (
        <More hasFailed={isFetchNextPageError} isLoading={isFetchingNextPage} onMore={() => void fetchNextPage()} />
      )}
      <Opened challenge={challenge} open={open} onOpen={setOpen} />
    </Stack>
  )
}
