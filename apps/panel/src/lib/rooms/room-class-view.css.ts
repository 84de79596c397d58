import { vars } from '@repo/ui/theme'
import { style } from '@vanilla-extract/css'

/** As high as the window has room below the top bar, so that a running class needs no scrolling. */
export const classArea = style({
  height: `calc(100dvh - ${vars.size.topBar} - ${vars.space.xxxl})`,
  minHeight: '30rem',
  selectors: { ':root:fullscreen &': { height: `calc(100dvh - 2 * ${vars.space.l})` } },
})
