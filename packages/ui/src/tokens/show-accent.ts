import { colors } from './colors.ts'
import { vars } from './theme.css.ts'

const ROLES = ['accent', 'accentHover', 'onAccent', 'accentText', 'accentSoft', 'focus'] as const

/** Another color for whatever is an accent, as `#rrggbb`; zones and what deletes keep theirs. */
export type AccentColors = Readonly<Record<(typeof ROLES)[number], string>>

const nameOf = (variable: string): string => variable.slice('var('.length, -1)

/** Latido's own, for where no other accent is shown. */
export const ownAccent = colors.accent

/** Draws everything inside an element in another accent; null in Latido's own. */
export const showAccent = (accents: AccentColors | null, element: HTMLElement = document.documentElement): void => {
  for (const role of ROLES) {
    const name = nameOf(vars.color[role])
    if (accents === null) element.style.removeProperty(name)
    else element.style.setProperty(name, accents[role])
  }
}
