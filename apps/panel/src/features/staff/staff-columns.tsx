import { useLingui } from '@lingui/react/macro'
import type { AdminRow } from '@repo/api-client/staff/list-staff'
import type { AdminSort } from '@repo/domain/people/staff-list'
import { formatDay } from '@repo/domain/time/date-format'
import { dayIn } from '@repo/domain/time/day'
import { Badge } from '@repo/ui/badge'
import { BareSwitch } from '@repo/ui/bare-switch'
import { useMemo } from 'react'

import { useLocale } from '../../app/locale/use-locale.ts'
import { useSession } from '../../app/session/session-store.ts'
import { CellText, DASH } from '../../lib/list/cell-text.tsx'
import type { ListCard, ListColumn } from '../../lib/list/list-column.ts'
import { adminName, useStaffLabels } from './staff-labels.ts'
import { useSwitchAdmin } from './staff-mutations.ts'

type Column = ListColumn<AdminRow, AdminSort>

function Status({ admin }: { admin: AdminRow }) {
  const { t } = useLingui()
  const { permissions, uuidUser } = useSession()
  const change = useSwitchAdmin()
  const name = adminName(admin)
  if (!permissions.includes('user_edit') || admin.uuid === uuidUser) {
    return admin.isActive ? (
      <Badge tone="success">{t({ message: 'Active', context: 'person' })}</Badge>
    ) : (
      <Badge>{t({ message: 'Inactive', context: 'person' })}</Badge>
    )
  }
  return (
    <BareSwitch
      label={t`${name} can sign in`}
      checked={change.isPending ? change.variables.isActive : admin.isActive}
      onCheckedChange={(isActive) => change.mutate({ admin, isActive })}
      disabled={change.isPending}
    />
  )
}

export const adminCard: ListCard<AdminRow> = {
  title: (admin) => <CellText text={adminName(admin)} />,
  line: ({ email }, isShown) => <CellText text={isShown('email') ? email : null} />,
  covers: ['lastNames', 'email'],
  first: ['status', 'role'],
}

export const useStaffColumns = (zone: string): readonly Column[] => {
  const { columns: words, roles } = useStaffLabels()
  const language = useLocale()
  return useMemo(
    (): readonly Column[] => [
      {
        key: 'name',
        header: words.name,
        isTitle: true,
        sort: 'name',
        cell: ({ name }) => <CellText text={name} />,
      },
      {
        key: 'lastNames',
        header: words.lastNames,
        sort: 'lastName1',
        cell: ({ lastName1, lastName2 }) => <CellText text={[lastName1, lastName2].filter(Boolean).join(' ')} />,
        priority: 1,
      },
      {
        key: 'email',
        header: words.email,
        sort: 'email',
        cell: ({ email }) => <CellText text={email} isEmail />,
        size: 'email45',
        priority: 2,
      },
      {
        key: 'landline',
        header: words.landline,
        cell: ({ landline }) => <CellText text={landline} />,
        size: 'phone',
        priority: 7,
      },
      {
        key: 'mobile',
        header: words.mobile,
        cell: ({ mobilePhone }) => <CellText text={mobilePhone} />,
        size: 'phone',
        priority: 5,
      },
      { key: 'role', header: words.role, sort: 'role', cell: ({ role }) => roles[role], size: 'phone', priority: 3 },
      {
        key: 'status',
        header: words.status,
        cell: (admin) => <Status admin={admin} />,
        size: 'word',
        priority: 4,
      },
      {
        key: 'created',
        header: words.created,
        sort: 'created',
        cell: ({ createdAt }) => (createdAt === null ? DASH : formatDay(dayIn(zone, createdAt.getTime()), language)),
        size: 's',
        priority: 6,
      },
    ],
    [words, roles, language, zone],
  )
}
