import type { Locale } from '@repo/i18n'

/** Every page of the help, in the order of its list; the file `pages/<name>.ts` has its text. */
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

/**
 * A page of the help in one language. In its texts `[Add user]` is a label exactly as the panel shows it in that
 * language, and `{sensors}` a link to the page of that name.
 */
export interface HelpText {
  readonly title: string
  /** What the screen is for, in two or three sentences. */
  readonly purpose: string
  readonly tasks: readonly [HelpTask, HelpTask, HelpTask]
  /** What can go wrong, and what to do then. */
  readonly problems: readonly { readonly sign: string; readonly remedy: string }[]
  /** Other words that people search for. */
  readonly words: string
}

export type HelpPage = Readonly<Record<Locale, HelpText>>
