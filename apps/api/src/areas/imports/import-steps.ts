import { randomUUID } from 'node:crypto'

import { PLAIN_SETTINGS } from '@repo/domain/imports/file-settings'
import { type ImportState, UNDO_HOURS } from '@repo/domain/imports/import'
import { and, eq } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { imports } from '../../database/schema/imports.ts'
import type { Context } from '../../lib/context.ts'
import { Refusal } from '../../lib/refusal.ts'
import { refuseUnknownType } from '../trainings/import-training.ts'
import { newSealedKey, openImport } from './import-store.ts'

type Needed = Pick<Context, 'clock' | 'encryption'>

interface Step {
  readonly uuid: string
  readonly adminUuid: string
}

interface Moved extends Step {
  readonly from: ImportState
  readonly to: ImportState
  readonly now: number
}

/** Of two calls at the same time, one is refused. */
const moveOn = async (tx: Transaction, { uuid, adminUuid, from, to, now }: Moved): Promise<void> => {
  const moved = await tx
    .update(imports)
    .set({ state: to, administratorUuid: adminUuid, changedAt: new Date(now) })
    .where(and(eq(imports.uuid, uuid), eq(imports.state, from)))
    .returning({ uuid: imports.uuid })
  if (moved.length === 0) throw new Refusal('import-state')
}

export const beginRun = async (context: Needed, tx: Transaction, step: Step): Promise<void> => {
  await openImport(context, tx, step.uuid)
  await moveOn(tx, { ...step, from: 'preview', to: 'running', now: context.clock.now() })
}

export const beginUndo = async (context: Needed, tx: Transaction, step: Step): Promise<void> => {
  const { row } = await openImport(context, tx, step.uuid)
  const now = context.clock.now()
  if (row.state !== 'done') throw new Refusal('import-state')
  if (now - (row.doneAt?.getTime() ?? 0) >= UNDO_HOURS * 3_600_000) throw new Refusal('import-not-undoable')
  await moveOn(tx, { ...step, from: 'done', to: 'undoing', now })
}

interface NewTrainings {
  readonly branchUuid: string
  readonly adminUuid: string
  readonly typeUuid: string
}

/** Its rows come with the files. */
export const createTrainingImport = async (
  context: Needed,
  tx: Transaction,
  { branchUuid, adminUuid, typeUuid }: NewTrainings,
): Promise<string> => {
  await refuseUnknownType(tx, typeUuid)
  const uuid = randomUUID()
  const at = new Date(context.clock.now())
  await tx.insert(imports).values({
    uuid,
    branchUuid,
    administratorUuid: adminUuid,
    kind: 'trainings',
    state: 'preview',
    fileName: '',
    sealedKey: newSealedKey(context, uuid),
    settings: PLAIN_SETTINGS,
    trainingTypeUuid: typeUuid,
    missing: {},
    createdAt: at,
    changedAt: at,
  })
  return uuid
}
