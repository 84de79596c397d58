import { style } from '@vanilla-extract/css'

import { vars } from '../tokens/theme.css.ts'

export const frame = style({ position: 'relative' })

export const arrow = style({ display: 'flex', paddingInlineEnd: vars.space.m })

export const list = style({
  position: 'absolute',
  insetInline: 0,
  zIndex: vars.z.menu,
  overflowY: 'auto',
  maxHeight: vars.size.menuMax,
  margin: `${vars.space.xs} 0 0`,
  padding: vars.space.xs,
  border: `${vars.stroke.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceOverlay,
  boxShadow: vars.shadow.overlay,
  listStyle: 'none',
  selectors: { '&[data-closed]': { display: 'none' } },
})

export const none = style({ padding: `${vars.space.s} ${vars.space.m}`, color: vars.color.textMuted })
