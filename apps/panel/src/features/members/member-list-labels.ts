import { useLingui } from '@lingui/react/macro'
import type { MemberRow } from '@repo/api-client/members/member'
import type { MemberColumn } from '@repo/domain/people/member-list'
import { useMemo } from 'react'

import type { SearchLabels } from '../../lib/list/list-column.ts'
import type { ListPageLabels } from '../../lib/list/list-page-labels.ts'

export const memberName = (member: Pick<MemberRow, 'name' | 'lastName1' | 'email'>): string =>
  [member.name, member.lastName1].filter(Boolean).join(' ') || member.email

export const useMemberListLabels = () => {
  const { t } = useLingui()
  return useMemo(() => {
    const columns = {
      name: t`Name`,
      lastNames: t`Last name`,
      pseudonym: t`Pseudonym`,
      email: t`Email`,
      sex: t`Sex`,
      birthday: t`Birthday`,
    }
    const sexes = { male: t`Male`, female: t`Female` }
    const search: SearchLabels<MemberColumn> = {
      name: columns.name,
      lastName1: columns.lastNames,
      email: columns.email,
      pseudonym: columns.pseudonym,
      birthday: columns.birthday,
      sex: { label: columns.sex, options: sexes },
      signInCode: t`Sign-in code`,
    }
    const sexLetters = { male: t({ message: 'M', context: 'male' }), female: t({ message: 'F', context: 'female' }) }
    return { columns, search, sexes, sexLetters }
  }, [t])
}

export const useMemberPageLabels = (): ListPageLabels<MemberRow> => {
  const { t } = useLingui()
  return useMemo(
    () => ({
      title: t`Users`,
      search: t`Search users`,
      pages: t`User pages`,
      showAll: t`Show everyone`,
      selectAll: t`Select everyone on this page`,
      select: (member) => {
        const name = memberName(member)
        return t({ message: `Select ${name}`, context: 'person' })
      },
      loadFailed: t`Could not download users, try later.`,
      empty: { icon: 'users', title: t`No users yet`, text: t`Add your first user by email.` },
      nothingFound: { title: t`No one matches your search`, text: t`Check the spelling or search another column.` },
    }),
    [t],
  )
}
