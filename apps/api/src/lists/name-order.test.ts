import { showCenter } from '@repo/api-client/center/show-center'
import { listEntrants } from '@repo/api-client/challenges/entrants'
import { listChallenges } from '@repo/api-client/challenges/list-challenges'
import { listMembers } from '@repo/api-client/members/list-members'
import { listRequests } from '@repo/api-client/requests/requests'
import { listSensors } from '@repo/api-client/sensors/endpoints'
import { listAdmins } from '@repo/api-client/staff/list-staff'
import { SORT_DIRECTIONS, type SortDirection } from '@repo/domain/lists/list'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { challengeWorld, DAY_MS, FINISH } from '../../testing/challenge-world.ts'
import { buildAdmin } from '../../testing/factories/build-admin.ts'
import { buildChallenge } from '../../testing/factories/build-challenge.ts'
import { buildChallenger } from '../../testing/factories/build-challenger.ts'
import { buildGoal } from '../../testing/factories/build-goal.ts'
import { buildLinkRequest } from '../../testing/factories/build-link-request.ts'
import { buildMember } from '../../testing/factories/build-member.ts'
import { buildRoom } from '../../testing/factories/build-room.ts'
import { buildSensor } from '../../testing/factories/build-sensor.ts'
import { buildEmptyGym, type Gym, staffClient, startTestServer, type TestServer } from '../../testing/test-server.ts'
import type { Client } from '../../testing/wire-client.ts'
import { settleChallenges } from '../areas/challenges/challenge-ends.ts'
import { memberIndex } from '../areas/members/member-queries.ts'
import { branchDatabase } from '../database/branch-database.ts'
import { rowsOf } from '../database/database.ts'
import { sensors } from '../database/schema/sensors.ts'
import { nameKey } from './text-search.ts'

/** In Spanish order. */
const NAMES = ['Nuez', 'Núñez', 'Nzinga', 'Ñandú', 'Oca'] as const
const SHUFFLED = ['Oca', 'Núñez', 'Ñandú', 'Nuez', 'Nzinga'] as const
const inWay = <T>(ordered: readonly T[], direction: SortDirection): readonly T[] =>
  direction === 'asc' ? ordered : ordered.toReversed()

/** With these before the names, the first page of twenty ends between Nzinga and Ñandú. */
const BEFORE = Array.from({ length: 17 }, (_, n) => `Alba ${String(n).padStart(2, '0')}`)
const TWO_PAGES = [...BEFORE, ...NAMES]

