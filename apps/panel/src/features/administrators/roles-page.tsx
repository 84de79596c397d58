import { useLingui } from '@lingui/react/macro'
import { centerQueryOptions } from '@repo/api-client/centers/queries'
import { formatDay } from '@repo/domain/date-format'
import { dayIn } from '@repo/domain/day'
import { PERMISSIONS, permissionsOf, ROLES, type Permission, type Role } from '@repo/domain/permissions'
import { DataTable } from '@repo/ui/data-table'
import { Heading } from '@repo/ui/heading'
import { Icon } from '@repo/ui/icon'
import { PageHeader } from '@repo/ui/page-header'
import { Stack } from '@repo/ui/stack'
import { VisuallyHidden } from '@repo/ui/visually-hidden'
import { useQuery } from '@tanstack/react-query'

import { useServices } from '../../app/services-context.ts'
import { useSession } from '../../app/session-store.ts'
import { useLocale } from '../../app/use-locale.ts'
import { DASH } from '../../lib/list/cell-text.tsx'
import { useAdminWords } from './admin-words.ts'
import { usePermissionWords } from './permission-words.ts'

const all = ROLES.map((name) => name)
const keys = [...PERMISSIONS]

function May({ role, permission }: { role: Role; permission: Permission }) {
  const { t } = useLingui()
  if (!permissionsOf(role).includes(permission)) return <VisuallyHidden>{t`no`}</VisuallyHidden>
  return (
    <>
      <Icon name="check" size="s" />
      <VisuallyHidden>{t`yes`}</VisuallyHidden>
    </>
  )
}

/** The roles there are, and what each may do. */
export function RolesPage() {
  const { t } = useLingui()
  const { client } = useServices()
  const { uuidBranch } = useSession()
  const language = useLocale()
  const { columns, roles } = useAdminWords()
  const words = usePermissionWords()
  const { data: center } = useQuery(centerQueryOptions(client, uuidBranch))
  const created =
    center === undefined || center.createdAt === null
      ? DASH
      : formatDay(dayIn(center.zone, center.createdAt.getTime()), language)
  return (
    <Stack gap="l">
      <PageHeader title={t`Roles`} text={t`What somebody may do follows from their role.`} />
      <DataTable<Role>
        label={t`Roles`}
        rows={all}
        keyOf={(role) => role}
        columns={[
          { key: 'role', header: columns.role, isTitle: true, cell: (role) => roles[role] },
          { key: 'created', header: columns.created, cell: () => created },
        ]}
      />
      <Stack gap="m">
        <Heading level={2}>{t`What each may do`}</Heading>
        <DataTable<Permission>
          label={t`What each may do`}
          rows={keys}
          keyOf={(permission) => permission}
          columns={[
            { key: 'may', header: t`May`, isTitle: true, cell: (permission) => words[permission], size: 'l' },
            ...ROLES.map((role) => ({
              key: role,
              header: roles[role],
              cell: (permission: Permission) => <May role={role} permission={permission} />,
            })),
          ]}
        />
      </Stack>
    </Stack>
  )
}
