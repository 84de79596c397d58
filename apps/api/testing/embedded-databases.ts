import { readFileSync } from 'node:fs'

import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'

import { embeddedExtensions } from '../src/database/pglite/open-pglite.ts'

let engine: Promise<WebAssembly.Module> | null = null

/** PGlite's own program, which takes longer to compile than a database takes to open: once for all files of a process. */
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

/** A sum over what is there beside rows: alike as long as nobody has altered a table, a function, a policy or a role. */
const SHAPE = `select md5(string_agg(part, ' ' order by part)) as shape from (
  select concat_ws(',', oid, relname, relacl, relrowsecurity, relforcerowsecurity) as part from pg_class where oid >= 16384
  union all select concat_ws(',', attrelid, attnum, xmin) from pg_attribute where attrelid >= 16384
  union all select concat_ws(',', tableoid, oid, xmin) from pg_proc where oid >= 16384
  union all select concat_ws(',', tableoid, oid, xmin) from pg_trigger
  union all select concat_ws(',', tableoid, oid, xmin) from pg_policy
  union all select concat_ws(',', tableoid, oid, xmin) from pg_constraint
  union all select concat_ws(',', tableoid, oid, xmin) from pg_authid) as parts`

/** Only what has rows: to empty a table costs new files for it and its indexes. */
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

/** Databases that a process keeps for its next file: the memory of one never shrinks while it is open. */
const MOST_FREE = 1

/** Empties a database for the next test; closes one that would not be as it was when new, or that is one too many. */
const giveBack = async ({ client, shape }: Kept): Promise<void> => {
  if (free.length >= MOST_FREE) return client.close()
  await client.exec(EMPTY)
  await client.exec('discard all')
  if ((await shapeOf(client)) === shape) free.push({ client, shape })
  else await client.close()
}

/** The database until it is given back: whoever asks it later is refused, and reaches nobody else's. */
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

/** An empty database in memory. Those of a process are used again, because opening one takes half a second. */
export const borrowDatabase = async () => {
  const kept = free.pop() ?? (await fresh())
  const { handle, end } = lent(kept.client)
  const close = async (): Promise<void> => {
    end()
    await giveBack(kept)
  }
  return { client: handle, close }
}