describe('names in Spanish order', () => {
  let server: TestServer
  let gym: Gym
  let staff: Client
  beforeAll(async () => {
    server = await startTestServer()
    gym = await buildEmptyGym(server, { features: { gamification: true } })
    staff = await staffClient(server, gym, gym.admin.email)
    const { db } = server.context
    const { uuid: branch } = gym.branch
    for (const name of [...SHUFFLED, ...BEFORE]) {
      const email = `${name.replaceAll(/\W/g, '')}@birds.example`
      const { uuid } = await buildMember(db, branch, { name, lastName1: name, pseudonym: name, email })
      await buildSensor(db, branch, uuid, { name })
      await buildAdmin(db, branch, { name, lastName1: name, email })
      await buildLinkRequest(db, branch, { name, lastName1: name, pseudonym: name })
      await buildChallenge(db, branch, { name })
      await buildRoom(db, branch, gym.coach.uuid, { name })
    }
  })

  it.each([
    ['nuez', 'nuñez'],
    ['nuñez', 'nuo'],
    ['nz', 'ñ'],
    ['nzinga', 'Ñandú'],
    ['ñandú', 'ÑANDÚZ'],
    ['ñ', 'o'],
    ['Núñez', 'Nuñez Gil'],
    ['Muñiz', 'MUO'],
    ['José', 'josefa'],
    ['Ana Zoé', 'Anabel'],
  ])('sort %s before %s', async (one, other) => {
    const decomposed = other.normalize('NFD')
    const before = sql`select ${nameKey(sql`${one}::text`)} < ${nameKey(sql`${other}::text`)} as composed,
      ${nameKey(sql`${one.normalize('NFD')}::text`)} < ${nameKey(sql`${decomposed}::text`)} as decomposed`
    expect(await rowsOf(server.context.db, before)).toEqual([{ composed: true, decomposed: true }])
  })

  it.each([
    ['ÑANDÚ', 'ñandu'],
    ['Núñez', 'nuñez'],
    ['Zoé', 'zoe'],
  ])('treat %s and %s as equal', async (one, other) => {
    const alike = sql`select ${nameKey(sql`${one}::text`)} = ${nameKey(sql`${other}::text`)} as alike`
    expect(await rowsOf(server.context.db, alike)).toEqual([{ alike: true }])
  })

  interface Page {
    readonly page: number
    readonly direction: SortDirection
  }
  const namesIn = ({ rows }: { readonly rows: readonly { readonly name: string | null }[] }) =>
    rows.map(({ name }) => name ?? '')
  const lists: readonly (readonly [what: string, pageOf: (page: Page) => Promise<readonly string[]>])[] = [
    ...(['name', 'last_name_1', 'pseudonym'] as const).map(
      (sort) =>
        [
          `members by ${sort}`,
          async (page: Page) => namesIn(await staff.callDecoded(listMembers, { query: { ...page, sort } })),
        ] as const,
    ),
    [
      'members found by a search',
      async (page) => {
        const query = { ...page, sort: 'name', search_column: 'email', search: '@birds' } as const
        return namesIn(await staff.callDecoded(listMembers, { query }))
      },
    ],
    [
      'members of a sex',
      async (page) => {
        const query = { ...page, sort: 'last_name_1', search_column: 'sex', search: 'female' } as const
        return namesIn(await staff.callDecoded(listMembers, { query }))
      },
    ],
    [
      'sensors',
      async (page) => namesIn(await staff.callDecoded(listSensors, { query: { ...page, sort: 'sensor_name' } })),
    ],
    [
      'challenges',
      async (page) => namesIn(await staff.callDecoded(listChallenges, { query: { ...page, sort: 'name' } })),
    ],
    [
      'administrators',
      async (page) => {
        const query = { ...page, sort: 'name', search_colum: 'email', search: '@birds' } as const
        return namesIn(await staff.callDecoded(listAdmins, { query }))
      },
    ],
    [
      'requests',
      async (page) => {
        const params = { branch: gym.branch.uuid }
        return namesIn(await staff.callDecoded(listRequests, { params, query: { ...page, sort: 'pseudonym' } }))
      },
    ],
  ]

  it.each(lists.flatMap(([what, pageOf]) => SORT_DIRECTIONS.map((direction) => [what, direction, pageOf] as const)))(
    'stay the same across pages of %s, %s',
    async (_, direction, pageOf) => {
      const pages = [await pageOf({ page: 1, direction }), await pageOf({ page: 2, direction })]
      const expected = inWay(TWO_PAGES, direction)
      expect(pages).toEqual([expected.slice(0, 20), expected.slice(20)])
    },
  )

  it('stay the same for rooms', async () => {
    const { rooms } = await staff.call(showCenter, { params: { uuid: gym.branch.uuid } })
    expect(namesIn({ rows: rooms })).toEqual(TWO_PAGES)
  })

  it.each([
    ['nandu', 'Ñandú'],
    ['ÑAND', 'Ñandú'],
    ['nunez', 'Núñez'],
    ['nuñez', 'Núñez'],
  ])('let a search for %s find %s', async (search, name) => {
    const found = [
      staff.callDecoded(listMembers, { query: { search } }),
      staff.callDecoded(listMembers, { query: { search, search_column: 'pseudonym' } }),
      staff.callDecoded(listSensors, { query: { search } }),
      staff.callDecoded(listChallenges, { query: { search } }),
    ]
    for (const page of await Promise.all(found)) expect(namesIn(page)).toEqual([name])
  })

  it.each(['name', 'lastName1', 'pseudonym', 'email'] as const)('come from an index of members: %s', async (sort) => {
    const ordered = sql`select uuid from members where ${memberIndex.listed} order by ${memberIndex.key(sort)}, uuid`
    expect(await planOf(ordered)).toMatch(/Index .*members_by_/)
  })

  it('come from an index of sensors', async () => {
    const ordered = sql`select uuid from sensors order by ${nameKey(sensors.name)}, uuid`
    expect(await planOf(ordered)).toMatch(/Index .*sensors_by_name/)
  })

  /** Plan for a table too large to sort. A sort fails. */
  const planOf = (query: ReturnType<typeof sql>): Promise<string> =>
    branchDatabase(server.context.db, gym.branch.uuid).run(async (tx) => {
      for (const way of ['enable_seqscan', 'enable_sort', 'enable_bitmapscan'] as const)
        await tx.execute(sql`select set_config(${way}, 'off', true)`)
      const lines = await rowsOf<Record<string, string>>(tx, sql`explain ${query} limit 20`)
      const plan = lines.flatMap((line) => Object.values(line)).join('\n')
      expect(plan).not.toContain('Sort')
      return plan
    })
})

