/** Estimated, because a PDF has no page to measure text in. */
const letterWidth = 0.6

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const lettersOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment)

export const estimateWidth = (text: string, fontSize: number): number => lettersOf(text).length * letterWidth * fontSize

export const sizeToFit = (text: string, width: number): number => width / Math.max(1, estimateWidth(text, 1))

export function truncate(text: string, width: number, fontSize: number): string {
  const room = Math.max(1, Math.floor(width / (letterWidth * fontSize)))
  const letters = lettersOf(text)
  if (letters.length <= room) return text
  return `${letters
    .slice(0, room - 1)
    .join('')
    .trimEnd()}…`
}

export function twoLines(text: string, width: number, fontSize: number): string[] {
  if (estimateWidth(text, fontSize) <= width) return [text]
  const words = text.split(' ')
  let first = words.shift() ?? ''
  while (words[0] !== undefined && estimateWidth(`${first} ${words[0]}`, fontSize) <= width) {
    first += ` ${words.shift()}`
  }
  return [first, words.join(' ')].filter((line) => line !== '').map((line) => truncate(line, width, fontSize))
}

/** Two decimals are finer than a pixel and keep the markup short. */
export const round = (value: number): number => Math.round(value * 100) / 100
