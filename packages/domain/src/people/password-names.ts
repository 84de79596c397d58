import { wordsOf } from '../core/text-matching.ts'

/** What is left of a password without the names everybody around knows has to be guessed: fewer characters are tried through. */
const LEAST_BESIDES = 6
/** Characters from which a word is a name that somebody would try. */
const LEAST_NAME = 3

const plain = (text: string): string =>
  wordsOf(text)
    .join('')
    .replaceAll(/[^\p{Letter}\p{Number}]/gu, '')

/**
 * Whether a password is made of names that everybody around knows, and fewer than six letters and digits besides:
 * OWASP ASVS 5.0, 6.1.2 and 6.2.11. Names are those of the center, of the product, of the host; their words count
 * singly, whatever their accents and case, from three characters on.
 */
export const isMadeOfNames = (password: string, names: readonly string[]): boolean => {
  const words = names.flatMap((name) => name.split(/[^\p{Letter}\p{Number}\p{Mark}]+/u).map(plain))
  const known = words.filter((word) => word.length >= LEAST_NAME).toSorted((a, b) => b.length - a.length)
  const whole = plain(password)
  const rest = known.reduce((left, word) => left.replaceAll(word, ''), whole)
  return rest.length < whole.length && rest.length < LEAST_BESIDES
}
