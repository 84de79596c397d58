import type { MemberRow } from '@repo/api-client/members/member'
import { memberQueries } from '@repo/api-client/members/queries'
import { signInCodeOf } from '@repo/domain/classes/sign-in-code'
import { searchOf } from '@repo/domain/lists/list'
import { type MemberColumn, memberList } from '@repo/domain/people/member-list'
import { useQuery } from '@tanstack/react-query'

import { useServices } from '../../app/services-context.ts'
import { useSession } from '../../app/session/session-store.ts'
import { useSettled } from './use-settled.ts'

/** A longer text narrows the matches. */
const SHOWN = 6
const SETTLED_MS = 200

const useFound = (column: MemberColumn, typed: string, isEnabled: boolean) => {
  const { client } = useServices()
  const search = isEnabled ? searchOf(memberList, column, typed) : null
  const view = { page: 1, size: 20, sort: 'name', direction: 'asc', search } as const
  const { data, isFetching } = useQuery({ ...memberQueries.page(client, view), enabled: search !== null })
  return { rows: search === null || data === undefined ? [] : data.rows, isFetching }
}

/** Empty without permission to see members. */
export const usePeople = (typed: string): { readonly people: readonly MemberRow[]; readonly isSearching: boolean } => {
  const { permissions } = useSession()
  const settled = useSettled(typed.trim(), SETTLED_MS)
  const isAllowed = permissions.includes('user_show')
  const byName = useFound('name', settled, isAllowed && !settled.includes('@'))
  const byEmail = useFound('email', settled, isAllowed && !settled.includes(' '))
  const byCode = useFound('signInCode', settled, isAllowed && signInCodeOf(settled) !== null)
  const found = new Map([...byCode.rows, ...byName.rows, ...byEmail.rows].map((member) => [member.uuid, member]))
  const isSearching =
    isAllowed && (settled !== typed.trim() || byName.isFetching || byEmail.isFetching || byCode.isFetching)
  return { people: [...found.values()].slice(0, SHOWN), isSearching }
}
