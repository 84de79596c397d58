/** Trims comments and collapses line breaks. */
export const tidyComments = (typed: string): string =>
  typed
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\S\n]*\n\s*/g, '\n')
    .trim()

/** Without Arabic and Hebrew, because a report can't print right-to-left lines. */
const SCRIPTS = ['Latin', 'Greek', 'Cyrillic', 'Han', 'Hiragana', 'Katakana', 'Hangul', 'Devanagari', 'Thai']
const MARKS = String.raw`\p{Mn}\p{Mc}\n -~\u{A0}-\u{FF}\u{3000}-\u{303F}\u{FF00}-\u{FFEF}‐-‧‰-⁞€™≈≠≤≥−`
const PRINTED = new RegExp(`^[${SCRIPTS.map((script) => `\\p{Script=${script}}`).join('')}${MARKS}]+$`, 'u')

const graphemes = new Intl.Segmenter('es', { granularity: 'grapheme' })

/** Removes graphemes that a report's font lacks, such as emoji. */
export const printableComments = (typed: string): string => {
  const kept = Array.from(graphemes.segment(typed.replaceAll(/\r\n?/g, '\n')), ({ segment }) => segment).filter(
    (sign) => PRINTED.test(sign),
  )
  return kept.join('').replaceAll(/ {2,}/g, ' ')
}

/** Whether a report can't print some of the text. */
export const hasUnprintable = (typed: string): boolean =>
  Array.from(graphemes.segment(typed), ({ segment }) => segment).some((sign) => !PRINTED.test(sign.replace('\r', '\n')))
