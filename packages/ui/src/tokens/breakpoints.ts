/** Widths in pixels from which a layout applies. */
export const breakpoints = { sm: 640, md: 768, lg: 1024, xl: 1280 } as const
export type Breakpoint = keyof typeof breakpoints

export const from = (breakpoint: Breakpoint): string => `(min-width: ${breakpoints[breakpoint]}px)`
export const below = (breakpoint: Breakpoint): string => `(width < ${breakpoints[breakpoint]}px)`
