import { randomUUID } from 'node:crypto'

import type { FileFacts, TableKind } from '@repo/domain/imports/file-facts'
import { guessedSettings } from '@repo/domain/imports/file-settings'

import type { BranchDatabase } from '../../../database/branch-database.ts'
import type { Transaction } from '../../../database/database.ts'
import { imports } from '../../../database/schema/imports.ts'
import type { Context } from '../../../lib/context.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { branchOf } from '../../center/center-queries.ts'
import { newSealedKey, openWith } from '../import-store.ts'
import { readFile, storeFile } from './read-file.ts'

interface NewFile {
  readonly kind: TableKind
  readonly fileName: string
  readonly bytes: Buffer
}

interface ReadFile extends NewFile {
  readonly facts: FileFacts
}

/** Reads a file before the transaction that stores it. */
export const readNewFile = async (
  context: Pick<Context, 'sandbox' | 'clock'>,
  branch: BranchDatabase,
  file: NewFile,
): Promise<ReadFile> => {
  const { facts } = await readFile(context, branch, { kind: file.kind, bytes: file.bytes, chosen: null })
  if (facts.rows === 0) throw new Refusal('table-empty')
  return { ...file, facts }
}

/** Stores a file with its guesses, which wait for a confirmation. */
export const createImport = async (
  context: Pick<Context, 'clock' | 'encryption'>,
  tx: Transaction,
  { kind, fileName, bytes, facts, adminUuid }: ReadFile & { readonly adminUuid: string },
): Promise<string> => {
  const { uuid: branchUuid, language } = await branchOf(tx)
  const uuid = randomUUID()
  const at = new Date(context.clock.now())
  const row: typeof imports.$inferSelect = {
    uuid,
    branchUuid,
    administratorUuid: adminUuid,
    kind,
    state: 'columns',
    fileName,
    sealedKey: newSealedKey(context, uuid),
    sealedFacts: null,
    settings: guessedSettings(facts, language),
    trainingTypeUuid: null,
    missing: {},
    createdAt: at,
    changedAt: at,
    doneAt: null,
    version: 1,
  }
  const open = openWith(context, row)
  if (open === null) throw new Error('a new key does not open')
  await tx.insert(imports).values({ ...row, sealedFacts: open.sealValue(facts) })
  await storeFile(tx, open, await open.sealFile(bytes))
  return uuid
}
