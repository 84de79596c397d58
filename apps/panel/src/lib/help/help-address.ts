import type { Locale } from '@repo/i18n'

import { screenAt } from '../../app/areas.ts'
import type { HelpPageName } from './help-page.ts'

export type HelpUrl = Readonly<Record<Locale, string>>

/** Signed-out screens, which no menu shows. */
const SIGN_IN_PATHS = new Set(['/login', '/forgot-password', '/reset-password'])

export const helpPageAt = (pathname: string): HelpPageName | null => {
  const path = `/${pathname.split('/')[1] ?? ''}`
  return screenAt(path)?.help ?? (SIGN_IN_PATHS.has(path) ? 'sign-in' : null)
}

export const helpAddress = (helpUrl: HelpUrl, locale: Locale, page: HelpPageName | null): string => {
  const start = helpUrl[locale].trim().replace(/\/+$/, '') || '/help'
  return page === null ? start : `${start}/${page}`
}
