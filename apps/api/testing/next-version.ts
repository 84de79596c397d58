import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'

import { type Database, rowsOf } from '../src/database/database.ts'
import { newestMigration, storedMigration } from '../src/database/migrate.ts'
import { atEnd } from './at-end.ts'

const api = join(import.meta.dirname, '..')

/** Writes every member and the largest table, so that the migration takes a while and needs locks. */
const MIGRATION = `ALTER TABLE members ADD COLUMN made_up text;--> statement-breakpoint
UPDATE members SET made_up = upper(name);--> statement-breakpoint
ALTER TABLE members ALTER COLUMN made_up SET NOT NULL;--> statement-breakpoint
CREATE INDEX members_made_up ON members (branch_uuid, made_up);--> statement-breakpoint
ALTER TABLE training_records ADD COLUMN made_up integer;--> statement-breakpoint
UPDATE training_records SET made_up = step_seconds;--> statement-breakpoint
CREATE TABLE made_ups (uuid uuid PRIMARY KEY NOT NULL);
`
const FUNCTIONS = `CREATE OR REPLACE FUNCTION make_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.made_up := upper(NEW.name);
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER members_made_up BEFORE INSERT ON members FOR EACH ROW EXECUTE FUNCTION make_up();
`

interface Journal {
  readonly entries: readonly { readonly idx: number; readonly when: number; readonly tag: string }[]
}

export interface NextVersion {
  readonly migration: number
  readonly file: (name: string) => string
}

export const madeUpIn = async (db: Database) => {
  const [members] = await rowsOf<object>(db, sql`select count(made_up)::int = count(*) as "isWhole" from members`)
  const [found] = await rowsOf<object>(db, sql`select to_regproc('make_up') is not null as "hasFunction"`)
  return { migration: await storedMigration(db), ...members, ...found }
}

export const nextVersion = (): NextVersion => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'latido-next-version-')))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  const file = (name: string) => join(folder, name)
  cpSync(join(api, 'src'), file('src'), { recursive: true })
  mkdirSync(file('testing'))
  for (const name of ['package.json', 'testing/folder-process.ts']) cpSync(join(api, name), file(name))
  symlinkSync(join(api, 'node_modules'), file('node_modules'))
  const migration = newestMigration() + 10
  const path = file('src/database/migrations/meta/_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8')) as Journal
  const last = journal.entries.at(-1)
  const added = { ...last, idx: journal.entries.length, when: migration, tag: '0001_made-up' }
  writeFileSync(path, JSON.stringify({ ...journal, entries: [...journal.entries, added] }))
  writeFileSync(file('src/database/migrations/0001_made-up.sql'), MIGRATION)
  writeFileSync(file('src/database/functions/made-up.sql'), FUNCTIONS)
  return { migration, file }
}
