import { memberQueries } from '@repo/api-client/members/queries'
import { searchOf } from '@repo/domain/lists/list'
import { memberList } from '@repo/domain/people/member-list'
import { useQuery } from '@tanstack/react-query'

import { useServices } from '../../app/services-context.ts'
import { useSession } from '../../app/session/session-store.ts'
import { useSettled } from '../../lib/people/use-settled.ts'

const SETTLED_MS = 300

/** `of` is the member's UUID, or null for a new one. */
export const usePseudonymTaken = (typed: string, of: string | null): boolean => {
  const { client } = useServices()
  const { permissions } = useSession()
  const text = useSettled(typed.trim(), SETTLED_MS)
  const search = permissions.includes('user_show') ? searchOf(memberList, 'pseudonym', text) : null
  const view = { page: 1, size: 100, sort: 'pseudonym', direction: 'asc', search } as const
  const { data } = useQuery({ ...memberQueries.page(client, view), enabled: search !== null })
  if (search === null || data === undefined || text !== typed.trim()) return false
  const wanted = text.toLowerCase()
  return data.rows.some(({ uuid, pseudonym }) => uuid !== of && pseudonym?.toLowerCase() === wanted)
}
