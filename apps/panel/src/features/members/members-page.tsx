import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { MemberRow } from '@repo/api-client/members/member'
import { memberListQueryOptions, type MemberListView } from '@repo/api-client/members/queries'
import type { StoredSession } from '@repo/api-client/staff-session/stored-session'
import type { MemberSort } from '@repo/domain/member-search'
import { formatCount } from '@repo/domain/number-format'
import { Button } from '@repo/ui/button'
import { EmptyState } from '@repo/ui/empty-state'
import { ErrorState } from '@repo/ui/error-state'
import { PageHeader } from '@repo/ui/page-header'
import { Pagination } from '@repo/ui/pagination'
import { Stack } from '@repo/ui/stack'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useDeferredValue, useEffect, useState } from 'react'

import { useServices } from '../../app/services-context.ts'
import { useSession } from '../../app/session-store.ts'
import { toasts } from '../../app/toasts.ts'
import { formDraft } from '../../lib/form/form-draft.ts'
import { useMemberColumns } from './member-columns-store.ts'
import { MemberDialog } from './member-dialog.tsx'
import { MEMBER_DRAFT } from './member-form-dialog.tsx'
import { MemberListTools } from './member-list-tools.tsx'
import type { MembersSearch } from './member-list-view.ts'
import { DeleteMember, DeleteSelected, EraseMember, UnbanMember } from './member-questions.tsx'
import type { MemberAction } from './member-row-actions.tsx'
import { MemberTable } from './member-table.tsx'
import { useDownloads } from './use-downloads.ts'

type Open =
  | { kind: 'none' }
  | { kind: 'form'; uuid: string | null }
  | { kind: 'delete' | 'unban' | 'erase'; member: MemberRow }
  | { kind: 'delete-selected' }

const LIST_ALONE = { metrics: undefined, from: undefined, to: undefined, report: undefined } as const
const NOBODY: readonly MemberRow[] = []

const openAtFirst = ({ uuidUser, permissions }: StoredSession): Open => {
  const draft = formDraft(MEMBER_DRAFT).read(uuidUser)
  const isAllowed = permissions.includes(draft?.of === null ? 'user_create' : 'user_edit')
  return draft === null || !isAllowed ? { kind: 'none' } : { kind: 'form', uuid: draft.of }
}

/** The page in view, the next one fetched ahead, and what becomes of a search that failed. */
const useMemberPage = (view: MemberListView, resetSearch: () => void, toPage: (page: number) => void) => {
  const { t } = useLingui()
  const { client } = useServices()
  const queryClient = useQueryClient()
  const list = useQuery(memberListQueryOptions(client, view))
  const hasFailedSearch = list.isError && view.search !== null
  useEffect(() => {
    if (!hasFailedSearch) return
    toasts.show({ tone: 'danger', title: t`The search failed, please try again later.` })
    resetSearch()
  }, [hasFailedSearch, resetSearch, t])
  const lastPage = list.data?.lastPage ?? 1
  // by an old link, or because the last rows of the last page are gone
  const isBeyond = list.data !== undefined && !list.isPlaceholderData && view.page > lastPage
  useEffect(() => {
    if (isBeyond) toPage(lastPage)
  }, [isBeyond, lastPage, toPage])
  const { isPlaceholderData } = list
  useEffect(() => {
    // while the page before stands in, nobody knows how many there are
    if (!isPlaceholderData && view.page < lastPage)
      void queryClient.prefetchQuery(memberListQueryOptions(client, { ...view, page: view.page + 1 }))
  }, [client, queryClient, view, lastPage, isPlaceholderData])
  return list
}

interface MembersPageProps {
  view: MemberListView
}

