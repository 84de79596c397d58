import { useLingui } from '@lingui/react/macro'
import type { MemberSearchColumn, SearchFault } from '@repo/domain/member-search'

import type { MemberColumn } from './member-columns-store.ts'

/** What the list of members and its search say. */
export const useMemberListWords = () => {
  const { t } = useLingui()
  const columns: Readonly<Record<MemberColumn | 'name', string>> = {
    name: t`Name`,
    lastNames: t`Last name`,
    pseudonym: t`Pseudonym`,
    email: t`Email`,
    sex: t`Sex`,
    birthday: t`Birthday`,
  }
  const searchColumns: Readonly<Record<MemberSearchColumn, string>> = {
    name: columns.name,
    last_name_1: columns.lastNames,
    email: columns.email,
    pseudonym: columns.pseudonym,
    birthday: columns.birthday,
    sex: columns.sex,
  }
  const searchFaults: Readonly<Record<SearchFault, string>> = {
    'too-short': t`Enter at least 3 characters`,
    'too-long': t`Enter at most 100 characters`,
    'invalid-date': t`Enter a valid date`,
    choose: t`Choose an option`,
  }
  const sexes = { male: t`Male`, female: t`Female` }
  /** One letter, as the table shows it. */
  const sexLetters = { male: t({ message: 'M', context: 'male' }), female: t({ message: 'F', context: 'female' }) }
  return { columns, searchColumns, searchFaults, sexes, sexLetters }
}
