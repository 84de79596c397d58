import type { Locale } from '@repo/i18n'

import { isHelpPageName, type HelpPageName } from './help-page.ts'

export type HelpUrl = Readonly<Record<Locale, string>>

/** Pages whose name differs from the first part of the path. */
const PAGE_OF = new Map<string, HelpPageName>([
  ['', 'dashboard'],
  ['admin', 'administrators'],
  ['login', 'sign-in'],
  ['forgot-password', 'sign-in'],
  ['reset-password', 'sign-in'],
])

export const helpPageAt = (pathname: string): HelpPageName | null => {
  const first = pathname.split('/')[1] ?? ''
  return PAGE_OF.get(first) ?? (isHelpPageName(first) ? first : null)
}

export const helpAddress = (helpUrl: HelpUrl, locale: Locale, page: HelpPageName | null): string => {
  const start = helpUrl[locale].trim().replace(/\/+$/, '') || '/help'
  return page === null ? start : `${start}/${page}`
}
