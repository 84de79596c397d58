/** Widths in pixels from which a layout applies. */
export const breakpoints = { sm: 640, md: 768, lg: 1024, xl: 1280 } as const
/** The width in pixels of its box from which a table is one; below, its rows are cards. */
export const tableFrom = 848
/** A wall's bar, in the letters of its screen: below it the words beside its middle need the room of both sides. */
export const narrowBar = '(max-width: 72rem)'
/** A name's box on a phone whose buttons are as wide as a finger: no word has room in it. */
export const wordless = '(max-width: 6rem)'
export type Breakpoint = keyof typeof breakpoints

export const from = (breakpoint: Breakpoint): string => `(min-width: ${breakpoints[breakpoint]}px)`
/** On a screen at least so wide that does not stand on end. */
export const landscapeFrom = (breakpoint: Breakpoint): string => `${from(breakpoint)} and (min-aspect-ratio: 1)`
export const uprightFrom = (breakpoint: Breakpoint): string => `${from(breakpoint)} and (aspect-ratio < 1)`
export const below = (breakpoint: Breakpoint): string => `(width < ${breakpoints[breakpoint]}px)`
