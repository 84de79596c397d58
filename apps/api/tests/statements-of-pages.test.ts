import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { memberSource } from '../src/areas/members/member-source.ts'
import type { Connection } from '../src/database/connect.ts'
import { branchDatabase } from '../src/database/database.ts'
import { createAnchors } from '../src/lists/anchors.ts'
import { buildBranch } from './factories/build-branch.ts'
import { hearStatements } from './hear-statements.ts'
import { openTestDatabase } from './test-database.ts'

const MANY = 5000
const SIZE = 20

describe('a page of many members', () => {
  const anchors = createAnchors()
  const heard: string[] = []
  let connection: Connection
  let branchUuid: string
  beforeAll(async () => {
    connection = await openTestDatabase()
    const { db } = connection
    const [own, other] = [await buildBranch(db), await buildBranch(db)]
    branchUuid = own.uuid
    for (const { uuid } of [own, other]) {
      await db.execute(sql`
        insert into members (uuid, branch_uuid, name, last_name_1, pseudonym, email, sign_in_code, created_at)
        select gen_random_uuid(), ${uuid}::uuid, 'Ana', 'Núñez', 'Rayo ' || n, 'm' || n || '@gym.example', (100000 + n)::text,
          timestamptz '2026-01-01' + n * interval '1 hour' from generate_series(1, ${MANY}) as n`)
    }
    hearStatements(db, (statement) => heard.push(statement))
  })

  const pageAt = async (offset: number) => {
    heard.length = 0
    const call = { branch: branchDatabase(connection.db, branchUuid), anchors, now: new Date() }
    const ask = { search: null, sort: 'created', direction: 'asc' } as const
    const { rows, total } = await memberSource.page(call, ask, { offset, size: SIZE })
    return { statements: heard.length, emails: rows.map(({ member }) => member.email), total }
  }
  const emailsFrom = (first: number) => Array.from({ length: SIZE }, (_, index) => `m${first + index}@gym.example`)

  it.each([
    ['the first', 0, 1],
    ['the sixth, which is near', 100, 1],
    ['the seventh', 120, 1],
    ['one in the middle, once the way there is known', 2400, 1],
    ['the last, which is walked to from the end', MANY - SIZE, 1],
  ])('takes one statement once it was counted: %s', async (_, offset, statements) => {
    await pageAt(offset)
    expect(await pageAt(offset)).toEqual({ statements, emails: emailsFrom(offset + 1), total: MANY })
  })

  it('is read anew where somebody has moved since, of as many', async () => {
    const offset = 2400
    await pageAt(offset)
    await connection.db.execute(
      sql`update members set created_at = now() where branch_uuid = ${branchUuid} and email = 'm1@gym.example'`,
    )
    expect(await pageAt(offset)).toMatchObject({ emails: emailsFrom(offset + 2), total: MANY })
    await connection.db.execute(
      sql`update members set created_at = timestamptz '2026-01-01' where branch_uuid = ${branchUuid} and email = 'm1@gym.example'`,
    )
    expect(await pageAt(offset)).toMatchObject({ emails: emailsFrom(offset + 1), total: MANY })
  })

  it('behind the last has nobody, and the count', async () => {
    expect(await pageAt(MANY)).toEqual({ statements: 1, emails: [], total: MANY })
  })
})
