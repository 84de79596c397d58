import type { ChosenPerson } from '@repo/domain/challenges/challenge-form'
import { searchFault, type SearchFault } from '@repo/domain/lists/list'
import { memberList } from '@repo/domain/people/member-list'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'

import { useServices } from '../../../app/services-context.ts'
import { isRefusedSearch } from '../../../lib/list/is-refused-search.ts'
import { useSettled } from '../../../lib/people/use-settled.ts'
import { emailsIn } from './emails-in.ts'
import { distinct, foundPeopleOptions, listedPeopleOptions } from './find-people.ts'

const SETTLED_MS = 200

export interface FoundPeople {
  readonly people: readonly ChosenPerson[]
  readonly unknown: readonly string[]
  readonly fault: SearchFault | null
  /** Whether the rows belong to an earlier text. */
  readonly isPending: boolean
  readonly isFailed: boolean
  readonly retry: () => void
  /** Undefined on the last page. */
  readonly onEnd: (() => void) | undefined
}

const useSearch = (settled: string, isEnabled: boolean): FoundPeople => {
  const { client } = useServices()
  const fault = searchFault(memberList, 'name', settled)
  const found = useInfiniteQuery({ ...foundPeopleOptions(client, settled), enabled: isEnabled && fault === null })
  const isRefused = isRefusedSearch(found.error)
  const all = useInfiniteQuery({ ...foundPeopleOptions(client, ''), enabled: isEnabled && isRefused })
  const query = isRefused ? all : found
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query
  const people = useMemo(() => distinct(data?.pages.flatMap((page) => page.people) ?? []), [data])
  const isWaiting = isFetchingNextPage || isFetchNextPageError
  const reachEnd = useCallback(() => {
    if (!isWaiting) void fetchNextPage()
  }, [isWaiting, fetchNextPage])
  return {
    people: fault === null ? people : [],
    unknown: [],
    fault,
    isPending: fault === null && (query.isPending || query.isPlaceholderData),
    isFailed: query.isError,
    retry: () => void (isFetchNextPageError ? fetchNextPage() : query.refetch()),
    onEnd: hasNextPage ? reachEnd : undefined,
  }
}

const useListed = (emails: readonly string[]): FoundPeople => {
  const { client } = useServices()
  const queryClient = useQueryClient()
  const query = useQuery({ ...listedPeopleOptions({ client, queryClient }, emails), enabled: emails.length > 0 })
  return {
    people: query.data?.people ?? [],
    unknown: query.data?.unknown ?? [],
    fault: null,
    isPending: query.isPending,
    isFailed: query.isError,
    retry: () => void query.refetch(),
    onEnd: undefined,
  }
}

export const useFoundPeople = (typed: string, pasted: readonly string[]): FoundPeople => {
  const text = typed.trim()
  const settled = useSettled(text, SETTLED_MS)
  const emails = useMemo(() => (pasted.length > 0 ? pasted : emailsIn(settled)), [pasted, settled])
  const found = useSearch(settled, emails.length === 0)
  const listed = useListed(emails)
  const shown = emails.length > 0 ? listed : found
  return { ...shown, isPending: shown.isPending || text !== settled }
}
