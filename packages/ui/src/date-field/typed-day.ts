export type DateLanguage = 'en' | 'es'

type Part = 'day' | 'month' | 'year'

interface Writing {
  readonly order: readonly [Part, Part, Part]
  readonly example: string
}

export const writings: Readonly<Record<DateLanguage, Writing>> = {
  en: { order: ['month', 'day', 'year'], example: 'mm/dd/yyyy' },
  es: { order: ['day', 'month', 'year'], example: 'dd/mm/aaaa' },
}

const LENGTHS = { day: 2, month: 2, year: 4 } as const
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/
const SEPARATOR = /\s*[/.-]\s*|\s+/gu

export const isWrittenAsDay = (value: string): boolean => ISO.test(value)

/** Formats a YYYY-MM-DD day; returns other text unchanged, because it is unfinished. */
export const textOfDay = (value: string, language: DateLanguage): string => {
  const [, year, month, day] = ISO.exec(value) ?? []
  if (year === undefined || month === undefined || day === undefined) return value
  return writings[language].order.map((part) => ({ year, month, day })[part]).join('/')
}

/** Returns YYYY-MM-DD, or the text itself if it isn't a day, so that the form can validate it. */
export const dayOfText = (text: string, language: DateLanguage): string => {
  const typed = text.split('/')
  const at = (part: Part): string => typed[writings[language].order.indexOf(part)] ?? ''
  const [year, month, day] = [at('year'), at('month').padStart(2, '0'), at('day').padStart(2, '0')]
  const iso = `${year}-${month}-${day}`
  if (typed.length !== 3 || !ISO.test(iso)) return text
  const date = new Date(`${iso}T00:00:00Z`)
  // `Date` reads February 31 as a day in March.
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? text : iso
}

export interface Typing {
  text: string
  caret: number
}

const cleaned = (text: string): string =>
  text
    .trimStart()
    .replaceAll(SEPARATOR, '/')
    .replaceAll(/[^\d/]/gu, '')

const digitsIn = (text: string): string => text.replaceAll(/\D/gu, '')

/** Splits into day, month, and year; digits typed at the end overflow into the next part. */
const partsOf = (text: string, lengths: readonly number[]): string[] => {
  const typed = text.split('/').slice(0, lengths.length)
  const rest = typed.pop() ?? ''
  const parts = typed.map((part, index) => part.slice(0, lengths[index]))
  let left = rest
  for (const length of lengths.slice(parts.length)) {
    parts.push(left.slice(0, length))
    left = left.slice(length)
  }
  while (parts.at(-1) === '') parts.pop()
  return parts
}

/** Inserts the slashes, so that no one has to type them. */
export const maskDay = (typed: Typing, before: string, language: DateLanguage): Typing => {
  const whole = textOfDay(typed.text.trim(), language)
  if (whole !== typed.text.trim()) return { text: whole, caret: whole.length }
  const isShorter = typed.text.length < before.length
  // Removing only the slash would join two numbers.
  if (isShorter && digitsIn(typed.text) === digitsIn(before)) return { text: before, caret: typed.caret }
  const lengths = writings[language].order.map((part) => LENGTHS[part])
  const clean = cleaned(typed.text)
  const isAtEnd = typed.caret >= typed.text.length
  // A slash after one digit completes it: 3/ becomes 03/.
  const closed = isAtEnd && !isShorter ? clean.replace(/(^|\/)(\d)\/$/u, '$10$2/') : clean
  const text = partsOf(closed, lengths).join('/')
  if (isAtEnd) return { text, caret: text.length }
  return { text, caret: caretIn(text, cleaned(typed.text.slice(0, typed.caret)), !isShorter) }
}

/** Returns the caret after the same digits, past the slash if a number was completed. */
const caretIn = (text: string, before: string, passesSlash: boolean): number => {
  const typed = before.split('/')
  const parts = text.split('/')
  const start = parts.slice(0, typed.length - 1).join('/').length + (typed.length > 1 ? 1 : 0)
  const part = parts[typed.length - 1] ?? ''
  const place = start + Math.min(part.length, typed.at(-1)?.length ?? 0)
  return passesSlash && part.length === LENGTHS.day && text[place] === '/' ? place + 1 : place
}
