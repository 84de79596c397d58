import { style } from '@vanilla-extract/css'

import { below } from '../tokens/breakpoints.ts'
import { vars } from '../tokens/theme.css.ts'

export const band = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.l,
  minHeight: vars.size.cover,
  padding: vars.space.l,
  overflow: 'hidden',
  border: `${vars.stroke.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  '@media': { [below('md')]: { flexDirection: 'column-reverse', alignItems: 'start', gap: vars.space.m } },
})

export const behind = style({ position: 'absolute', inset: 0, zIndex: -1 })

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' })

export const shade = style({
  position: 'absolute',
  inset: 0,
  background: `linear-gradient(to right, color-mix(in srgb, ${vars.color.background} 82%, transparent) 40%, color-mix(in srgb, ${vars.color.background} 30%, transparent))`,
  '@media': {
    [below('md')]: { background: `color-mix(in srgb, ${vars.color.background} 82%, transparent)` },
  },
})

export const words = style({ minWidth: 0, maxWidth: vars.size.dialogL })
