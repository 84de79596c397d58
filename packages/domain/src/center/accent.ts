import { contrast, difference } from '@repo/color/color-math'
import { deficiencies } from '@repo/color/color-vision'
import { formatOklch, parseOklch, type Oklch } from '@repo/color/oklch'

/** What a center's color may not be mistaken for: buttons that delete, and the zones of a wall by their edge and fill. */
export const DANGERS = ['#d4303f', '#ff4d5e'] as const
export const ZONES = {
  minimum: ['#c9cfe6', '#4e5369'],
  light: ['#4aa8ff', '#0b4aa6'],
  moderate: ['#35d07f', '#00613f'],
  intense: ['#ff9f2e', '#7d3505'],
  maximum: ['#ff4d5e', '#ad0c3c'],
} as const

/** The lightest ground that screens put an accent on. What is told from it is told from all of them. */
export const LIGHTEST_GROUND = '#213038'
const PAPER = '#ffffff'

/** Latido's own accent. */
export const OWN_ACCENT = '#2dd4bf'

/** WCAG 2.2: text, and marks that are not text. */
const TEXT_CONTRAST = 4.5
const MARK_CONTRAST = 3
/** CIEDE2000: as far apart as any two zones are, and for a deletion farther still. */
const TOLD_APART = 8
const FAR_APART = 20

/** Why a color cannot be a center's accent. */
export type AccentFault = 'too-dark' | 'like-danger' | 'like-zone'

/** Everything that is drawn in a center's color, as `#rrggbb`. */
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

/** Whether a text is a color as a center's is kept: `#rrggbb` in small letters. */
export const isAccentColor = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text)

/**
 * Why a color, `#rrggbb`, cannot be a center's accent; null when it can. Text on it reaches 4.5 to 1 and it 3 to 1 on
 * every ground (WCAG 2.2), and it is told from what deletes and from zones by CIEDE2000.
 */
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

/** The color most like the given one, by CIEDE2000, that can be an accent; the given one where it can. */
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
/** Less is a gray to the eye, which no center would call its color. */
const LEAST_CHROMA = 0.04
const TURNS = [0, 35, -35, 70, -70] as const

/**
 * Three accents that suit a logo, of its colors with the most telling first. Where these are fewer, hues beside the
 * first fill up; a logo without color suggests none.
 */
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

/** Everything that is drawn in a center's color. `color` is an accent, see {@link accentFault}. */
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

/** A center's color as lines on paper have it: darkened until it reaches 3 to 1 on white. */
export const accentOnPaper = (color: string): string => darkened(color, MARK_CONTRAST)

/** The same as words on paper have it: 4.5 to 1 on white. */
export const accentTextOnPaper = (color: string): string => darkened(color, TEXT_CONTRAST)
