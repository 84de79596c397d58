/** In px. */
export const breakpoints = { sm: 640, md: 768, lg: 1024, xl: 1280 } as const
/** In px of the box: below it, rows are cards. */
export const tableFrom = 848
export const spacious = '(min-width: 1536px)'
export const narrowBar = '(max-width: 72rem)'
/** Narrower class bars show buttons without words. */
export const wordlessBar = '(max-width: 62rem)'
/** From this width of their box on, the times of zones are columns under the bar. */
export const zoneColumns = '(min-width: 42rem)'
export const wordless = '(max-width: 6rem)'
export type Breakpoint = keyof typeof breakpoints

export const from = (breakpoint: Breakpoint): string => `(min-width: ${breakpoints[breakpoint]}px)`
export const landscapeFrom = (breakpoint: Breakpoint): string => `${from(breakpoint)} and (min-aspect-ratio: 1)`
export const uprightFrom = (breakpoint: Breakpoint): string => `${from(breakpoint)} and (aspect-ratio < 1)`
export const below = (breakpoint: Breakpoint): string => `(width < ${breakpoints[breakpoint]}px)`
