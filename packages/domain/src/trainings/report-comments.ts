/** Comments as a report prints them: runs of line breaks become one, ends are trimmed. */
export const tidyComments = (typed: string): string =>
  typed
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\S\n]*\n\s*/g, '\n')
    .trim()

/** Not Arabic and Hebrew, whose lines a report would print in the wrong order. */
const SCRIPTS = ['Latin', 'Greek', 'Cyrillic', 'Han', 'Hiragana', 'Katakana', 'Hangul', 'Devanagari', 'Thai']
const MARKS = String.raw`\p{Mn}\p{Mc}\n -~\u{A0}-\u{FF}\u{3000}-\u{303F}\u{FF00}-\u{FFEF}‐-‧‰-⁞€™≈≠≤≥−`
const PRINTED = new RegExp(`^[${SCRIPTS.map((script) => `\\p{Script=${script}}`).join('')}${MARKS}]+$`, 'u')

const graphemes = new Intl.Segmenter('es', { granularity: 'grapheme' })

/** Comments without the signs a report's font has no picture of, such as emoji; the spaces round them close. */
export const printableComments = (typed: string): string => {
  const kept = Array.from(graphemes.segment(typed.replaceAll(/\r\n?/g, '\n')), ({ segment }) => segment).filter(
    (sign) => PRINTED.test(sign),
  )
  return kept.join('').replaceAll(/ {2,}/g, ' ')
}

/** Whether a report cannot print everything that was typed. */
export const hasUnprintable = (typed: string): boolean =>
  Array.from(graphemes.segment(typed), ({ segment }) => segment).some((sign) => !PRINTED.test(sign.replace('\r', '\n')))
