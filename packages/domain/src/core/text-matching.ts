/** Removes accents and case, and replaces `_`, `/`, and `-` by spaces. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[_/-]+/g, ' ')

/** The words of a text without accents and case. */
export const wordsOf = (text: string): readonly string[] => folded(text).split(/\s+/).filter(Boolean)

/** Whether each typed word is a prefix of a word of the text, in any order. An empty search matches all. */
export const holdsWords = (text: string, typed: string): boolean => {
  const own = wordsOf(text)
  return wordsOf(typed).every((word) => own.some((held) => held.startsWith(word)))
}
