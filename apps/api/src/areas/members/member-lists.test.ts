import { sessionHeaders } from '@repo/api-client/core/headers'
import { listMembers } from '@repo/api-client/members/list-members'
import { SORT_DIRECTIONS } from '@repo/domain/lists/list'
import { memberList, type MemberSort } from '@repo/domain/people/member-list'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildMember } from '../../../testing/factories/build-member.ts'
import { buildGym, type Gym, staffClient, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import type { Client, WireInput } from '../../../testing/wire-client.ts'
import { branchDatabase, type BranchDatabase } from '../../database/branch-database.ts'
import { members } from '../../database/schema/members.ts'
import { readIdsInBatches } from '../../lists/keyset/read-ids.ts'
import { walkFromNearestEnd } from '../../lists/keyset/seek-page.ts'
import { nameKey } from '../../lists/text-search.ts'
import { memberIndex } from './member-queries.ts'

type Query = WireInput<typeof listMembers>['query']

const MANY = 4321
const LINKED_NEIGHBOURS = 2

/** Names, birthdays, and times repeat, so that ties are resolved by id. */
const buildMany = async ({ context: { db } }: TestServer, branchUuid: string): Promise<void> => {
  await db.execute(sql`
    insert into members (uuid, branch_uuid, name, last_name_1, pseudonym, email, sign_in_code, created_at)
    select gen_random_uuid(), ${branchUuid}::uuid, (array['Ana', 'Álvaro', 'ana', 'Zoé'])[1 + n % 4], 'Núñez ' || n % 50,
      'Rayo ' || n % 7, 'm' || n || '@gym.example', (100000 + n)::text,
      timestamptz '2026-01-01' + (n % 100) * interval '1 day'
    from generate_series(1, ${MANY - LINKED_NEIGHBOURS}) as n`)
}

describe('walkFromNearestEnd', () => {
  it.each([
    ['asc', 0, 20, 100, { backwards: false, skip: 0, size: 20 }],
    ['asc', 80, 20, 100, { backwards: true, skip: 0, size: 20 }],
    ['asc', 80, 20, 95, { backwards: true, skip: 0, size: 15 }],
    ['desc', 60, 20, 100, { backwards: false, skip: 20, size: 20 }],
    ['desc', 100, 20, 100, { backwards: false, skip: 0, size: 0 }],
  ] as const)('reads %s from row %i, %i of %i rows', (direction, offset, size, total, walk) => {
    expect(walkFromNearestEnd(direction, { offset, size }, total)).toEqual(walk)
  })
})

const spelled = (sort: MemberSort): string => (sort === 'lastName1' ? 'last_name_1' : sort)

describe('the list of members', () => {
  let server: TestServer
  let gym: Gym
  let staff: Client & { readonly token: string }
  beforeAll(async () => {
    server = await startTestServer()
    gym = await buildGym(server)
    staff = await staffClient(server, gym, gym.admin.email)
    await buildMany(server, gym.branch.uuid)
  })

  const pageOf = async (query: Query, client = staff) => await client.callDecoded(listMembers, { query })
  const found = async (query: Query, client = staff) => (await pageOf(query, client)).rows.map(({ uuid }) => uuid)

  it.each(memberList.sorts.flatMap((sort) => SORT_DIRECTIONS.map((direction) => [sort, direction] as const)))(
    'has every member once and in order on any page: %s %s',
    async (sort, direction) => {
      const key = sort === 'created' ? sql`created_at` : nameKey(sql.identifier(spelled(sort)))
      const way = direction === 'asc' ? sql`asc` : sql`desc`
      const rows = await server.context.db.execute(
        sql`select uuid from members where branch_uuid = ${gym.branch.uuid} and unlinked_at is null order by ${key} ${way}, uuid ${way}`,
      )
      const expected = (rows as { rows: { uuid: string }[] }).rows.map(({ uuid }) => uuid)
      const size = 100
      for (const page of [1, 2, 3, 21, 22, 23, 30, 43, 44, 45]) {
        const from = (page - 1) * size
        expect(await found({ page, per_page: size, sort: spelled(sort), direction })).toEqual(
          expected.slice(from, from + size),
        )
      }
    },
  )

  const sortByIds = async (): Promise<string[]> => {
    const rows = await server.context.db.execute(
      sql`select uuid from members where branch_uuid = ${gym.branch.uuid} and unlinked_at is null order by ${nameKey(sql`email`)} desc, uuid desc`,
    )
    return (rows as { rows: { uuid: string }[] }).rows.map(({ uuid }) => uuid)
  }

  it.each(memberList.sorts)('is read in batches without gaps or duplicates: %s', async (sort) => {
    const branch = branchDatabase(server.context.db, gym.branch.uuid)
    for (const direction of SORT_DIRECTIONS) {
      const ids = await readIdsInBatches(branch, memberIndex, { sort, direction })
      const first = await found({ page: 1, per_page: 100, sort: spelled(sort), direction })
      const last = await found({ page: 43, per_page: 100, sort: spelled(sort), direction })
      expect([ids.length, new Set(ids).size]).toEqual([MANY, MANY])
      expect([ids.slice(0, 100), ids.slice(4200, 4300)]).toEqual([first, last])
    }
  })

  /** Reads the ids while the first member moves to the end of the list after each of the first statements. */
  const takenWhileMoving = async (changes: number): Promise<readonly string[]> => {
    const { db } = server.context
    const real = branchDatabase(db, gym.branch.uuid)
    const [first = ''] = await sortByIds()
    let runs = 0
    const restless: BranchDatabase = {
      ...real,
      read: async (work) => {
        const answer = await real.read(work)
        runs += 1
        const email = `${runs % 2}-${first}@gym.example`
        if (runs <= changes) await db.update(members).set({ email }).where(eq(members.uuid, first))
        return answer
      },
    }
    return readIdsInBatches(restless, memberIndex, { sort: 'email', direction: 'desc' })
  }

  it.each([1, 2])('is read again if a member moves during the read, %i times', async (changes) => {
    expect(await takenWhileMoving(changes)).toEqual(await sortByIds())
  })

  it('is read in a single statement if members keep moving', async () => {
    const ids = await takenWhileMoving(1000)
    expect(ids.toSorted()).toEqual((await sortByIds()).toSorted())
  })

  it('has the number of pages and members', async () => {
    expect(await pageOf({ page: 2 })).toMatchObject({ page: 2, lastPage: 217, size: 20, total: MANY })
  })

  it('reflects changes before a page that was already read', async () => {
    const query = { page: 30, per_page: 100, sort: 'email', direction: 'asc' } as const
    const before = await found(query)
    const added = await buildMember(server.context.db, gym.branch.uuid, { email: '0@gym.example' })
    expect(await found(query)).toEqual([expect.any(String), ...before.slice(0, -1)])
    await server.context.db.delete(members).where(sql`uuid = ${added.uuid}`)
    expect(await found(query)).toEqual(before)
  })

  it('reflects a member who moves within the list', async () => {
    const query = { page: 30, per_page: 100, sort: 'email', direction: 'asc' } as const
    const before = await found(query)
    const [last = ''] = await sortByIds()
    const moveTo = (email: string) => server.context.db.update(members).set({ email }).where(eq(members.uuid, last))
    await moveTo('0@gym.example')
    expect(await found(query)).toEqual([expect.any(String), ...before.slice(0, -1)])
    await moveTo('z@gym.example')
    expect(await found(query)).toEqual(before)
  })

  it('is empty past the last page and still has the total', async () => {
    expect(await pageOf({ page: 218 })).toMatchObject({ rows: [], total: MANY })
  })

  it('has the page format of the provider', async () => {
    const headers = sessionHeaders({
      centerKey: gym.branch.publishableKey,
      language: 'en',
      staffToken: staff.token,
      branchUuid: gym.branch.uuid,
    })
    const path = `${server.url}/api/v2/users`
    const answer = await fetch(`${path}?search_column=email&search=m12&page=2&per_page=50`, { headers })
    const { data, links, meta } = (await answer.json()) as { data: object[]; links: object; meta: object }
    const other = (page: number) =>
      `${path}?search_column=email&search=m12&sort=created&direction=desc&page=${page}&per_page=50`
    // 12, 120 to 129 and 1200 to 1299
    expect(meta).toEqual({
      current_page: 2,
      last_page: 3,
      per_page: 50,
      total: 111,
      from: 51,
      to: 100,
      path,
      links,
    })
    expect(links).toEqual({ first: other(1), last: other(3), prev: other(1), next: other(3) })
    expect(Object.keys(data[0] ?? {})).toEqual([
      'user_uuid',
      'name',
      'last_name_1',
      'last_name_2',
      'pseudonym',
      'email',
      'sex',
      'birthday',
      'banned_user',
      'url_image',
    ])
    expect(data[0]).toMatchObject({ last_name_2: null, banned_user: 0 })
  })

  it('has all members with few fields for a picker', async () => {
    const answer = (await staff.call(listMembers, { query: { pagination: '0' } })) as {
      readonly data: readonly object[]
    }
    const { data, ...rest } = answer
    expect([data.length, rest]).toEqual([MANY, {}])
    expect(Object.keys(data[0] ?? {}).toSorted()).toEqual(
      ['email', 'last_name_1', 'name', 'pseudonym', 'url_image', 'user_uuid'].toSorted(),
    )
  })

  it.each([{ per_page: 30 }, { page: 0 }, { sort: 'birthday' }, { search: 'ab' }, { pagination: '1' }])(
    'refuses %j',
    async (query) => {
      await expect(staff.callDecoded(listMembers, { query: query as Query })).rejects.toMatchObject({ status: 422 })
    },
  )
})
