import { useLingui } from '@lingui/react/macro'
import type { AdminRow } from '@repo/api-client/staff/list-staff'
import type { Role } from '@repo/domain/people/permissions'
import type { AdminForm } from '@repo/domain/people/staff-form'
import type { AdminColumn } from '@repo/domain/people/staff-list'
import { useMemo } from 'react'

import type { FieldLabels } from '../../lib/form/use-form.ts'
import type { SearchLabels } from '../../lib/list/list-column.ts'
import type { ListPageLabels } from '../../lib/list/list-page-labels.ts'

export const adminName = ({ name, lastName1, lastName2 }: AdminRow): string =>
  [name, lastName1, lastName2].filter(Boolean).join(' ')

export const useStaffLabels = () => {
  const { t } = useLingui()
  return useMemo(() => {
    const columns = {
      name: t`Name`,
      lastNames: t`Last name`,
      email: t`Email`,
      landline: t`Landline`,
      mobile: t`Mobile`,
      role: t`Role`,
      status: t`Status`,
      created: t`Created`,
    }
    const roles: Readonly<Record<Role, string>> = {
      admin: t`Administrator`,
      coach: t({ message: 'Coach', context: 'role' }),
    }
    const search: SearchLabels<AdminColumn> = {
      name: columns.name,
      lastName1: columns.lastNames,
      email: columns.email,
      landline: columns.landline,
      mobilePhone: columns.mobile,
    }
    const fields: Readonly<Record<keyof AdminForm, FieldLabels>> = {
      name: { label: columns.name, missing: t`Enter a name` },
      lastName1: { label: t`First last name`, missing: t`Enter the first last name` },
      lastName2: { label: t`Second last name` },
      email: { label: columns.email, missing: t`Enter an email` },
      landline: { label: columns.landline },
      mobilePhone: { label: columns.mobile, missing: t`Enter a mobile number` },
      isShortName: { label: t`The name really is this short` },
      role: { label: columns.role },
      isActive: { label: t`Can sign in` },
      password: { label: t`Password`, missing: t`Enter a password` },
      repeated: { label: t`Confirm password`, missing: t`Enter the password again` },
    }
    return { columns, roles, search, fields }
  }, [t])
}

export const useStaffPageLabels = (): ListPageLabels<AdminRow> => {
  const { t } = useLingui()
  return useMemo(
    () => ({
      title: t`Administrators`,
      search: t`Search administrators`,
      pages: t`Administrator pages`,
      showAll: t`Show all`,
      selectAll: t`Select all on this page`,
      select: ({ name, lastName1 }) => t`Select ${{ name: `${name} ${lastName1}` }}`,
      loadFailed: t`Couldn't load administrators`,
      empty: { icon: 'users', title: t`No administrators yet`, text: t`Add the people who work at your center.` },
      nothingFound: { title: t`No one matches your search`, text: t`Check the spelling or search another column.` },
    }),
    [t],
  )
}
