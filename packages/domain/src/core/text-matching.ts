/** A text without accents and case, `_`, `/` and `-` as spaces. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[_/-]+/g, ' ')

/** The words of a text as they are compared: without accents and case; `_`, `/` and `-` part words as spaces do. */
export const wordsOf = (text: string): readonly string[] => folded(text).split(/\s+/).filter(Boolean)

/** Whether a text holds every word somebody typed, or the beginning of one, in any order; nothing typed is held by all. */
export const holdsWords = (text: string, typed: string): boolean => {
  const own = wordsOf(text)
  return wordsOf(typed).every((word) => own.some((held) => held.startsWith(word)))
}
