import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { below, from } from '../tokens/breakpoints.ts'
import { vars } from '../tokens/theme.css.ts'

const appear = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space.xl})` } })
const vanish = keyframes({ to: { opacity: 0 } })

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.scrim,
  background: vars.scrim,
  animation: `${appear} ${vars.motion.normal} ${vars.motion.ease}`,
  selectors: { '&[data-state="closed"]': { animation: `${vanish} ${vars.motion.fast} ${vars.motion.ease}` } },
})

export const place = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.dialog,
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'center',
  pointerEvents: 'none',
  '@media': { [from('sm')]: { alignItems: 'center', padding: vars.space.xl } },
})

export const content = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    maxHeight: 'calc(100dvh - 2em)',
    overflow: 'hidden',
    border: `${vars.stroke.thin} solid ${vars.color.border}`,
    borderRadius: `${vars.radius.l} ${vars.radius.l} 0 0`,
    background: vars.color.surfaceRaised,
    boxShadow: vars.shadow.overlay,
    outline: 'none',
    pointerEvents: 'auto',
    animation: `${rise} ${vars.motion.normal} ${vars.motion.ease}`,
    selectors: { '&[data-state="closed"]': { animation: `${vanish} ${vars.motion.fast} ${vars.motion.ease}` } },
    '@media': { [from('sm')]: { borderRadius: vars.radius.l, maxHeight: '100%' } },
  },
  variants: {
    size: {
      s: { maxWidth: vars.size.dialogS },
      m: { maxWidth: vars.size.dialogM },
      l: { maxWidth: vars.size.dialogL },
    },
  },
})

export const unfinished = style({ visibility: 'hidden', animation: 'none' })

export const sheetWidth = style({ '@media': { [below('sm')]: { maxWidth: '100%' } } })

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.m,
  padding: `${vars.space.l} ${vars.space.l} ${vars.space.m} ${vars.space.xl}`,
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minWidth: 0,
  paddingTop: vars.space.xs,
})

export const title = style({
  fontSize: vars.font.size.xl,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.line.snug,
  overflowWrap: 'anywhere',
})

export const description = style({ color: vars.color.textMuted })

export const body = style({
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Space for the focus ring of controls at the edges.
  padding: `${vars.space.xs} ${vars.space.xl} ${vars.space.xl}`,
})

export const footer = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space.s,
  padding: `${vars.space.l} ${vars.space.xl}`,
  borderTop: `${vars.stroke.thin} solid ${vars.color.border}`,
  '@media': { [from('sm')]: { flexDirection: 'row', justifyContent: 'flex-end' } },
})
