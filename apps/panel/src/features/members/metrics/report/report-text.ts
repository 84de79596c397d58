import type { ContentText } from 'pdfmake/interfaces'

/** Scripts that Roboto lacks, by font. */
const SCRIPTS = {
  Chinese: String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef`,
  Korean: String.raw`\p{Script=Hangul}`,
  Arabic: String.raw`\p{Script=Arabic}`,
  Hebrew: String.raw`\p{Script=Hebrew}`,
  Devanagari: String.raw`\p{Script=Devanagari}`,
  Thai: String.raw`\p{Script=Thai}`,
} as const

export type ScriptFont = keyof typeof SCRIPTS

const FONTS = Object.entries(SCRIPTS) as [ScriptFont, string][]
const RIGHT_TO_LEFT: ReadonlySet<ScriptFont> = new Set(['Arabic', 'Hebrew'])

/** Letters of one script with the spaces and marks between words. */
const RUNS = new RegExp(
  FONTS.map(([, letters]) => `([${letters}\\p{M}]+(?:[\\s\\-'’.]+[${letters}\\p{M}]+)*)`).join('|'),
  'gu',
)

/** Longer than a column, so it may break anywhere. */
const LONG_WORD = /(\S{19,})/

interface Run {
  readonly text: string
  readonly font: ScriptFont | null
}

const runsOf = (text: string): Run[] => {
  const runs: Run[] = []
  let end = 0
  for (const match of text.matchAll(RUNS)) {
    if (match.index > end) runs.push({ text: text.slice(end, match.index), font: null })
    const [font = null] = FONTS[match.slice(1).findIndex((group) => group !== undefined)] ?? []
    runs.push({ text: match[0], font })
    end = match.index + match[0].length
  }
  return end < text.length ? [...runs, { text: text.slice(end), font: null }] : runs
}

export const fontsFor = (texts: readonly string[]): ReadonlySet<ScriptFont> =>
  new Set(texts.flatMap((text) => runsOf(text).flatMap(({ font }) => (font === null ? [] : [font]))))

/**
 * Reverses right-to-left words, because pdfmake lays out left to right. Spaces are separate runs, or they'd move to the
 * other side.
 */
const ordered = (run: Run): readonly Run[] =>
  run.font === null || !RIGHT_TO_LEFT.has(run.font)
    ? [run]
    : run.text
        .split(' ')
        .toReversed()
        .flatMap((text, index) => [...(index > 0 ? [{ text: ' ', font: null }] : []), { text, font: run.font }])

/** Assigns fonts by script, and lets long words break anywhere. */
export const printed = (text: string): ContentText[] =>
  runsOf(text)
    .flatMap(ordered)
    .flatMap((run) =>
      run.text
        .split(LONG_WORD)
        .filter((piece) => piece !== '')
        .map((piece) => ({
          text: piece,
          ...(run.font === null ? {} : { font: run.font }),
          ...(LONG_WORD.test(piece) ? { wordBreak: 'break-all' as const } : {}),
        })),
    )

/** Assigns fonts by script in SVG text. */
export const printedChart = (svg: string): string =>
  svg.replaceAll(/>([^<]+)</g, (_, text: string) => {
    const runs = runsOf(text)
      .flatMap(ordered)
      .map((run) => (run.font === null ? run.text : `<tspan font-family="${run.font}">${run.text}</tspan>`))
    return `>${runs.join('')}<`
  })
