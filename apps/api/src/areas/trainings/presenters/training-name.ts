import type { trainingTypes } from '../../../database/schema/training-types.ts'
import type { Language } from '../../../http/errors/sentences.ts'

/** The name of a kind of training in the language of the call. */
export const trainingNameOf = (
  type: Pick<typeof trainingTypes.$inferSelect, 'nameEn' | 'nameEs'>,
  language: Language,
): string => (language === 'es' ? type.nameEs : type.nameEn)
