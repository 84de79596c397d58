import { useLingui } from '@lingui/react/macro'
import type { MemberRow } from '@repo/api-client/members/member'
import { IconButton } from '@repo/ui/icon-button'
import { Menu, type MenuAction } from '@repo/ui/menu'
import { memo } from 'react'

import { useSession } from '../../app/session-store.ts'
import { memberName } from './member-name.ts'

export type MemberAction = 'metrics' | 'edit' | 'unban' | 'delete' | 'data' | 'erase'

interface MemberRowActionsProps {
  member: MemberRow
  onAction: (action: MemberAction, member: MemberRow) => void
}

/** What may be done with a member, by what the signed-in role may do. A hundred of them are not drawn anew for one box ticked. */
export const MemberRowActions = memo(function MemberRowActions({ member, onAction }: MemberRowActionsProps) {
  const { t } = useLingui()
  const { permissions } = useSession()
  const name = memberName(member)
  const can = (permission: (typeof permissions)[number]) => permissions.includes(permission)
  const more: MenuAction[][] = [
    can('rookremote_edit') && member.isBanned
      ? [{ key: 'unban', label: t`Lift the ban`, icon: 'check', onSelect: () => onAction('unban', member) }]
      : [],
    can('user_delete')
      ? [
          { key: 'data', label: t`Download all data`, icon: 'download', onSelect: () => onAction('data', member) },
          {
            key: 'delete',
            label: t`Delete`,
            icon: 'trash',
            tone: 'danger',
            onSelect: () => onAction('delete', member),
          },
          {
            key: 'erase',
            label: t`Erase all data`,
            icon: 'shield',
            tone: 'danger',
            onSelect: () => onAction('erase', member),
          },
        ]
      : [],
  ].filter((group) => group.length > 0) as MenuAction[][]
  return (
    <>
      {can('user_metrics') && (
        <IconButton size="s" icon="chart" label={t`Metrics of ${name}`} onClick={() => onAction('metrics', member)} />
      )}
      {can('user_edit') && (
        <IconButton size="s" icon="edit" label={t`Edit ${name}`} onClick={() => onAction('edit', member)} />
      )}
      {more.length > 0 && (
        <Menu trigger={<IconButton size="s" icon="more" label={t`More for ${name}`} />} groups={more} />
      )}
    </>
  )
})
