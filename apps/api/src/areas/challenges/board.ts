import type { boardList } from '@repo/domain/challenges/challenge-list'
import { wallRanking } from '@repo/domain/displays/idle-view'
import type { ColumnOf, ListSearch, SortOf } from '@repo/domain/lists/list'
import { firstOfDays } from '@repo/domain/time/day'
import { asc, desc, eq, gte, sql, type SQL } from 'drizzle-orm'

import { rowsOf, type Transaction, uuidIn } from '../../database/database.ts'
import { branches } from '../../database/schema/center.ts'
import { memberDays, members, memberStandings, standingCounts } from '../../database/schema/members.ts'
import { searchedEmail } from '../../lib/email-forms.ts'
import { centerToday } from '../../lists/date-filters.ts'
import type { KeysetIndex } from '../../lists/keyset/keyset-index.ts'
import { keysetList } from '../../lists/keyset/keyset-list.ts'
import type { ListSource } from '../../lists/list-source.ts'
import { limitAndOffset, type RowSelection } from '../../lists/row-selection.ts'
import { nameKey, patternsOf, searchWords } from '../../lists/text-search.ts'
import { showsNumbers } from '../classes/privacy/shows-numbers.ts'

/** `m` is the member in a statement. Breaks ties in standings. */
export const MEMBER_NAME_KEY = nameKey(sql`concat_ws(' ', m.name, m.last_name_1, m.last_name_2)`)

/** Order of the board: most points first. Triggers maintain its row count. */
const boardIndex: KeysetIndex<SortOf<typeof boardList>> = {
  name: 'board',
  count: async (tx) => {
    const [row] = await rowsOf<{ listed: number; version: number | string }>(
      tx,
      sql`select listed, version from ${standingCounts}`,
    )
    return { total: row?.listed ?? 0, version: Number(row?.version ?? 0) }
  },
  id: memberStandings.memberUuid,
  counted: {
    total: sql<number>`(select listed from ${standingCounts})`,
    version: sql<number>`(select version from ${standingCounts})`.mapWith(Number),
  },
  listed: sql`${memberStandings.isListed}`,
  key: () => sql`-${memberStandings.points}`,
  walk: ({ backwards, after, skip, size }) => {
    const way = backwards ? sql`desc` : sql`asc`
    const behind = backwards ? sql`<` : sql`>`
    const isBehind =
      after === null ? sql`true` : sql`(-points, member_uuid) ${behind} (${after.key}::bigint, ${after.uuid}::uuid)`
    return sql`
      select member_uuid as uuid from ${memberStandings} where is_listed and branch_uuid = current_branch() and ${isBehind}
      order by -points ${way}, member_uuid ${way} ${limitAndOffset({ skip, size })}`
  },
  places: (_, uuids) =>
    sql`select (-points)::text as key, member_uuid as uuid from ${memberStandings} where member_uuid = any(${uuids})`,
}

type Column = ColumnOf<typeof boardList>
type Sort = SortOf<typeof boardList>

const { gold, silver, bronze, participated, finished, points } = memberStandings
const { uuid, name, lastName1, lastName2, pseudonym, email, imageUrl } = members

/** Selects only displayed columns because PGlite pays for each value. */
const standingRows = (tx: Transaction, { where, order }: RowSelection) =>
  tx
    .select({
      standing: { gold, silver, bronze, participated, finished, points },
      member: { uuid, name, lastName1, lastName2, pseudonym, email, imageUrl },
      ...boardIndex.counted,
    })
    .from(memberStandings)
    .innerJoin(members, eq(members.uuid, memberStandings.memberUuid))
    .where(where)
    .orderBy(order)

type Standing = Omit<Awaited<ReturnType<typeof standingRows>>[number], 'total'>

/** `position` is the rank among all, from 1. */
export type BoardRow = Standing & { readonly position: number }

const textsOf = ({ column, text }: ListSearch<Column>) => {
  if (column === 'name') return searchWords(text)
  return [column === 'email' ? searchedEmail(text) : text]
}

const unplaced = keysetList({
  index: boardIndex,
  // a subquery, because a join estimates 1,000 rows for the function and reads all members
  found: (search: ListSearch<Column>) => sql`
    select s.member_uuid as uuid, -s.points as key from ${memberStandings} s
    where s.is_listed and s.member_uuid = any (array(select found.uuid
      from members_like(${search.column}, ${patternsOf(textsOf(search))}, 'created') found))`,
  rows: standingRows,
})

