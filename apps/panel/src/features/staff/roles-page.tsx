import { useLingui } from '@lingui/react/macro'
import { centerQueryOptions } from '@repo/api-client/center/queries'
import { PERMISSIONS, permissionsOf, ROLES, type Role } from '@repo/domain/people/permissions'
import { formatDay } from '@repo/domain/time/date-format'
import { dayIn } from '@repo/domain/time/day'
import { Card } from '@repo/ui/card'
import { Columns } from '@repo/ui/columns'
import { DataTable } from '@repo/ui/data-table'
import { Heading } from '@repo/ui/heading'
import { Icon } from '@repo/ui/icon'
import { Inline } from '@repo/ui/inline'
import { PageHeader } from '@repo/ui/page-header'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { VisuallyHidden } from '@repo/ui/visually-hidden'
import { useQuery } from '@tanstack/react-query'

import { useLocale } from '../../app/locale/use-locale.ts'
import { useServices } from '../../app/services-context.ts'
import { useSession } from '../../app/session/session-store.ts'
import { DASH } from '../../lib/list/cell-text.tsx'
import { usePermissionLabels } from './permission-labels.ts'
import { useStaffLabels } from './staff-labels.ts'

const all = [...ROLES]

function Line({ words, isGranted }: { words: string; isGranted: boolean }) {
  const { t } = useLingui()
  return (
    <Inline gap="s" wrap={false}>
      <Icon name={isGranted ? 'check' : 'minus'} size="s" />
      <VisuallyHidden>{isGranted ? t`Can:` : t`Can't:`}</VisuallyHidden>
      <Text tone={isGranted ? undefined : 'muted'}>{words}</Text>
    </Inline>
  )
}

function RoleCard({ role }: { role: Role }) {
  const { roles } = useStaffLabels()
  const words = usePermissionLabels()
  const granted = permissionsOf(role)
  return (
    <Card padding="l">
      <Stack gap="m">
        <Heading level={3}>{roles[role]}</Heading>
        <Stack gap="s">
          {PERMISSIONS.map((permission) => (
            <Line key={permission} words={words[permission]} isGranted={granted.includes(permission)} />
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}

export function RolesPage() {
  const { t } = useLingui()
  const { client } = useServices()
  const { uuidBranch } = useSession()
  const language = useLocale()
  const { columns, roles } = useStaffLabels()
  const { data: center } = useQuery(centerQueryOptions(client, uuidBranch))
  const createdOf = (role: Role): string => {
    const at = center?.roles.find(({ name }) => name === role)?.createdAt
    return center === undefined || at === undefined ? DASH : formatDay(dayIn(center.zone, at.getTime()), language)
  }
  return (
    <Stack gap="l">
      <PageHeader title={t`Roles`} text={t`What people can do depends on their role.`} />
      <Stack gap="m">
        <Heading level={2}>{t`What each role can do`}</Heading>
        <Columns min="part" gap="l">
          {ROLES.map((role) => (
            <RoleCard key={role} role={role} />
          ))}
        </Columns>
      </Stack>
      <DataTable<Role>
        label={t`Roles`}
        rows={all}
        keyOf={(role) => role}
        columns={[
          { key: 'role', header: columns.role, isTitle: true, cell: (role) => roles[role] },
          { key: 'created', header: columns.created, cell: createdOf },
        ]}
      />
    </Stack>
  )
}
