import { useLingui } from '@lingui/react/macro'
import type { StoredSession } from '@repo/api-client/auth/stored-session'
import type { AdminRow } from '@repo/api-client/staff/list-staff'
import { staffQueries } from '@repo/api-client/staff/queries'
import { exportAdmins } from '@repo/api-client/staff/staff-endpoints'
import type { ListAddress } from '@repo/domain/lists/list-address'
import { type AdminColumn, staffList, type AdminSort } from '@repo/domain/people/staff-list'
import { useCallback, useState } from 'react'

import { useZone } from '../../app/locale/use-zone.ts'
import { useSession } from '../../app/session/session-store.ts'
import { ConfirmAction } from '../../lib/confirm-action.tsx'
import { formDraft } from '../../lib/form/form-draft.ts'
import { useAdding } from '../../lib/form/use-adding.ts'
import { ListPage } from '../../lib/list/list-page.tsx'
import { rowNow } from '../../lib/list/row-now.ts'
import { useList } from '../../lib/list/use-list.ts'
import { adminCard, useStaffColumns } from './staff-columns.tsx'
import { ADMIN_DRAFT, StaffDialog } from './staff-dialog.tsx'
import { adminName, useStaffLabels, useStaffPageLabels } from './staff-labels.ts'
import { useDeleteAdmin } from './staff-mutations.ts'
import { type AdminAction, StaffRowActions } from './staff-row-actions.tsx'

type Open =
  | { kind: 'none' }
  | { kind: 'form'; uuid: string | null; admin: AdminRow | null }
  | { kind: 'delete'; admin: AdminRow }

const CLOSED: Open = { kind: 'none' }

const openAtFirst = ({ uuidUser, permissions }: StoredSession): Open => {
  const draft = formDraft(ADMIN_DRAFT).read(uuidUser)
  if (draft === null || !permissions.includes(draft.of === null ? 'administrator_create' : 'user_edit')) return CLOSED
  return { kind: 'form', uuid: draft.of, admin: null }
}

const keyOf = ({ uuid }: AdminRow): string => uuid

function DeleteAdmin({ admin, onClose }: { admin: AdminRow; onClose: () => void }) {
  const { t } = useLingui()
  const name = adminName(admin)
  return (
    <ConfirmAction
      title={t({ message: `Delete ${name}?`, context: 'person' })}
      text={t`They'll be signed out everywhere and can no longer sign in. Classes they taught are kept.`}
      label={t`Delete`}
      action={useDeleteAdmin(admin)}
      onClose={onClose}
    />
  )
}

export function StaffPage({ search }: { search: ListAddress<AdminColumn, AdminSort> & { add?: true | undefined } }) {
  const list = useList({ rules: staffList, queries: staffQueries, search, keyOf, storeAs: 'admins' })
  const session = useSession()
  const zone = useZone()
  const words = useStaffLabels()
  const [chosen, setOpen] = useState<Open>(() => openAtFirst(session))
  const adding = useAdding('/admin', search.add)
  const open: Open = adding.isAdding ? { kind: 'form', uuid: null, admin: null } : chosen
  const close = () => {
    setOpen(CLOSED)
    adding.close()
  }
  const act = useCallback(
    (action: AdminAction, admin: AdminRow): void =>
      setOpen(action === 'edit' ? { kind: 'form', uuid: admin.uuid, admin } : { kind: 'delete', admin }),
    [],
  )
  const rowActions = useCallback((admin: AdminRow) => <StaffRowActions admin={admin} onAction={act} />, [act])
  return (
    <>
      <ListPage
        list={list}
        nouns={useStaffPageLabels()}
        columns={useStaffColumns(zone)}
        card={adminCard}
        searchWords={words.search}
        exportAs={exportAdmins}
        rowActions={rowActions}
        mostActions={2}
        add={adding.button}
      />
      {open.kind === 'form' && (
        <StaffDialog uuid={open.uuid} admin={rowNow(list, open.uuid) ?? open.admin} onClose={close} />
      )}
      {open.kind === 'delete' && <DeleteAdmin admin={open.admin} onClose={close} />}
    </>
  )
}
