import { contrast, difference } from '@repo/color/color-math'
import { deficiencies } from '@repo/color/color-vision'
import { formatOklch, parseOklch, type Oklch } from '@repo/color/oklch'

/** Colors that an accent must differ from: destructive buttons, and the zones' edges and fills. */
export const DANGERS = ['#d4303f', '#ff4d5e'] as const
export const ZONES = {
  minimum: ['#c9cfe6', '#4e5369'],
  light: ['#4aa8ff', '#0b4aa6'],
  moderate: ['#35d07f', '#00613f'],
  intense: ['#ff9f2e', '#7d3505'],
  maximum: ['#ff4d5e', '#ad0c3c'],
} as const

/** The lightest background under an accent. An accent with enough contrast here has it on all others. */
export const LIGHTEST_GROUND = '#213038'
const PAPER = '#ffffff'

export const OWN_ACCENT = '#2dd4bf'

/** WCAG 2.2: text, and non-text elements. */
const TEXT_CONTRAST = 4.5
const MARK_CONTRAST = 3
/** Minimum CIEDE2000 distances: that between any two zones, and a larger one to destructive buttons. */
const TOLD_APART = 8
const FAR_APART = 20

export type AccentFault = 'too-dark' | 'like-danger' | 'like-zone'

export interface AccentPalette {
  readonly accent: string
  readonly accentHover: string
  readonly onAccent: string
  readonly accentText: string
  readonly accentSoft: string
  readonly focus: string
}

const onFill = ({ c, h }: Oklch): string => formatOklch({ l: 0.18, c: Math.min(c, 0.035), h })

const isLikeZone = (color: string): boolean =>
  Object.values(ZONES)
    .flat()
    .some((worn) => difference(color, worn) < TOLD_APART)

const isLikeDanger = (color: string): boolean => DANGERS.some((danger) => difference(color, danger) < FAR_APART)
const isLikeDangerToSome = (color: string): boolean =>
  DANGERS.some((danger) => deficiencies.some((eye) => difference(color, danger, eye) < TOLD_APART))

/** Whether a text has the stored form of a color: `#rrggbb` in lower case. */
export const isAccentColor = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text)

/** Why `#rrggbb` can't be an accent, or null. WCAG 2.2: 4.5:1 for text on it, 3:1 for it as a mark. */
export const accentFault = (color: string): AccentFault | null => {
  if (isLikeDanger(color)) return 'like-danger'
  if (isLikeZone(color)) return 'like-zone'
  const isSeen = contrast(color, LIGHTEST_GROUND) >= MARK_CONTRAST
  const carriesText = contrast(onFill(parseOklch(color)), color) >= TEXT_CONTRAST
  if (!isSeen || !carriesText) return 'too-dark'
  return isLikeDangerToSome(color) ? 'like-danger' : null
}

const HUES = [0, 3, 6, 9, 12, 16, 20, 25, 30, 36, 42, 50, 60].flatMap((turn) => (turn === 0 ? [0] : [turn, -turn]))
const CHROMAS = [1, 0.85, 0.7, 0.5]
const LIGHTNESSES = Array.from({ length: 25 }, (_, step) => 0.45 + step * 0.02)

/** The valid accent nearest to a color by CIEDE2000. */
export const nearestAccent = (color: string): string => {
  if (accentFault(color) === null) return color
  const { c, h } = parseOklch(color)
  const tries = LIGHTNESSES.flatMap((l) =>
    HUES.flatMap((turn) => CHROMAS.map((share) => formatOklch({ l, c: c * share, h: (h + turn + 360) % 360 }))),
  )
  const byLikeness = [...new Set(tries)]
    .map((hex) => ({ hex, distance: difference(hex, color) }))
    .toSorted((one, other) => one.distance - other.distance)
  const nearest = byLikeness.find(({ hex }) => accentFault(hex) === null)
  if (nearest === undefined) throw new Error(`no accent is near ${color}`)
  return nearest.hex
}

const SUGGESTIONS = 3
/** Below this chroma a color is perceived as gray. */
const LEAST_CHROMA = 0.04
const TURNS = [0, 35, -35, 70, -70] as const

/** Three accents for a logo's colors (most prominent first), filled up with rotated hues. Empty for a gray logo. */
export const suggestedAccents = (colors: readonly string[]): readonly string[] => {
  const telling = colors.filter((color) => parseOklch(color).c >= LEAST_CHROMA)
  const [first] = telling
  if (first === undefined) return []
  const { l, c, h } = parseOklch(first)
  const beside = TURNS.map((turn) => formatOklch({ l, c, h: (h + turn + 360) % 360 }))
  const suggested: string[] = []
  for (const color of [...telling, ...beside]) {
    if (suggested.length === SUGGESTIONS) break
    const accent = nearestAccent(color)
    if (suggested.every((other) => difference(other, accent) >= TOLD_APART)) suggested.push(accent)
  }
  return suggested
}

const LIGHTER = 0.01
const lightened = (color: Oklch, isLegible: (hex: string) => boolean): string => {
  let { l } = color
  while (l < 1 && !isLegible(formatOklch({ ...color, l }))) l += LIGHTER
  return formatOklch({ ...color, l })
}

/** All colors derived from an accent. `color` must be valid, see {@link accentFault}. */
export const accentPalette = (color: string): AccentPalette => {
  const own = parseOklch(color)
  const accentSoft = formatOklch({ l: 0.27, c: Math.min(own.c * 0.28, 0.04), h: own.h })
  const isText = (hex: string): boolean =>
    [LIGHTEST_GROUND, accentSoft].every((ground) => contrast(hex, ground) >= TEXT_CONTRAST)
  return {
    accent: color,
    accentHover: formatOklch({ ...own, l: own.l + 0.07 }),
    onAccent: onFill(own),
    accentText: lightened({ ...own, l: own.l + 0.04 }, isText),
    accentSoft,
    focus: formatOklch({ ...own, l: 0.89, c: Math.min(own.c, 0.11) }),
  }
}

const DARKER = 0.01
const darkened = (color: string, least: number): string => {
  const own = parseOklch(color)
  let { l } = own
  while (contrast(formatOklch({ ...own, l }), PAPER) < least) l -= DARKER
  return l === own.l ? color : formatOklch({ ...own, l })
}

/** An accent for lines on white paper, darkened to a contrast of 3:1. */
export const accentOnPaper = (color: string): string => darkened(color, MARK_CONTRAST)

/** An accent for text on white paper, darkened to a contrast of 4.5:1. */
export const accentTextOnPaper = (color: string): string => darkened(color, TEXT_CONTRAST)
