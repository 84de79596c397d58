import { wordsOf } from '../core/text-matching.ts'

/** Minimum number of characters besides known names, so that guessing isn't trivial. */
const LEAST_BESIDES = 6
const LEAST_NAME = 3

const plain = (text: string): string =>
  wordsOf(text)
    .join('')
    .replaceAll(/[^\p{Letter}\p{Number}]/gu, '')

/** Whether a password has under 6 characters besides known names of 3 or more (OWASP ASVS 5.0, 6.1.2, 6.2.11). */
export const isMadeOfNames = (password: string, names: readonly string[]): boolean => {
  const words = names.flatMap((name) => name.split(/[^\p{Letter}\p{Number}\p{Mark}]+/u).map(plain))
  const known = words.filter((word) => word.length >= LEAST_NAME).toSorted((a, b) => b.length - a.length)
  const whole = plain(password)
  const rest = known.reduce((left, word) => left.replaceAll(word, ''), whole)
  return rest.length < whole.length && rest.length < LEAST_BESIDES
}
