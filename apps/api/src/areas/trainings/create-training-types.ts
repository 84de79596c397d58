import { randomUUID } from 'node:crypto'

import type { StepKind } from '@repo/domain/training-type'

import type { Transaction } from '../../database/database.ts'
import { trainingTypes } from '../../database/schema/training-types.ts'

interface FirstType {
  readonly nameEn: string
  readonly nameEs: string
  readonly stepKind: StepKind | null
}

/** What a new center begins with, in the order of its lists. */
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

/** Gives a new center its kinds of training. */
export const createTrainingTypes = async (
  tx: Pick<Transaction, 'insert'>,
  branchUuid: string,
  newUuid: () => string = randomUUID,
): Promise<(typeof trainingTypes.$inferSelect)[]> =>
  tx
    .insert(trainingTypes)
    .values(FIRST_TYPES.map((type, index) => ({ uuid: newUuid(), branchUuid, ...type, position: index + 1 })))
    .returning()
