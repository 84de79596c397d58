import type { Client } from '@repo/api-client/core/client'
import { listMembers } from '@repo/api-client/members/list-members'
import type { MemberRow } from '@repo/api-client/members/member'
import { memberQueries } from '@repo/api-client/members/queries'
import type { ChosenPerson } from '@repo/domain/challenges/challenge-form'
import { searchOf, type ListSearch, type PageSize } from '@repo/domain/lists/list'
import { memberList, type MemberColumn } from '@repo/domain/people/member-list'
import { infiniteQueryOptions, keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'

import { emailKey } from './emails-in.ts'

type Search = ListSearch<MemberColumn> | null

const PAGE: PageSize = 50
const LARGE_PAGE: PageSize = 100
/** Above this number, reading all members takes fewer calls. */
const MOST_LOOKED_UP = 50

const personOf = ({ uuid, name, lastName1, email, pseudonym, imageUrl }: MemberRow): ChosenPerson => ({
  uuid,
  name,
  lastName1,
  email,
  pseudonym,
  imageUrl,
})

const searchesOf = (typed: string): readonly Search[] => {
  if (typed === '') return [null]
  const columns: readonly MemberColumn[] = typed.includes('@') ? ['email'] : ['name', 'pseudonym', 'email']
  return columns.flatMap((column) => searchOf(memberList, column, typed) ?? [])
}

const viewOf = (search: Search, page: number, size: PageSize) =>
  ({ search, page, size, sort: 'name', direction: 'asc' }) as const

export const distinct = (people: readonly ChosenPerson[]): readonly ChosenPerson[] => [
  ...new Map(people.map((person) => [person.uuid, person])).values(),
]

export const foundPeopleOptions = (client: Client, typed: string) =>
  infiniteQueryOptions({
    queryKey: [...memberQueries.lists, 'found', typed],
    queryFn: async ({ pageParam: { page, searches }, signal }) => {
      const pages = await Promise.all(
        searches.map((search) => client.call(listMembers, { query: viewOf(search, page, PAGE) }, signal)),
      )
      return {
        people: pages.flatMap(({ rows }) => rows.map(personOf)),
        unfinished: searches.filter((_, index) => (pages[index]?.lastPage ?? 0) > page),
      }
    },
    initialPageParam: { page: 1, searches: searchesOf(typed) },
    getNextPageParam: ({ unfinished }, _, { page }) =>
      unfinished.length === 0 ? null : { page: page + 1, searches: unfinished },
    placeholderData: keepPreviousData,
  })

interface Reading {
  readonly client: Client
  readonly queryClient: QueryClient
  readonly signal: AbortSignal
  readonly onProgress?: (read: number, total: number) => void
}

const pageOf = ({ client, queryClient }: Reading, search: Search, page: number) => {
  const query = viewOf(search, page, LARGE_PAGE)
  return queryClient.fetchQuery({
    queryKey: [...memberQueries.lists, 'all', query],
    queryFn: ({ signal }) => client.call(listMembers, { query }, signal),
    staleTime: 0,
    gcTime: 0,
  })
}

export const readPeople = async (typed: string, reading: Reading): Promise<readonly ChosenPerson[]> => {
  const people: ChosenPerson[] = []
  for (const search of searchesOf(typed)) {
    for (let page = 1, last = 1; page <= last; page += 1) {
      const { rows, lastPage, total } = await pageOf(reading, search, page)
      reading.signal.throwIfAborted()
      last = lastPage
      people.push(...rows.map(personOf))
      reading.onProgress?.((page - 1) * LARGE_PAGE + rows.length, total)
    }
  }
  return distinct(people)
}

const readByEmail = async (emails: readonly string[], reading: Reading): Promise<readonly ChosenPerson[]> => {
  if (emails.length > MOST_LOOKED_UP) return readPeople('', reading)
  const found: (readonly ChosenPerson[])[] = []
  for (const email of emails) found.push(await readPeople(email, reading))
  return found.flat()
}

export const listedPeopleOptions = ({ client, queryClient }: Omit<Reading, 'signal'>, emails: readonly string[]) =>
  queryOptions({
    queryKey: [...memberQueries.lists, 'listed', emails],
    queryFn: async ({ signal }) => {
      const people = await readByEmail(emails, { client, queryClient, signal })
      const byEmail = new Map(people.map((person) => [emailKey(person.email ?? ''), person]))
      return {
        people: emails.flatMap((email) => byEmail.get(emailKey(email)) ?? []),
        unknown: emails.filter((email) => !byEmail.has(emailKey(email))),
      }
    },
  })
