import { from } from '@repo/ui/breakpoints'
import { vars } from '@repo/ui/theme'
import { style } from '@vanilla-extract/css'

/** The viewport below the top bar, without the page's padding. */
const within = (edge: string): string => `calc(100dvh - ${vars.size.topBar} - 2 * ${edge})`

/** Fills the window, so that a running class needs no scrolling. */
export const classArea = style({
  height: within(vars.space.l),
  minHeight: '30rem',
  selectors: { ':root:fullscreen &': { height: `calc(100dvh - 2 * ${vars.space.l})` } },
  '@media': {
    [from('md')]: { height: within(vars.space.xl) },
    [from('xl')]: { height: within(vars.space.xxl) },
  },
})
