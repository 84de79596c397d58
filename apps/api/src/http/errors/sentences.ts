import type { ErrorCode } from '@repo/api-client/core/error-code'

import { REFUSALS } from './refusals.ts'

export type Language = 'en' | 'es'

/** What each refusal says. `{name}` stands for a value of the refusal. */
/** The language an Accept-Language header asks for first, English when it names neither. */
export const languageOf = (header: string | undefined): Language => {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().toLowerCase().split(';q=')
      return { tag: tag.slice(0, 2), quality: quality === undefined ? 1 : Number(quality) || 0 }
    })
    .filter(({ tag }) => tag === 'en' || tag === 'es')
    .toSorted((a, b) => b.quality - a.quality)
  return wanted[0]?.tag === 'es' ? 'es' : 'en'
}

/** The sentence of a code with its values put in. */
export const sentenceOf = (
  code: ErrorCode,
  language: Language,
  values: Readonly<Record<string, string>> = {},
): string => REFUSALS[code][language].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '…')
