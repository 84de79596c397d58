import type { SEXES } from '../trainings/calories.ts'

type Sex = (typeof SEXES)[number]

const WORDS: Readonly<Record<Sex, readonly string[]>> = {
  male: ['male', 'man', 'masculino', 'masculina', 'hombre', 'varon', 'masc', 'h'],
  female: ['female', 'woman', 'femenino', 'femenina', 'mujer', 'fem', 'f'],
}

/** Means male beside F, and female (mujer) beside H. */
const EITHER = 'm'

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase()

/** The meaning of the letter M in a column. Null if no other value decides. */
export const meaningOfM = (cells: readonly string[]): Sex | null => {
  const words = new Set(cells.map(fold))
  if (!words.has(EITHER)) return null
  const [isFemale, isMale] = [words.has('h'), words.has('f')]
  if (isFemale === isMale) return null
  return isFemale ? 'female' : 'male'
}

/** Whether a column has the letter M without a value that gives its meaning. */
export const needsMeaningOfM = (cells: readonly string[]): boolean =>
  cells.some((cell) => fold(cell) === EITHER) && meaningOfM(cells) === null

/** Parses a sex as files write it. Null if it is none, or M without a meaning. */
export const parseFileSex = (text: string, ofM: Sex | null): Sex | null => {
  const word = fold(text)
  if (word === EITHER) return ofM
  if (WORDS.male.includes(word)) return 'male'
  return WORDS.female.includes(word) ? 'female' : null
}
