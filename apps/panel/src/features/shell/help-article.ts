import type { Locale } from '@repo/i18n'

/** The help center's article for a screen; its front page where a screen has none. */
const ARTICLES: readonly (readonly [prefix: string, article: string])[] = [
  ['/rooklegend', 'rooklegend'],
  ['/rookremote', 'rookremote'],
  ['/challenges', 'challenges'],
  ['/requests', 'requests'],
  ['/users', 'users'],
  ['/sessions', 'sessions'],
  ['/sensors', 'sensors'],
  ['/reports', 'reports'],
  ['/center', 'center'],
  ['/admin', 'administrators'],
  ['/roles', 'roles'],
  ['/audit', 'audit'],
  ['/profile', 'profile'],
]

/** Where help about a screen stands, in a language. */
export const helpArticle = (helpUrl: Readonly<Record<Locale, string>>, locale: Locale, pathname: string): string => {
  const article = ARTICLES.find(([prefix]) => pathname.startsWith(prefix))?.[1]
  return article === undefined ? helpUrl[locale] : `${helpUrl[locale]}/${article}`
}
