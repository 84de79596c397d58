import { readFileSync } from 'node:fs'

import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'

import { embeddedExtensions } from '../src/database/pglite/open-pglite.ts'

let engine: Promise<WebAssembly.Module> | null = null

/** Compiles PGlite once per process, because compiling takes longer than opening a database. */
const compiled = (): Promise<WebAssembly.Module> => {
  engine ??= WebAssembly.compile(readFileSync(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))))
  return engine
}

const open = async (): Promise<PGlite> =>
  PGlite.create({
    loadDataDir: new Blob([readFileSync(inject('databaseDump'))]),
    extensions: embeddedExtensions,
    pgliteWasmModule: await compiled(),
  })

/** Hash of the schema: tables, functions, policies, and roles. */
const SHAPE = `select md5(string_agg(part, ' ' order by part)) as shape from (
  select concat_ws(',', oid, relname, relacl, relrowsecurity, relforcerowsecurity) as part from pg_class where oid >= 16384
  union all select concat_ws(',', attrelid, attnum, xmin) from pg_attribute where attrelid >= 16384
  union all select concat_ws(',', tableoid, oid, xmin) from pg_proc where oid >= 16384
  union all select concat_ws(',', tableoid, oid, xmin) from pg_trigger
  union all select concat_ws(',', tableoid, oid, xmin) from pg_policy
  union all select concat_ws(',', tableoid, oid, xmin) from pg_constraint
  union all select concat_ws(',', tableoid, oid, xmin) from pg_authid) as parts`

/** Skips empty tables, because truncating one creates files for it and its indexes. */
const EMPTY = `do $$
declare
  name text;
  filled text[];
  has_rows boolean;
begin
  for name in select format('%I.%I', schemaname, tablename) from pg_tables where schemaname = 'public' loop
    execute 'select exists (select from ' || name || ')' into has_rows;
    if has_rows then filled := filled || name; end if;
  end loop;
  if filled is not null then execute 'truncate ' || array_to_string(filled, ', ') || ' cascade'; end if;
end $$`

const shapeOf = async (client: PGlite): Promise<string | undefined> =>
  (await client.query<{ shape: string }>(SHAPE)).rows[0]?.shape

interface Kept {
  readonly client: PGlite
  readonly shape: string | undefined
}
const free: Kept[] = []

/** The memory of an open database never shrinks. */
const MOST_FREE = 1

/** Closes the database if its schema changed or enough are free. */
const giveBack = async ({ client, shape }: Kept): Promise<void> => {
  if (free.length >= MOST_FREE) return client.close()
  await client.exec(EMPTY)
  await client.exec('discard all')
  if ((await shapeOf(client)) === shape) free.push({ client, shape })
  else await client.close()
}

/** Refuses statements after the database was returned, so that they can't reach another test's. */
const lent = (client: PGlite) => {
  let isGivenBack = false
  const handle = new Proxy(client, {
    get: (target, key) => {
      if (isGivenBack) throw new Error('the database is closed')
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const end = (): void => {
    isGivenBack = true
  }
  return { handle, end }
}

const fresh = async (): Promise<Kept> => {
  const client = await open()
  return { client, shape: await shapeOf(client) }
}

/** Reuses databases, because opening one takes half a second. */
export const borrowDatabase = async () => {
  const kept = free.pop() ?? (await fresh())
  const { handle, end } = lent(kept.client)
  const close = async (): Promise<void> => {
    end()
    await giveBack(kept)
  }
  return { client: handle, close }
}
