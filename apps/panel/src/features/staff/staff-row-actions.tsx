import { useLingui } from '@lingui/react/macro'
import type { AdminRow } from '@repo/api-client/staff/list-staff'
import { memo } from 'react'

import { useSession } from '../../app/session/session-store.ts'
import { RowActions } from '../../lib/list/row-actions.tsx'
import { adminName } from './staff-labels.ts'

export type AdminAction = 'edit' | 'delete'

interface StaffRowActionsProps {
  admin: AdminRow
  onAction: (action: AdminAction, admin: AdminRow) => void
}

export const StaffRowActions = memo(function StaffRowActions({ admin, onAction }: StaffRowActionsProps) {
  const { t } = useLingui()
  const { permissions, uuidUser } = useSession()
  const name = adminName(admin)
  const mayDelete = permissions.includes('user_delete') && admin.uuid !== uuidUser
  return (
    <RowActions<AdminAction>
      direct={[
        { kind: 'edit', icon: 'edit', label: t`Edit ${name}`, isAllowed: permissions.includes('user_edit') },
        { kind: 'delete', icon: 'trash', label: t`Delete ${name}`, isAllowed: mayDelete },
      ]}
      more={[]}
      moreLabel={t`More actions for ${name}`}
      onAction={(kind) => onAction(kind, admin)}
    />
  )
})
