const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

const firstGrapheme = (word: string): string => segmenter.segment(word)[Symbol.iterator]().next().value?.segment ?? ''

/** One or two leading graphemes: first and last word of a name. A number behind it tells nobody apart. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u)
  const first = firstGrapheme(words[0] ?? '')
  const last = words.slice(1).findLast((word) => !/^\p{N}/u.test(word)) ?? ''
  return (first + firstGrapheme(last)).toLocaleUpperCase()
}
