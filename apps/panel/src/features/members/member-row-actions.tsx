import { useLingui } from '@lingui/react/macro'
import type { MemberRow } from '@repo/api-client/members/member'
import type { Permission } from '@repo/domain/people/permissions'
import { memo } from 'react'

import { useSession } from '../../app/session/session-store.ts'
import { RowActions } from '../../lib/list/row-actions.tsx'
import { memberName } from './member-list-labels.ts'

export type MemberAction = 'metrics' | 'edit' | 'code' | 'unban' | 'delete' | 'data' | 'erase'

interface MemberRowActionsProps {
  member: MemberRow
  onAction: (action: MemberAction, member: MemberRow) => void
}

/** Memoized, because a page can have 100 rows. */
export const MemberRowActions = memo(function MemberRowActions({ member, onAction }: MemberRowActionsProps) {
  const { t } = useLingui()
  const { permissions } = useSession()
  const name = memberName(member)
  const can = (permission: Permission) => ({ isAllowed: permissions.includes(permission) })
  const danger = { tone: 'danger', ...can('user_delete') } as const
  const isAllowed = can('rookremote_edit').isAllowed && member.isBanned
  return (
    <RowActions<MemberAction>
      direct={[
        { kind: 'metrics', icon: 'chart', label: t`Metrics for ${name}`, ...can('user_metrics') },
        { kind: 'edit', icon: 'edit', label: t`Edit ${name}`, ...can('user_edit') },
      ]}
      more={[
        [
          { kind: 'code', icon: 'qr', label: t`Show sign-in code`, ...can('user_show') },
          { kind: 'unban', icon: 'check', label: t`Lift ban`, isAllowed },
        ],
        [
          { kind: 'data', icon: 'download', label: t`Download all data`, ...can('user_delete') },
          { kind: 'delete', icon: 'trash', label: t`Delete`, ...danger },
          { kind: 'erase', icon: 'shield', label: t`Erase all data`, ...danger },
        ],
      ]}
      moreLabel={t`More actions for ${name}`}
      onAction={(kind) => onAction(kind, member)}
    />
  )
})