describe('a long list of members', () => {
  /** Places the anchors of deep pages on the last Nzinga and the last Ñandú. */
  const COUNTS = { Nuez: 60, Núñez: 60, Nzinga: 80, Ñandú: 200, Oca: 100 } as const
  const MANY = 500

  it.each([20, 100] as const)('is the same in pages of %i, in both directions', async (size) => {
    const server = await startTestServer()
    const gym = await buildEmptyGym(server)
    const staff = await staffClient(server, gym, gym.admin.email)
    const names = Object.entries(COUNTS).flatMap(([name, count]) => Array.from({ length: count }, () => name))
    await server.context.db.execute(sql`
      insert into members (uuid, branch_uuid, name, last_name_1, pseudonym, email, sign_in_code, created_at)
      select gen_random_uuid(), ${gym.branch.uuid}::uuid, name, 'Gil', 'Rayo', 'm' || n || '@gym.example',
        (300000 + n)::text, now()
      from unnest(${`{${names.join(',')}}`}::text[]) with ordinality as named (name, n)`)
    for (const direction of SORT_DIRECTIONS) {
      const listed: { readonly uuid: string; readonly name: string | null }[] = []
      for (let page = 1; page <= MANY / size; page += 1) {
        const query = { page, per_page: size, sort: 'name', direction } as const
        listed.push(...(await staff.callDecoded(listMembers, { query })).rows)
      }
      const placeOf = ({ name }: { readonly name: string | null }) => NAMES.findIndex((one) => one === name)
      const ordered = listed.toSorted((one, other) => placeOf(one) - placeOf(other) || (one.uuid < other.uuid ? -1 : 1))
      expect(new Set(listed.map(({ uuid }) => uuid)).size).toBe(MANY)
      expect(listed).toEqual(inWay(ordered, direction))
    }
  })
})

describe('participants with equal points in a challenge', () => {
  it('are listed and get their medals in Spanish order', async () => {
    const server = await startTestServer()
    const world = await challengeWorld(server)
    const challenge = await world.challengeOf()
    await buildGoal(world.db, challenge, { target: 1, points: 7 })
    const named = new Map<string, string>()
    for (const name of SHUFFLED) {
      const { uuid } = await world.person(name)
      named.set(uuid, name)
      await buildChallenger(world.db, challenge, uuid)
      await world.train(uuid, [1])
    }
    const staff = await world.staffAt(FINISH.getTime() - DAY_MS)
    const order = async () => {
      const { rows } = await staff.callDecoded(listEntrants, { params: { uuid: challenge.uuid }, query: {} })
      return rows.map(({ name }) => name?.replace(' Ruiz', ''))
    }
    expect(await order()).toEqual(NAMES)
    server.clock.set(FINISH.getTime() + 1)
    await settleChallenges(server.context)
    const medals = (await world.resultsOf(challenge.uuid)).filter(({ medal }) => medal !== null)
    expect(medals.map(({ memberUuid, medal }) => [medal, named.get(memberUuid ?? '')])).toEqual([
      ['gold', 'Nuez'],
      ['silver', 'Núñez'],
      ['bronze', 'Nzinga'],
    ])
  })
})