/** The center's members: search, list, and everything done with one of them. */
export function MembersPage({ view }: MembersPageProps) {
  const { t } = useLingui()
  const session = useSession()
  const { permissions, uuidUser } = session
  const navigate = useNavigate({ from: '/users' })
  const [open, setOpen] = useState<Open>(() => openAtFirst(session))
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const columns = useMemberColumns(uuidUser)
  const downloads = useDownloads()
  const show = useCallback(
    (change: Partial<MembersSearch>) => void navigate({ search: (before) => ({ ...before, ...change }) }),
    [navigate],
  )
  const resetSearch = useCallback(() => show({ search: undefined, column: undefined, page: undefined }), [show])
  const toPage = useCallback(
    (next: number) =>
      void navigate({ search: (before) => ({ ...before, page: next === 1 ? undefined : next }), replace: true }),
    [navigate],
  )
  const list = useMemberPage(view, resetSearch, toPage)
  const page = list.data
  const close = () => setOpen({ kind: 'none' })
  const reopen = (uuid: string | null) => {
    setOpen({ kind: 'form', uuid })
    // from another screen the way leads back here, where a kept draft opens by itself
    void navigate({ to: '/users', search: (before) => ({ ...before, ...LIST_ALONE }) })
  }
  const unselect = (uuid: string) => setSelected((before) => new Set([...before].filter((one) => one !== uuid)))

  const { mutate: downloadData } = downloads.data
  const act = useCallback(
    (action: MemberAction, member: MemberRow): void => {
      if (action === 'metrics') show({ metrics: member.uuid })
      else if (action === 'edit') setOpen({ kind: 'form', uuid: member.uuid })
      else if (action === 'data') downloadData(member.uuid)
      else setOpen({ kind: action, member })
    },
    [show, downloadData],
  )
  const { sort, direction } = view
  const sortBy = useCallback(
    (chosen: MemberSort) =>
      show({ sort: chosen, direction: sort === chosen && direction === 'asc' ? 'desc' : 'asc', page: undefined }),
    [show, sort, direction],
  )
  // a hundred rows take longer to draw than a click may wait; they follow the rest of the screen
  const drawn = useDeferredValue(page)
  const isEmpty = page !== undefined && page.total === 0 && !list.isPlaceholderData
  const total = page?.total ?? 0
  const shown = formatCount(total)
  const words = {
    inCenter: t`${plural(total, { one: `${shown} in your center`, other: `${shown} in your center` })}`,
    found: t`${plural(total, { one: `${shown} found`, other: `${shown} found` })}`,
  }
  return (
    <Stack gap="l">
      <PageHeader
        title={t`Users`}
        isTextPending={list.isPending}
        {...(page === undefined ? {} : { text: view.search === null ? words.inCenter : words.found })}
        actions={
          permissions.includes('user_create') && (
            <Button tone="accent" icon="plus" onClick={() => setOpen({ kind: 'form', uuid: null })}>
              {t`Add user`}
            </Button>
          )
        }
      />
      <MemberListTools
        view={view}
        show={show}
        columns={columns}
        selected={selected}
        onClearSelection={() => setSelected(new Set())}
        onDeleteSelected={() => setOpen({ kind: 'delete-selected' })}
        onExport={(format) => downloads.list.mutate({ format, view })}
        isExporting={downloads.list.isPending}
      />
      {list.isError && view.search === null && (
        <ErrorState
          title={t`Could not download users, try later.`}
          action={<Button onClick={() => void list.refetch()}>{t`Try again`}</Button>}
        />
      )}
      {isEmpty && (
        <EmptyState
          icon="users"
          title={view.search === null ? t`There are no users yet` : t`Nobody matches the search`}
          text={
            view.search === null
              ? t`Add the first one with their email.`
              : t`Check the spelling or search another column.`
          }
          action={view.search !== null && <Button onClick={resetSearch}>{t`Show everybody`}</Button>}
        />
      )}
      {(list.isPending || (page !== undefined && !isEmpty)) && (
        <MemberTable
          members={drawn?.members ?? NOBODY}
          columns={columns.shown}
          sort={sort}
          direction={direction}
          onSort={sortBy}
          selected={permissions.includes('user_delete') ? selected : null}
          onSelect={setSelected}
          onAction={act}
          isLoading={drawn === undefined}
          isStale={list.isPlaceholderData}
        />
      )}
      {page !== undefined && !isEmpty && (
        <Pagination
          label={t`Pages of users`}
          page={view.page}
          lastPage={page.lastPage}
          onPage={(next) => show({ page: next === 1 ? undefined : next })}
          position={t`Page ${formatCount(view.page)} of ${formatCount(page.lastPage)}`}
          words={{ first: t`First page`, previous: t`Previous page`, next: t`Next page`, last: t`Last page` }}
        />
      )}
      {open.kind === 'form' && <MemberDialog uuid={open.uuid} onClose={close} onReopen={reopen} />}
      {open.kind === 'delete' && (
        <DeleteMember member={open.member} onDone={() => unselect(open.member.uuid)} onClose={close} />
      )}
      {open.kind === 'unban' && <UnbanMember member={open.member} onClose={close} />}
      {open.kind === 'erase' && (
        <EraseMember member={open.member} onDone={() => unselect(open.member.uuid)} onClose={close} />
      )}
      {open.kind === 'delete-selected' && (
        <DeleteSelected uuids={[...selected]} onDone={() => setSelected(new Set())} onClose={close} />
      )}
    </Stack>
  )
}
