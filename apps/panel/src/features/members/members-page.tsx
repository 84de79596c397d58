import { useLingui } from '@lingui/react/macro'
import type { StoredSession } from '@repo/api-client/auth/stored-session'
import type { MemberRow } from '@repo/api-client/members/member'
import { exportMemberData, exportMembers } from '@repo/api-client/members/member-endpoints'
import { memberQueries } from '@repo/api-client/members/queries'
import { memberList } from '@repo/domain/people/member-list'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useState } from 'react'

import { useServices } from '../../app/services-context.ts'
import { useSession } from '../../app/session/session-store.ts'
import { leftOpen } from '../../lib/form/form-draft.ts'
import { useAdding } from '../../lib/form/use-adding.ts'
import { ImportButton } from '../../lib/import-button.tsx'
import { ListPage } from '../../lib/list/list-page.tsx'
import { useList } from '../../lib/list/use-list.ts'
import { useDownload } from '../../lib/use-download.ts'
import { memberCard, useMemberColumns } from './member-columns.tsx'
import type { MemberConfirmation } from './member-confirmation.ts'
import { MemberDialog } from './member-dialog.tsx'
import { MEMBER_DRAFT } from './member-form-dialog.tsx'
import { useMemberListLabels, useMemberPageLabels } from './member-list-labels.ts'
import { MemberQuestion } from './member-question.tsx'
import { type MemberAction, MemberRowActions } from './member-row-actions.tsx'
import type { MembersSearch } from './members-search.ts'
import { SignInCodeDialog } from './sign-in-code-dialog.tsx'

type Open =
  | { kind: 'none' }
  | { kind: 'form'; uuid: string | null }
  | { kind: 'code'; uuid: string }
  | MemberConfirmation

const LIST_ALONE = { metrics: undefined, from: undefined, to: undefined, report: undefined, add: undefined } as const

const openAtFirst = (session: StoredSession): Open => {
  const left = leftOpen(MEMBER_DRAFT, session, { create: 'user_create', edit: 'user_edit' })
  return left === null ? { kind: 'none' } : { kind: 'form', ...left }
}

const keyOf = ({ uuid }: MemberRow): string => uuid
const isBanned = (member: MemberRow): boolean => member.isBanned

export function MembersPage({ search }: { search: MembersSearch }) {
  const { t } = useLingui()
  const { client } = useServices()
  const session = useSession()
  const may = (permission: StoredSession['permissions'][number]) => session.permissions.includes(permission)
  const navigate = useNavigate({ from: '/users' })
  const words = useMemberListLabels()
  const list = useList({ rules: memberList, queries: memberQueries, search, keyOf, storeAs: 'members' })
  const [chosen, setOpen] = useState<Open>(() => openAtFirst(session))
  const adding = useAdding('/users', search.add)
  const open: Open = adding.isAdding ? { kind: 'form', uuid: null } : chosen
  const close = () => {
    setOpen({ kind: 'none' })
    adding.close()
  }
  const { mutate: downloadData } = useDownload((uuid: string) =>
    client.download(exportMemberData, { params: { uuid } }),
  )
  const reopen = (uuid: string | null) => {
    setOpen({ kind: 'form', uuid })
    // on another page, the way leads back here, where the draft reopens the form
    void navigate({ to: '/users', search: (before) => ({ ...before, ...LIST_ALONE }) })
  }
  const showCode = useCallback((uuid: string) => setOpen({ kind: 'code', uuid }), [])
  const act = useCallback(
    (action: MemberAction, member: MemberRow): void => {
      if (action === 'metrics') void navigate({ search: (before) => ({ ...before, metrics: member.uuid }) })
      else if (action === 'edit') setOpen({ kind: 'form', uuid: member.uuid })
      else if (action === 'code') setOpen({ kind: 'code', uuid: member.uuid })
      else if (action === 'data') downloadData(member.uuid)
      else setOpen({ kind: action, member })
    },
    [navigate, downloadData],
  )
  const rowActions = useCallback((member: MemberRow) => <MemberRowActions member={member} onAction={act} />, [act])
  const deleteSelected = {
    key: 'delete',
    label: t`Delete selected`,
    icon: 'trash',
    tone: 'danger',
    onSelect: (uuids: readonly string[]) => setOpen({ kind: 'delete-selected', uuids }),
  } as const
  return (
    <>
      <ListPage
        list={list}
        nouns={useMemberPageLabels()}
        columns={useMemberColumns()}
        card={memberCard}
        searchWords={words.search}
        exportAs={exportMembers}
        isMarked={isBanned}
        rowActions={rowActions}
        bulk={may('user_delete') ? [deleteSelected] : []}
        actions={<ImportButton label={t`Import`} />}
        add={adding.button}
      />
      {open.kind === 'form' && (
        <MemberDialog uuid={open.uuid} onClose={close} onReopen={reopen} onShowCode={showCode} />
      )}
      {open.kind === 'code' && <SignInCodeDialog uuid={open.uuid} onClose={close} />}
      {open.kind !== 'none' && open.kind !== 'form' && open.kind !== 'code' && (
        <MemberQuestion asked={open} onGone={list.unselect} onClose={close} />
      )}
    </>
  )
}
