import { randomUUID } from 'node:crypto'

import type { Versioned } from '@repo/api-client/core/with-version'
import type { StepKind } from '@repo/domain/trainings/training-type'
import type { TrainingTypeFields } from '@repo/domain/trainings/training-type-form'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { branches } from '../../database/schema/center.ts'
import { trainingTypes } from '../../database/schema/training-types.ts'
import { updateWithVersion } from '../../http/change-seen.ts'
import { Refusal } from '../../lib/refusal.ts'
import { undoableSince } from '../../lists/date-filters.ts'

interface FirstType {
  readonly nameEn: string
  readonly nameEs: string
  readonly stepKind: StepKind | null
}

const FIRST_TYPES: readonly FirstType[] = [
  { nameEn: 'Functional', nameEs: 'Funcional', stepKind: null },
  { nameEn: 'Indoor cycling', nameEs: 'Ciclismo indoor', stepKind: null },
  { nameEn: 'HIIT', nameEs: 'HIIT', stepKind: null },
  { nameEn: 'Strength', nameEs: 'Fuerza', stepKind: null },
  { nameEn: 'Running', nameEs: 'Carrera', stepKind: 'run' },
  { nameEn: 'Step', nameEs: 'Step', stepKind: 'steps' },
  { nameEn: 'Jump rope', nameEs: 'Cuerda', stepKind: 'rope' },
  { nameEn: 'Trampoline', nameEs: 'Trampolín', stepKind: 'trampoline' },
  { nameEn: 'Boots', nameEs: 'Botas', stepKind: 'boots' },
  { nameEn: 'Plyometrics', nameEs: 'Pliometría', stepKind: 'jumps' },
]

export const createTrainingTypes = async (
  tx: Pick<Transaction, 'insert'>,
  branchUuid: string,
  newUuid: () => string = randomUUID,
): Promise<(typeof trainingTypes.$inferSelect)[]> =>
  tx
    .insert(trainingTypes)
    .values(FIRST_TYPES.map((type, index) => ({ uuid: newUuid(), branchUuid, ...type, position: index + 1 })))
    .returning()

const lockedTypes = async (tx: Transaction) => {
  await tx.select({ uuid: branches.uuid }).from(branches).for('update')
  return listTrainingTypes(tx)
}

const offered = (uuid: string) => and(eq(trainingTypes.uuid, uuid), isNull(trainingTypes.retiredAt))

export const createTrainingType = async (
  tx: Transaction,
  branchUuid: string,
  fields: TrainingTypeFields,
): Promise<string> => {
  const uuid = randomUUID()
  const position = ((await lockedTypes(tx)).at(-1)?.position ?? 0) + 1
  await tx.insert(trainingTypes).values({ uuid, branchUuid, ...fields, position })
  return uuid
}

export const updateTrainingType = (
  tx: Transaction,
  uuid: string,
  { version, ...change }: TrainingTypeFields & Versioned,
): Promise<void> => updateWithVersion(tx, { table: trainingTypes, row: offered(uuid), version, change })

/** Restores the type at its old position. */
export const restoreTrainingType = async (tx: Transaction, uuid: string, now: number): Promise<void> => {
  const retired = and(eq(trainingTypes.uuid, uuid), gt(trainingTypes.retiredAt, undoableSince(now)))
  const back = await tx.update(trainingTypes).set({ retiredAt: null }).where(retired).returning()
  if (back.length === 0) throw new Refusal('not-found')
}

/** Throws for the last type, because a center without types can't start a class. */
export const retireTrainingType = async (tx: Transaction, uuid: string, now: number): Promise<void> => {
  const types = await lockedTypes(tx)
  if (!types.some((type) => type.uuid === uuid)) throw new Refusal('not-found')
  if (types.length === 1) throw new Refusal('last-training-type')
  await tx
    .update(trainingTypes)
    .set({ retiredAt: new Date(now) })
    .where(offered(uuid))
}

export const listTrainingTypes = (tx: Transaction): Promise<(typeof trainingTypes.$inferSelect)[]> =>
  tx.select().from(trainingTypes).where(isNull(trainingTypes.retiredAt)).orderBy(asc(trainingTypes.position))
