import type { Locale } from '@repo/i18n'

import { isHelpPageName, type HelpPageName } from './help-page.ts'

/** Where the operator's own help stands, by language; where it is empty, the product's own pages are shown. */
export type HelpUrl = Readonly<Record<Locale, string>>

/** The page about a screen whose address begins with another name than the page has. */
const PAGE_OF = new Map<string, HelpPageName>([
  ['', 'dashboard'],
  ['admin', 'administrators'],
  ['login', 'sign-in'],
  ['forgot-password', 'sign-in'],
  ['reset-password', 'sign-in'],
])

/** The page about the screen at an address of the panel; null where no page is about it. */
export const helpPageAt = (pathname: string): HelpPageName | null => {
  const first = pathname.split('/')[1] ?? ''
  return PAGE_OF.get(first) ?? (isHelpPageName(first) ? first : null)
}

/** The address of a page of the help, or of its front page, in a language. */
export const helpAddress = (helpUrl: HelpUrl, locale: Locale, page: HelpPageName | null): string => {
  const start = helpUrl[locale].trim().replace(/\/+$/, '') || '/help'
  return page === null ? start : `${start}/${page}`
}