type Places = ReadonlyMap<string, number>

const placesIn = async (tx: Transaction, statement: SQL): Promise<Places> => {
  const rows = await rowsOf<{ uuid: string; position: number }>(tx, statement)
  return new Map(rows.map(({ uuid, position }) => [uuid, position]))
}

const placesOfMany = (tx: Transaction, uuids: readonly string[]): Promise<Places> =>
  placesIn(
    tx,
    sql`select uuid, position from (
        select member_uuid as uuid, row_number() over (order by -points, member_uuid)::int as position
        from ${memberStandings} where is_listed and branch_uuid = current_branch()
      ) as placed where ${uuidIn(sql`uuid`, uuids)}`,
  )

/** Counts along the index, in a third of the time of numbering all rows. */
const placesOfPage = (tx: Transaction, uuids: readonly string[]): Promise<Places> =>
  placesIn(tx, sql`select uuid, "position" from board_places(${`{${uuids.join(',')}}`}::uuid[])`)

async function* numbered(rows: AsyncIterable<Standing>, first: number, step: 1 | -1): AsyncGenerator<BoardRow> {
  let position = first
  for await (const row of rows) {
    yield { ...row, position }
    position += step
  }
}

async function* placed(rows: Iterable<Standing>, places: Places): AsyncGenerator<BoardRow> {
  for (const row of rows) yield { ...row, position: places.get(row.member.uuid) ?? 0 }
}

export const boardSource: ListSource<BoardRow, Column, Sort> = {
  page: async (call, criteria, slice) => {
    const { rows, total } = await unplaced.page(call, criteria, slice)
    const uuids = rows.map(({ member }) => member.uuid)
    const places = criteria.search === null ? null : await call.branch.read((tx) => placesOfPage(tx, uuids))
    const at = (index: number): number =>
      criteria.direction === 'asc' ? slice.offset + index + 1 : total - slice.offset - index
    return {
      rows: rows.map((row, index) => ({ ...row, position: places?.get(row.member.uuid) ?? at(index) })),
      total,
    }
  },
  each: async (call, criteria) => {
    const rows = await unplaced.each(call, criteria)
    if (criteria.search === null) {
      const { total } = await call.branch.read((tx) => boardIndex.count(tx))
      return criteria.direction === 'asc' ? numbered(rows, 1, 1) : numbered(rows, total, -1)
    }
    const all: Standing[] = []
    for await (const row of rows) all.push(row)
    const places = await call.branch.read((tx) =>
      placesOfMany(
        tx,
        all.map(({ member }) => member.uuid),
      ),
    )
    return placed(all, places)
  },
}

/** Members who show their numbers on displays. `day` is today in the center's zone. */
export const firstOnBoard = (tx: Transaction, day: string) =>
  tx
    .select({ member: members, standing: memberStandings })
    .from(memberStandings)
    .innerJoin(members, eq(members.uuid, memberStandings.memberUuid))
    .innerJoin(branches, eq(branches.uuid, memberStandings.branchUuid))
    .where(
      sql`${memberStandings.isListed} and ${memberStandings.branchUuid} = current_branch()
        and ${memberStandings.points} + ${memberStandings.gold} + ${memberStandings.silver} + ${memberStandings.bronze} > 0
        and ${showsNumbers(day)}`,
    )
    .orderBy(sql`-${memberStandings.points}`, asc(memberStandings.memberUuid))
    .limit(wallRanking.people)

/** Includes today. */
export const RECENT_DAYS = 28
const MILLION = 1_000_000

export const recentPoints = async (tx: Transaction, now: number) => {
  const points = sql<string>`sum(${memberDays.points})`
  const rows = await tx
    .select({ uuid: memberDays.memberUuid, points })
    .from(memberDays)
    .where(gte(memberDays.day, firstOfDays(RECENT_DAYS, await centerToday(tx, now))))
    .groupBy(memberDays.memberUuid)
    .having(sql`${points} > 0`)
    .orderBy(desc(points))
  return rows.map((row) => ({ uuid: row.uuid, points: Number(row.points) / MILLION }))
}
