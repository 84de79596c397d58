import type { trainingTypes } from '../db/tables/training-types.ts'
import type { Language } from '../errors/sentences.ts'

/** The name of a kind of training in the language of the call. */
export const trainingNameOf = (
  type: Pick<typeof trainingTypes.$inferSelect, 'nameEn' | 'nameEs'>,
  language: Language,
): string => (language === 'es' ? type.nameEs : type.nameEn)
