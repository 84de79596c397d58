import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { setupI18n } from '@lingui/core'
import { formatter } from '@lingui/format-po'

const catalogs = join(import.meta.dirname, '../../packages/i18n/src/locales')

export type Language = 'en' | 'es'

export type Said = (message: string, values?: Readonly<Record<string, string | number>>, context?: string) => string

const keyOf = (message: string, context = ''): string => `${context}\u0004${message}`

/** Reads the current catalog. Throws for an unknown message. */
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
