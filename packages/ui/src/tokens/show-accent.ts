import { colors } from './colors.ts'
import { vars } from './theme.css.ts'

const ROLES = ['accent', 'accentHover', 'onAccent', 'accentText', 'accentSoft', 'focus'] as const

/** As `#rrggbb`. Zones and danger keep their colors. */
export type AccentColors = Readonly<Record<(typeof ROLES)[number], string>>

const nameOf = (variable: string): string => variable.slice('var('.length, -1)

export const ownAccent = colors.accent

/** Null restores Latido's accent. */
export const showAccent = (accents: AccentColors | null, element: HTMLElement = document.documentElement): void => {
  for (const role of ROLES) {
    const name = nameOf(vars.color[role])
    if (accents === null) element.style.removeProperty(name)
    else element.style.setProperty(name, accents[role])
  }
}
