import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startDatabaseWorker } from './database-worker.ts'
import { createPgliteSession, type PgliteSession } from './pglite-session.ts'
import { createPgliteWorkerClient } from './worker-client.ts'

const SETUP = [
  'create table things (n integer primary key, word text, branch text)',
  `insert into things values (1, 'one', 'a'), (2, 'two', 'b')`,
  'create role bound nologin',
  'grant select on things to bound',
  'alter table things enable row level security',
  `create policy own on things to bound using (branch = current_setting('app.branch'))`,
]

const openHere = async () => {
  const client = await PGlite.create()
  return { ...createPgliteSession(client), close: () => client.close() }
}

const openInThread = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'latido-apart-'))
  const client = createPgliteWorkerClient(startDatabaseWorker(folder))
  const close = async () => {
    await client.close()
    rmSync(folder, { recursive: true })
  }
  return { ...client, close }
}

describe.each([
  ['in this thread', openHere],
  ['in its own', openInThread],
])('prepared statements of an embedded database %s', (_, open) => {
  let stock: PGlite
  let prepared: PgliteSession & { readonly close: () => Promise<void> }

  beforeAll(async () => {
    stock = await PGlite.create()
    prepared = await open()
    for (const text of SETUP) await prepared.query(text)
  })
  afterAll(() => Promise.all([stock.close(), prepared.close()]))

  const EVERY_TYPE = `select $1::text as word, $2::int as whole, $3::float8 as part, $4::bool as yes, $5::jsonb as json,
    $6::int[] as list, $7::timestamptz as at, $8::bytea as bytes, $9::text as nothing, $10::bigint as large`
  const VALUES = [
    'ñ "quoted"',
    7,
    0.5,
    true,
    { a: [1] },
    [1, 2],
    new Date(0),
    new Uint8Array([0, 255]),
    null,
    9_007_199_254_740_993n,
  ]

  it('return what PGlite itself returns, at the first and at later runs', async () => {
    for (const rowMode of ['object', 'array'] as const) {
      const answer = await stock.query(EVERY_TYPE, VALUES, { rowMode })
      expect(await prepared.query(EVERY_TYPE, VALUES, { rowMode })).toEqual(answer)
      expect(await prepared.query(EVERY_TYPE, VALUES, { rowMode })).toEqual(answer)
    }
  })

  it('leave a value raw where drizzle decodes it itself', async () => {
    const statement = `select timestamptz '2026-01-02 03:04:05+00' as at, array[1.5]::numeric[] as parts`
    const parsers = { 1184: (value: string) => value, 1231: (value: string) => value }
    const { rows } = await prepared.query(statement, [], { parsers })
    expect(rows).toEqual([{ at: '2026-01-02 03:04:05+00', parts: '{1.5}' }])
    expect((await prepared.query(statement)).rows).toEqual([{ at: new Date('2026-01-02T03:04:05Z'), parts: ['1.5'] }])
  })

  it('report how many rows were changed', async () => {
    const changed = await prepared.query(`update things set word = word`)
    expect(changed).toMatchObject({ affectedRows: 2, rows: [] })
  })

  it('continue after a failed one, alone and in a transaction', async () => {
    const insert = 'insert into things values ($1, $2, $3)'
    await expect(prepared.query(insert, [1, 'again', 'a'])).rejects.toMatchObject({ code: '23505' })
    const attempt = prepared.transaction(async (tx) => {
      await tx.query(insert, [3, 'three', 'a'])
      await tx.query(insert, [1, 'again', 'a'])
    })
    await expect(attempt).rejects.toMatchObject({ code: '23505' })
    expect((await prepared.query('select n from things order by n')).rows).toEqual([{ n: 1 }, { n: 2 }])
    await expect(prepared.query('select nothing from nowhere')).rejects.toMatchObject({ code: '42P01' })
    expect((await prepared.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('do not count as prepared when a failure was ignored', async () => {
    const passedOver = prepared.transaction(async (tx) => {
      await tx.query('insert into things values (4, null, null)')
      await tx.query('select 1 / 0').catch(() => {})
    })
    await expect(passedOver).rejects.toThrow(/rolled back|aborted/i)
    expect((await prepared.query('select n from things where n = 4')).rows).toEqual([])
  })

  it('keep nothing of a transaction whose first statement fails, whether that is new or known', async () => {
    const first = (text: string) =>
      prepared.transaction(async (tx) => {
        await tx.query(text).catch(() => {})
        await tx.query(`update things set word = 'changed' where n = 2`).catch(() => {})
      })
    for (const failing of ['select 1 / (n - 1) from things', 'select 1 / (n - 1) from things', 'select from nowhere']) {
      await expect(first(failing)).rejects.toThrow(/rolled back|aborted/i)
      expect((await prepared.query('select word from things where n = 2')).rows).toEqual([{ word: 'two' }])
    }
    const { rows } = await prepared.query<{ free: boolean }>('select pg_current_xact_id_if_assigned() is null as free')
    expect(rows).toEqual([{ free: true }])
    const both = async (text: string) =>
      prepared.transaction(async (tx) => [(await tx.query(text)).rows, (await tx.query('select 2 as n')).rows])
    for (let time = 0; time < 2; time += 1) expect(await both('select 1 as n')).toEqual([[{ n: 1 }], [{ n: 2 }]])
    expect(await prepared.transaction(async () => 'nothing asked')).toBe('nothing asked')
  })

  it('isolate a transaction from another one and from queries after its end', async () => {
    const order: string[] = []
    const two = ['first', 'second'].map((name) =>
      prepared.transaction(async (tx) => {
        const answers = await Promise.all([1, 2].map((n) => tx.query<{ n: number }>('select $1::int as n', [n])))
        order.push(`${name} ${answers.map(({ rows }) => rows[0]?.n).join()}`)
        return tx
      }),
    )
    const [tx] = await Promise.all(two)
    expect(order).toEqual(['first 1,2', 'second 1,2'])
    expect(() => tx?.query('select 1')).toThrow('ended')
  })

  it('return each role and branch its own rows, whichever ran the same statement before', async () => {
    const wordsAs = (branch: string | null) =>
      prepared.transaction(async (tx) => {
        if (branch !== null) {
          await tx.query(`select set_config('role', 'bound', true), set_config('app.branch', $1, true)`, [branch])
        }
        const { rows } = await tx.query<{ word: string }>('select word from things order by n')
        return rows.map(({ word }) => word)
      })
    // PostgreSQL considers a generic plan after five runs
    for (let round = 0; round < 8; round += 1) {
      expect(await wordsAs('a')).toEqual(['one'])
      expect(await wordsAs(null)).toEqual(['one', 'two'])
      expect(await wordsAs('b')).toEqual(['two'])
    }
  })

  const BIND = `select set_config('role', $1, true), set_config('app.branch', $2, true)`
  const BIND_TO_READ = `${BIND}, set_config('transaction_read_only', 'on', true)`
  const boundBy = async (binding: string, role: string, branch: string, ...texts: readonly string[]) =>
    prepared.transaction(async (tx) => {
      await tx.query(binding, [role, branch])
      const answers: unknown[][] = []
      for (const text of texts) answers.push((await tx.query(text)).rows)
      return answers
    })

  it.each([
    ['changes', BIND],
    ['reads', BIND_TO_READ],
  ])('read the branch of a binding that %s, and later statements stay unbound', async (what, binding) => {
    // a statement is prepared from its second run
    const words = [`select word, '${what}' as way from things order by n`, 'select word from things order by n']
    for (let round = 0; round < 8; round += 1) {
      const own = [[{ word: 'one', way: what }], [{ word: 'one' }]]
      expect(await boundBy(binding, 'bound', 'a', ...words)).toEqual(own)
      expect((await prepared.query('select word from things order by n')).rows).toHaveLength(2)
      expect(await boundBy(binding, 'bound', 'c', ...words)).toEqual([[], []])
    }
  })

  it.each([BIND, BIND_TO_READ])('are not run behind a binding that fails', async (binding) => {
    for (const text of ['select 1 as unheard', 'select 1 as unheard', 'select word from things order by n']) {
      await expect(boundBy(binding, 'nobody', 'a', text)).rejects.toMatchObject({ code: '22023' })
    }
    const { rows } = await prepared.query(
      `select current_setting('role') as role, current_setting('app.branch') as branch`,
    )
    expect(rows).toEqual([{ role: 'none', branch: '' }])
  })

  it('change nothing in a binding that is read-only', async () => {
    const change = () => boundBy(BIND_TO_READ, 'none', 'a', `update things set word = 'changed' where n = 1`)
    await expect(change()).rejects.toMatchObject({ code: '25006' })
    await expect(change()).rejects.toMatchObject({ code: '25006' })
    expect((await prepared.query('select word from things where n = 1')).rows).toEqual([{ word: 'one' }])
    await prepared.query(`update things set word = 'one' where n = 1`)
  })

  it('admit no other statement between two of a read-only binding', async () => {
    let change: Promise<unknown> = Promise.resolve()
    const seen = await prepared.transaction(async (tx) => {
      await tx.query(BIND_TO_READ, ['bound', 'a'])
      const before = await tx.query('select word from things')
      change = prepared.query(`update things set word = 'later' where n = 1`)
      return [before.rows, (await tx.query('select word from things')).rows]
    })
    await change
    expect(seen).toEqual([[{ word: 'one' }], [{ word: 'one' }]])
    await prepared.query(`update things set word = 'one' where n = 1`)
  })

  it('are prepared again after a table has changed', async () => {
    await prepared.query('create table changing (n integer)')
    await prepared.query('insert into changing values (1)')
    const select = () => prepared.query('select * from changing')
    expect((await select()).rows).toEqual([{ n: 1 }])
    await prepared.query(`alter table changing add column word text default 'new'`)
    await expect(select()).rejects.toMatchObject({ code: '0A000' })
    expect((await select()).rows).toEqual([{ n: 1, word: 'new' }])
  })

  it('are cached up to a limit, and long ones not at all', async () => {
    for (let n = 0; n < 450; n += 1) await prepared.query(`select ${n} as n`)
    const long = `select '${'x'.repeat(9000)}' as word`
    await prepared.query(long)
    expect((await prepared.query<{ word: string }>(long)).rows[0]?.word).toHaveLength(9000)
    const { rows } = await prepared.query<{ kept: number }>(
      'select count(*)::int as kept from pg_prepared_statements where name <> $1',
      [''],
    )
    expect(rows).toEqual([{ kept: 400 }])
    expect((await prepared.query('select 0 as n')).rows).toEqual([{ n: 0 }])
  })
})
