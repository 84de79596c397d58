import { style } from '@vanilla-extract/css'

import { vars } from '../tokens/theme.css.ts'

export const frame = style({
  display: 'flex',
  width: '100%',
  height: '100%',
  minHeight: 0,
  selectors: { '&[data-stacked]': { flexDirection: 'column' } },
})

export const bare = style({ display: 'contents' })

export const main = style({ flex: 1, minWidth: 0, minHeight: 0, overflow: 'auto' })

export const handle = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.s,
  touchAction: 'none',
  selectors: {
    '&[aria-orientation="vertical"]': { width: vars.size.target, cursor: 'col-resize' },
    '&[aria-orientation="horizontal"]': { height: vars.size.target, cursor: 'row-resize' },
    '&:focus-visible': { outline: `${vars.stroke.medium} solid ${vars.color.focus}` },
  },
  '::before': {
    content: '""',
    borderRadius: vars.radius.round,
    background: vars.color.borderStrong,
    width: vars.space.xs,
    height: vars.size.controlL,
  },
})

export const turned = style({ '::before': { width: vars.size.controlL, height: vars.space.xs } })

export const side = style({
  flex: 'none',
  minWidth: 0,
  minHeight: 0,
  overflow: 'hidden',
  selectors: { '&[data-dragged]': { pointerEvents: 'none' } },
})
