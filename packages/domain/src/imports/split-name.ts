export interface SplitName {
  readonly name: string
  readonly lastName1: string
  readonly lastName2: string
}

/** Belong to the name after them. */
const PARTICLES = new Set([
  'de',
  'del',
  'la',
  'las',
  'los',
  'y',
  'da',
  'das',
  'do',
  'dos',
  'di',
  'van',
  'von',
  'der',
  'den',
  'ter',
  'le',
])

const wordsOf = (text: string): readonly string[] =>
  text
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')

/** Joins particles with the name they begin: "de la Cruz" is one name. */
const namesOf = (words: readonly string[]): readonly string[] => {
  const names: string[] = []
  let open = ''
  for (const word of words) {
    const isParticle = PARTICLES.has(word.toLowerCase())
    open = open === '' ? word : `${open} ${word}`
    if (isParticle) continue
    names.push(open)
    open = ''
  }
  return open === '' ? names : [...names, open]
}

const lastNames = (names: readonly string[], most: number): Pick<SplitName, 'lastName1' | 'lastName2'> => {
  const [first = '', ...rest] = names.slice(0, most)
  return { lastName1: first, lastName2: rest.join(' ') }
}

/**
 * Splits a whole name. "Last, First" is split at its comma. Otherwise, Spanish names of three or more parts end in two
 * last names, all others in one.
 */
export const splitName = (text: string, language: 'en' | 'es'): SplitName => {
  const comma = text.indexOf(',')
  if (comma !== -1) {
    const last = namesOf(wordsOf(text.slice(0, comma)))
    const most = language === 'es' ? 2 : 1
    const joined = most === 1 ? [last.join(' ')] : [last[0] ?? '', last.slice(1).join(' ')]
    return { name: wordsOf(text.slice(comma + 1)).join(' '), ...lastNames(joined, most) }
  }
  const names = namesOf(wordsOf(text))
  if (names.length < 2) return { name: names.join(' '), lastName1: '', lastName2: '' }
  const count = language === 'es' && names.length > 2 ? 2 : 1
  return { name: names.slice(0, -count).join(' '), ...lastNames(names.slice(-count), count) }
}
