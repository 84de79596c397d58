import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, 'functions')

const STATEMENT = /^(?=create or replace )/im

const FUNCTION = /^create or replace function (\w+)\(/i

/** Excludes functions used by indexes, policies, defaults, or generated columns. */
interface StoredFunctions {
  readonly hash: string
  readonly names: readonly string[]
  readonly statements: readonly string[]
}

let readFunctions: StoredFunctions | null = null

const readFiles = (): StoredFunctions => {
  const files = readdirSync(folder).toSorted()
  const text = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
  const statements = text.split(STATEMENT).filter((statement) => STATEMENT.test(statement))
  const names = statements.flatMap((statement) => FUNCTION.exec(statement)?.[1] ?? [])
  return { hash: createHash('sha256').update(text).digest('hex'), names, statements }
}

export const storedFunctions = (): StoredFunctions => (readFunctions ??= readFiles())
