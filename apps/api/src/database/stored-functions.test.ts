import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { emptyEngines } from '../../testing/empty-engines.ts'
import { type Database, rowsOf } from './database.ts'
import { migrateDatabase } from './migrate.ts'
import { hasCurrentFunctions } from './raw-sql/apply-functions.ts'
import { storedFunctions } from './stored-functions.ts'

const folder = join(import.meta.dirname, 'functions')
const STATEMENT = /^create or replace (?:function [^$]*\$\$[^$]*\$\$|trigger [^;]*);$/i
// function bodies use parameters such as $1
const withoutParameters = (text: string) => text.replaceAll(/\$(?=\d)/g, '')

it.each(readdirSync(folder))('the file %s contains only functions and triggers', (name) => {
  const text = readFileSync(join(folder, name), 'utf8').replaceAll(/^--.*$/gm, '')
  const statements = text.split(/^(?=create or replace )/im).map((one) => withoutParameters(one.trim()))
  expect(statements.filter((one) => one !== '' && !STATEMENT.test(one))).toEqual([])
})

it('each stored function has a unique name', () => {
  const { names } = storedFunctions()
  expect(names.length).toBeGreaterThan(20)
  expect(new Set(names).size).toBe(names.length)
})

interface Shape {
  readonly kind: string
  readonly part: string
}

const shapeOf = (db: Database) =>
  rowsOf<Shape>(
    db,
    sql`select 'function' as kind, pg_get_functiondef(oid) as part from pg_proc p
      where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
    union all select 'trigger', pg_get_triggerdef(oid) from pg_trigger where not tgisinternal order by 1, 2`,
  )

describe.each(emptyEngines)('the functions in %s', (_, empty) => {
  it('are used by no index, policy, default, generated column, or constraint, and by none of the functions that are', async () => {
    const db = await empty()
    await migrateDatabase(db)
    const names = sql`any(${sql.param(storedFunctions().names)}::text[])`
    const users = await rowsOf(
      db,
      sql`select pg_describe_object(d.classid, d.objid, d.objsubid) as user, proname as name from pg_depend d
        join pg_proc p on d.refclassid = 'pg_proc'::regclass and d.refobjid = p.oid
        where p.pronamespace = 'public'::regnamespace and proname = ${names} and d.classid <> 'pg_trigger'::regclass`,
    )
    expect(users).toEqual([])
    const credentials = await rowsOf(
      db,
      sql`select p.proname as caller, stored.name from pg_proc p
        join unnest(${sql.param(storedFunctions().names)}::text[]) as stored (name) on p.prosrc ~ (stored.name || ' *[(]')
        where p.pronamespace = 'public'::regnamespace and not p.proname = ${names}
          and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`,
    )
    expect(credentials).toEqual([])
  })

  it('are replaced by those of this version if others were applied before, and stay untouched otherwise', async () => {
    const db = await empty()
    await migrateDatabase(db)
    const fresh = await shapeOf(db)
    expect(await hasCurrentFunctions(db)).toBe(true)
    const identities = () => rowsOf(db, sql`select oid::int, proname from pg_proc order by oid`)
    const before = await identities()
    await migrateDatabase(db)
    expect(await identities()).toEqual(before)

    // an earlier version had one more function, another body, other parameters, and lacked one with its trigger
    const changes = [
      sql`create function obsolete() returns trigger language plpgsql as 'begin return new; end'`,
      sql`create trigger obsolete before insert on rooms for each row execute function obsolete()`,
      sql`create or replace function member_sort(sort text) returns text language sql immutable as 'select sort'`,
      sql`drop function board_places(uuid[])`,
      sql`create function board_places(people uuid[], size integer) returns integer language sql as 'select size'`,
      sql`drop trigger rooms_join_code on rooms`,
      sql`drop function give_join_code()`,
      sql`update drizzle.applied_functions set hash = 'earlier', names = array_append(names, 'obsolete')`,
    ]
    for (const change of changes) await db.execute(change)
    expect(await hasCurrentFunctions(db)).toBe(false)
    await migrateDatabase(db)
    expect(await shapeOf(db)).toEqual(fresh)
    expect(await hasCurrentFunctions(db)).toBe(true)
  })
})
