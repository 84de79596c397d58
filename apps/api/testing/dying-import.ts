import { count, eq, isNotNull, sql } from 'drizzle-orm'

import { createContext } from '../src/app/create-context.ts'
import { readConfig } from '../src/app/read-config.ts'
import { connectEmbedded } from '../src/database/connect.ts'
import type { Database } from '../src/database/database.ts'
import { importRows, imports } from '../src/database/schema/imports.ts'
import { memberCounts, members, memberWeights } from '../src/database/schema/members.ts'
import { observeStatements } from './observe-statements.ts'

/** What a killed server left. */
export interface LeftBehind {
  readonly state: string
  readonly byOutcome: Readonly<Record<string, number>>
  readonly created: number
  readonly weights: number
  readonly linked: number
  readonly members: number
}

const countOf = async (rows: PromiseLike<readonly { readonly count: number }[]>) => (await rows)[0]?.count ?? 0

const leftBehind = async (db: Database, uuid: string): Promise<LeftBehind> => {
  const [row] = await db.select().from(imports).where(eq(imports.uuid, uuid))
  const { outcome } = importRows
  const outcomes = await db.select({ outcome, count: count() }).from(importRows).groupBy(outcome)
  const [counted] = await db.select().from(memberCounts)
  return {
    state: row?.state ?? '',
    byOutcome: Object.fromEntries(outcomes.map((one) => [one.outcome ?? 'none', one.count])),
    created: await countOf(db.select({ count: count() }).from(members).where(isNotNull(members.importUuid))),
    weights: await countOf(db.select({ count: count() }).from(memberWeights)),
    linked: counted?.linked ?? 0,
    members: await countOf(db.select({ count: count() }).from(members)),
  }
}

/** After the run comes the undo, then the same rows again. */
const NEXT = { done: 'undoing', undone: 'running', preview: 'running' } as const

const moveOn = async (db: Database, uuid: string, state: string): Promise<void> => {
  if (!(state in NEXT)) return
  const next = NEXT[state as keyof typeof NEXT]
  await db.transaction(async (tx) => {
    if (next === 'running')
      await tx.execute(sql`update import_rows set outcome = null, target_uuid = null, target_version = null`)
    await tx.update(imports).set({ state: next }).where(eq(imports.uuid, uuid))
  })
}

/**
 * Prints what is left behind, continues the import, and is killed at a statement: `node dying-import.ts FOLDER IMPORT
 * STATEMENT`.
 */
const [, , folder = '', uuid = '', diesAt = '0'] = process.argv
const connection = await connectEmbedded(folder)
const { db } = connection
const left = await leftBehind(db, uuid)
process.stdout.write(JSON.stringify(left))
await moveOn(db, uuid, left.state)
let statements = 0
observeStatements(db, () => {
  statements += 1
  if (statements === Number(diesAt)) process.kill(process.pid, 'SIGKILL')
})
const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', NODE_ENV: 'test' }, '/')
const context = createContext(config, connection)
await context.imports.workThrough()
await connection.close()
process.exit()
