import { describe, expect, it } from 'vitest'

import { borrowDatabase } from '../../../testing/embedded-databases.ts'

type Client = Awaited<ReturnType<typeof borrowDatabase>>['client']

const answer = async (client: Client, query: string): Promise<unknown> =>
  (await client.query<{ answer: unknown }>(`select (${query}) as answer`)).rows[0]?.answer

describe('an embedded test database', () => {
  it('is lent again as new after it was returned', async () => {
    const first = await borrowDatabase()
    const zone = await answer(first.client, `current_setting('TimeZone')`)
    await first.client.query(`set timezone to 'Asia/Kathmandu'`)
    await first.client.query(`insert into settings (name, value) values ('kept', 'yes')`)
    await first.client.query(`insert into branches (uuid, name, publishable_key)
      values ('5a1c6f0e-8f5d-4f6e-9d4c-0a4d5f1e2b3c', 'Norte', 'pk_norte')`)
    await first.close()
    const { client, close } = await borrowDatabase()
    expect(await answer(client, 'select count(*)::int from settings')).toBe(0)
    expect(await answer(client, 'select count(*)::int from branches')).toBe(0)
    expect(await answer(client, `current_setting('TimeZone')`)).toBe(zone)
    await close()
  })

  it('refuses statements of the borrower that returned it', async () => {
    const { client, close } = await borrowDatabase()
    await close()
    expect(() => client.query('select 1')).toThrow('the database is closed')
  })

  it.each([
    ['alter table members add column extra text', `exists (select from pg_attribute where attname = 'extra')`],
    [
      'alter table members disable row level security',
      `select not relrowsecurity from pg_class where oid = 'members'::regclass`,
    ],
    [
      'create function extra() returns int language sql as $$ select 1 $$',
      `exists (select from pg_proc where proname = 'extra')`,
    ],
    ['create role extra nologin', `exists (select from pg_roles where rolname = 'extra')`],
    ['grant select on settings to public', `has_table_privilege('pg_monitor', 'settings', 'select')`],
  ])('is not lent again after: %s', async (change, isChanged) => {
    const altered = await borrowDatabase()
    expect(await answer(altered.client, isChanged)).toBe(false)
    await altered.client.exec(change)
    expect(await answer(altered.client, isChanged)).toBe(true)
    await altered.close()
    const next = await borrowDatabase()
    expect(await answer(next.client, isChanged)).toBe(false)
    await next.close()
  })
})
