import type { Locale } from '@repo/i18n'

import type { HelpPageName } from './help-page.ts'

/** Where the operator's own help stands, by language; where it is empty, the product's own pages are shown. */
export type HelpUrl = Readonly<Record<Locale, string>>

/** The page about a screen, by the first part of the screen's address. */
const PAGE_OF: Readonly<Record<string, HelpPageName>> = {
  '': 'dashboard',
  rooklegend: 'rooklegend',
  rookremote: 'rookremote',
  challenges: 'challenges',
  requests: 'requests',
  users: 'users',
  sessions: 'sessions',
  sensors: 'sensors',
  reports: 'reports',
  center: 'center',
  admin: 'administrators',
  roles: 'roles',
  audit: 'audit',
  profile: 'profile',
  login: 'sign-in',
  'forgot-password': 'sign-in',
  'reset-password': 'sign-in',
}

/** The page about the screen at an address of the panel; null where no page is about it. */
export const helpPageAt = (pathname: string): HelpPageName | null => {
  const first = pathname.split('/')[1] ?? ''
  return Object.hasOwn(PAGE_OF, first) ? (PAGE_OF[first] ?? null) : null
}

/** The address of a page of the help, or of its front page, in a language. */
export const helpAddress = (helpUrl: HelpUrl, locale: Locale, page: HelpPageName | null): string => {
  const start = helpUrl[locale].trim().replace(/\/+$/, '') || '/help'
  return page === null ? start : `${start}/${page}`
}
