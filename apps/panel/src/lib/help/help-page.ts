import type { Locale } from '@repo/i18n'

export const HELP_PAGES = [
  'dashboard',
  'rooklegend',
  'rookremote',
  'challenges',
  'requests',
  'users',
  'sessions',
  'sensors',
  'reports',
  'center',
  'administrators',
  'roles',
  'audit',
  'profile',
  'sign-in',
  'join',
] as const
export type HelpPageName = (typeof HELP_PAGES)[number]

export const isHelpPageName = (name: string): name is HelpPageName => (HELP_PAGES as readonly string[]).includes(name)

interface HelpTask {
  readonly title: string
  readonly steps: readonly string[]
}

/** In texts, `[Add user]` is a label of the panel in that language, `{sensors}` a link to that page. */
export interface HelpText {
  readonly title: string
  readonly purpose: string
  readonly tasks: readonly [HelpTask, HelpTask, HelpTask]
  readonly problems: readonly { readonly sign: string; readonly remedy: string }[]
  readonly words: string
}

export type HelpPage = Readonly<Record<Locale, HelpText>>
