const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

const firstGrapheme = (word: string): string => segmenter.segment(word)[Symbol.iterator]().next().value?.segment ?? ''

/** One or two leading graphemes: first and last word of a name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u)
  const first = firstGrapheme(words[0] ?? '')
  const last = words.length > 1 ? firstGrapheme(words.at(-1) ?? '') : ''
  return (first + last).toLocaleUpperCase()
}
