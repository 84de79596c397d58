import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css'

import { below, from, spacious, wordless } from '../tokens/breakpoints.ts'
import { vars } from '../tokens/theme.css.ts'

const menuWidth = createVar()

const alone = ':root:fullscreen &'

export const shell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minHeight: '100dvh',
  selectors: { [alone]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 1fr)' } },
  '@media': {
    [`screen and ${from('xl')}`]: {
      vars: { [menuWidth]: vars.size.sideMenu },
      gridTemplateColumns: `${menuWidth} minmax(0, 1fr)`,
      selectors: { '&[data-menu="narrow"]': { vars: { [menuWidth]: vars.size.sideMenuNarrow } } },
    },
  },
})

export const skip = style({
  position: 'fixed',
  top: vars.space.s,
  insetInlineStart: vars.space.s,
  zIndex: vars.z.tooltip,
  minHeight: vars.size.controlM,
  padding: `${vars.space.s} ${vars.space.l}`,
  borderRadius: vars.radius.m,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontWeight: vars.font.weight.semibold,
  selectors: { '&:not(:focus)': { transform: 'translateY(-300%)' } },
  '@media': { print: { display: 'none' } },
})

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.z.sticky,
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minHeight: vars.size.topBar,
  padding: `${vars.space.xs} ${vars.space.m}`,
  borderBottom: `${vars.stroke.thin} solid ${vars.color.border}`,
  background: vars.color.background,
  selectors: { [alone]: { display: 'none' } },
  '@media': {
    print: { display: 'none' },
    [below('sm')]: { gap: vars.space.xs, paddingInline: vars.space.xs },
    [from('xl')]: { paddingInlineEnd: vars.space.xl },
  },
})

export const narrower = style({ display: 'none', '@media': { [from('xl')]: { display: 'block' } } })
export const hamburger = style({ '@media': { [from('xl')]: { display: 'none' } } })

export const whose = style({
  display: 'flex',
  flex: '1 1 0',
  alignItems: 'center',
  gap: vars.space.s,
  minWidth: 0,
  overflow: 'hidden',
  containerType: 'inline-size',
})

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minWidth: 0,
  '@container': { [wordless]: { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } },
})

globalStyle(`${name} > *`, { flex: 'none' })
/** One line at any length. */
globalStyle(`${name} > :first-child`, {
  flex: '0 1 auto',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const barEnd = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.s,
})

export const side = style({
  display: 'none',
  selectors: { [alone]: { display: 'none' } },
  '@media': {
    // comes after the wide layout, which a large sheet of paper has, too
    [`screen and ${from('xl')}`]: {
      position: 'sticky',
      top: vars.size.topBar,
      display: 'block',
      height: `calc(100dvh - ${vars.size.topBar})`,
      overflowY: 'auto',
      padding: vars.space.m,
      borderInlineEnd: `${vars.stroke.thin} solid ${vars.color.border}`,
    },
  },
})

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs })

export const main = style({
  minWidth: 0,
  padding: vars.space.l,
  outline: 'none',
  selectors: { [alone]: { padding: vars.space.l } },
  '@media': {
    [from('md')]: { padding: vars.space.xl },
    [spacious]: { padding: vars.space.xxl },
  },
})

const running = keyframes({
  from: { transform: 'translateX(-100%) scaleX(0.3)' },
  to: { transform: 'translateX(100%) scaleX(0.7)' },
})

export const progress = style({
  position: 'absolute',
  insetInline: 0,
  bottom: `calc(-1 * ${vars.stroke.thin})`,
  height: vars.stroke.thick,
  overflow: 'hidden',
  background: vars.color.accentSoft,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: vars.color.accent,
    animation: `${running} ${vars.motion.turn} linear infinite`,
  },
})

export const page = style({
  maxWidth: vars.size.page,
  marginInline: 'auto',
  transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:has(> [data-wide])': { maxWidth: 'none' },
    '&[data-dimmed]': { opacity: 0.5, pointerEvents: 'none' },
  },
})
