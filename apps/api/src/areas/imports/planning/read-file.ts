import type { TableKind } from '@repo/domain/imports/file-facts'
import { asc, eq } from 'drizzle-orm'

import type { BranchDatabase } from '../../../database/branch-database.ts'
import type { Transaction } from '../../../database/database.ts'
import { importParts } from '../../../database/schema/imports.ts'
import type { Context } from '../../../lib/context.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { centerToday } from '../../../lists/date-filters.ts'
import { readTable } from '../../../sandbox/read-uploads.ts'
import type { ReadTable, UnreadTable } from '../../../sandbox/sandbox-child.ts'
import type { OpenImport } from '../import-store.ts'

const PART_BYTES = 96 * 1024

type Needed = Pick<Context, 'sandbox' | 'clock'>

/** Stores the file of an import, so that it can be read again as confirmed. */
export const storeFile = async (tx: Transaction, { row }: OpenImport, sealed: Buffer): Promise<void> => {
  const { uuid: importUuid, branchUuid } = row
  for (let from = 0, position = 0; from < sealed.length; from += PART_BYTES, position += 1) {
    const sealedContent = sealed.subarray(from, from + PART_BYTES)
    await tx.insert(importParts).values({ importUuid, branchUuid, position, sealedContent })
  }
}

/** Empty if it was erased with a member. */
const storedFile = async (branch: BranchDatabase, { row, openFile }: OpenImport): Promise<Buffer | null> => {
  const ofImport = eq(importParts.importUuid, row.uuid)
  const { sealedContent, position } = importParts
  const parts = await branch.read((tx) =>
    tx.select({ sealedContent }).from(importParts).where(ofImport).orderBy(asc(position)),
  )
  return parts.length === 0 ? null : openFile(Buffer.concat(parts.map((part) => part.sealedContent)))
}

interface Asked {
  readonly kind: TableKind
  readonly bytes: Buffer
  readonly chosen: UnreadTable['chosen']
}

export const readFile = async (
  { sandbox, clock }: Needed,
  branch: BranchDatabase,
  asked: Asked,
): Promise<ReadTable> => {
  const today = await branch.read((tx) => centerToday(tx, clock.now()))
  return readTable(sandbox, { ...asked, today })
}

/** Reads the stored file of an import again. */
export const rereadFile = async (
  context: Needed,
  branch: BranchDatabase,
  { open, chosen }: { readonly open: OpenImport; readonly chosen: NonNullable<UnreadTable['chosen']> },
): Promise<ReadTable> => {
  const { kind } = open.row
  const bytes = kind === 'trainings' ? null : await storedFile(branch, open)
  if (kind === 'trainings' || bytes === null) throw new Refusal('import-state')
  return readFile(context, branch, { kind, bytes, chosen })
}
