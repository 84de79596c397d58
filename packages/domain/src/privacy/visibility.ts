/** Levels of what displays show of a participant. See {@link SHOWN}. */
export const VISIBILITIES = ['all', 'color', 'anonymous', 'color-anonymous', 'name', 'nothing'] as const
export type Visibility = (typeof VISIBILITIES)[number]

/** Parts of a participant on a display. `numbers` are effort, heart rate, calories, steps, and what follows from them. */
const PARTS = ['tile', 'name', 'numbers', 'color'] as const
export type ShownParts = { readonly [part in (typeof PARTS)[number]]: boolean }

const TILE = { tile: true, name: false, numbers: false, color: false } as const

/** `name` includes the picture. A tile without name belongs to a numbered guest. */
export const SHOWN: Readonly<Record<Visibility, ShownParts>> = {
  all: { tile: true, name: true, numbers: true, color: true },
  color: { ...TILE, name: true, color: true },
  anonymous: { ...TILE, numbers: true, color: true },
  'color-anonymous': { ...TILE, color: true },
  name: { ...TILE, name: true },
  nothing: { ...TILE, tile: false },
}

/** Whether a level shows a part that the other hides. The order is partial: of two levels, each may be looser. */
export const isLooser = (level: Visibility, than: Visibility): boolean =>
  PARTS.some((part) => SHOWN[level][part] && !SHOWN[than][part])

/** The most open level that is no looser than either. */
export const stricter = (one: Visibility, other: Visibility): Visibility =>
  VISIBILITIES.find((level) => !isLooser(level, one) && !isLooser(level, other)) ?? 'nothing'

/** The levels that are no looser, most open first. */
export const levelsWithin = (most: Visibility): readonly Visibility[] =>
  VISIBILITIES.filter((level) => !isLooser(level, most))

/** Whether displays show the participant as a numbered guest. */
export const isGuest = (level: Visibility): boolean => SHOWN[level].tile && !SHOWN[level].name

/** Reads a level. One that is unknown here, for example of a newer version, shows nothing. */
export const parseVisibility = (value: unknown): Visibility =>
  VISIBILITIES.find((level) => level === value) ?? 'nothing'

/** A sum of fewer people reveals the parts. */
const SUMMED_FROM = 3

/** Whether a sum over so many people may be shown to one of them if another hides numbers. */
export const mayShowSum = (people: number): boolean => people >= SUMMED_FROM
