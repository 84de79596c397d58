import { createVar, style } from '@vanilla-extract/css'

import { actionSpace, tileRadius } from '../participant-tile/participant-tile.css.ts'
import { vars } from '../tokens/theme.css.ts'

export const tileGap = createVar()

export const fitted = style({
  vars: { [tileGap]: vars.space.s },
  position: 'relative',
  width: '100%',
  height: '100%',
  minWidth: 0,
  minHeight: 0,
})

export const dense = style([fitted, { vars: { [tileRadius]: vars.radius.m, [tileGap]: vars.space.xs } }])

export const growing = style([fitted, { height: 'auto' }])

/** Reading order follows the visual order instead of the document. */
export const readByPlace = style({ readingFlow: 'source-order' })

/** Out of flow, so that moving one cell lays out no other. */
export const cell = style({ position: 'absolute', minWidth: 0, minHeight: 0 })

export const action = style({
  position: 'absolute',
  top: vars.space.xs,
  display: 'flex',
  insetInlineEnd: vars.space.xs,
  zIndex: vars.z.raised,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceOverlay,
  opacity: 0,
  transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    [`${cell}:hover > &, &:focus-within, &:has([data-state="open"], [aria-expanded="true"])`]: { opacity: 1 },
  },
  '@media': { '(hover: none)': { opacity: 1 } },
})

export const withAction = style({
  '@media': {
    '(hover: none)': {
      vars: { [actionSpace]: vars.size.controlM },
      selectors: {
        [`&:has(> ${action} > :nth-child(2))`]: { vars: { [actionSpace]: `calc(${vars.size.controlM} * 2)` } },
      },
    },
  },
})

export const scroller = style({
  height: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  // the cells' padding, so that tiles align with the bar above
  marginInline: `calc(${vars.space.s} / -2)`,
})

export const strip = style({ position: 'relative', width: '100%' })

export const apart = style({ top: 0, padding: `calc(${vars.space.s} / 2)` })
