import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { setupI18n } from '@lingui/core'
import { formatter } from '@lingui/format-po'

const catalogs = join(import.meta.dirname, '../../packages/i18n/src/locales')

export type Language = 'en' | 'es'

/** A message of the product by its English text, with its values, as a screen of a language says it. */
export type Said = (message: string, values?: Readonly<Record<string, string | number>>, context?: string) => string

const keyOf = (message: string, context = ''): string => `${context}\u0004${message}`

/** Reads a catalog, so that a journey looks for what is said today. A message that no screen has is a fault. */
export const saidIn = async (language: Language): Promise<Said> => {
  const filename = join(catalogs, `${language}.po`)
  const content = readFileSync(filename, 'utf8')
  const entries = Object.values(await formatter().parse(content, { locale: language, sourceLocale: 'en', filename }))
  const said = new Map(
    entries.map(({ message = '', context, translation = '' }) => [
      keyOf(message, context ?? ''),
      translation || message,
    ]),
  )
  const i18n = setupI18n({ locale: language, messages: { [language]: Object.fromEntries(said) } })
  return (message, values = {}, context = '') => {
    const key = keyOf(message, context)
    if (!said.has(key)) throw new Error(`no screen says “${message}”`)
    return i18n._(key, values)
  }
}
