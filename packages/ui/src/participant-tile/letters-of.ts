/** Widths of groups of characters in em, semibold. */
const GROUPS: readonly (readonly [characters: RegExp, em: number])[] = [
  [/[\sijlI.,:;|!'’\u0131]/u, 0.29],
  [/[frt1()-]/u, 0.41],
  [/[mMw…]/u, 0.93],
  [/[W@]/u, 1.05],
  [/\d/u, 0.66],
  [/\p{Extended_Pictographic}/u, 1.36],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 1.02],
  [/\p{Lu}/u, 0.75],
]
const USUAL = 0.61

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

const widthOf = (grapheme: string): number => {
  const [base = ''] = grapheme.normalize('NFD')
  return GROUPS.find(([characters]) => characters.test(base))?.[1] ?? USUAL
}

const widthOfAll = (text: string): number =>
  [...graphemes.segment(text)].reduce((sum, { segment }) => sum + widthOf(segment), 0)

const roundedUp = (width: number): number => Math.max(1, Math.ceil(width * 100) / 100)

/** Estimated width of a name in em, rather more than less, so that a fitted name isn't cut. */
export const lettersOf = (name: string): number => roundedUp(widthOfAll(name))

/** Estimated width in em of the widest word, which a line shouldn't break. */
export const longestWordOf = (name: string): number => roundedUp(Math.max(...name.split(/\s+/u).map(widthOfAll)))
