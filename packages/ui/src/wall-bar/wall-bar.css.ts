import { createContainer, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { below, from, landscapeFrom, narrowBar, uprightFrom } from '../tokens/breakpoints.ts'
import { solidZones, vars } from '../tokens/theme.css.ts'

const box = createContainer()

export const bar = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  alignItems: 'stretch',
  flex: 'none',
  minHeight: vars.size.wallBar,
  containerType: 'inline-size',
  containerName: box,
  background: vars.color.surface,
})

export const line = style({
  position: 'relative',
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.l,
  minWidth: 0,
  paddingInline: vars.space.l,
  '@media': {
    [below('md')]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: vars.space.xs,
      padding: `${vars.space.s} ${vars.space.s} ${vars.space.m}`,
    },
    [uprightFrom('md')]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignContent: 'center',
      gap: `${vars.space.xs} ${vars.space.l}`,
      paddingBlock: vars.space.s,
    },
  },
  '@container': {
    [`${box} ${narrowBar}`]: {
      '@media': { [landscapeFrom('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto' } },
    },
  },
})

export const who = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minWidth: 0,
  '@media': {
    [uprightFrom('md')]: { gridColumn: '1 / -1' },
    [below('md')]: { gridColumn: '1 / -1', gap: vars.space.s },
  },
})

export const words = style({ display: 'grid', gap: vars.space.xxs, minWidth: 0 })

const oneLine = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

export const title = style([
  oneLine,
  { fontSize: vars.font.size.xxl, fontWeight: vars.font.weight.bold, lineHeight: vars.font.line.tight },
])
export const subtitle = style([oneLine, { color: vars.color.textMuted, lineHeight: vars.font.line.snug }])

export const clock = style({
  fontSize: vars.size.wallClock,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: vars.font.tracking.tight,
  lineHeight: vars.font.line.flat,
  '@media': { [below('md')]: { fontSize: vars.font.size.display } },
})

export const end = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.m,
  minWidth: 0,
  '@media': { [below('md')]: { flexWrap: 'wrap' } },
})

export const corner = style({
  display: 'flex',
  flex: 'none',
  flexDirection: 'row-reverse',
  alignItems: 'center',
  gap: vars.space.l,
  '@media': {
    [landscapeFrom('md')]: {
      position: 'relative',
      zIndex: 1,
      flexDirection: 'column',
      gap: vars.space.s,
      width: vars.size.wallCode,
      height: '100cqh',
      marginBlockEnd: `calc(${vars.size.wallBar} - 100cqh)`,
    },
  },
})

export const code = style({
  flex: 'none',
  width: vars.size.wallCode,
  minHeight: vars.size.wallCode,
  '@media': { [below('md')]: { width: vars.size.wallBar, minHeight: vars.size.wallBar } },
})

export const codeWords = style({
  display: 'none',
  width: '100%',
  lineHeight: vars.font.line.snug,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  '@media': {
    [from('md')]: { display: 'block' },
    [landscapeFrom('md')]: {
      paddingInline: vars.space.s,
      fontSize: `max(${vars.font.size.s}, ${vars.size.wallCode} * 0.08)`,
      textAlign: 'center',
    },
  },
})

export const belowCode = style({
  display: 'none',
  flex: 1,
  minHeight: 0,
  width: '100%',
  '@media': {
    [landscapeFrom('md')]: { display: 'block', padding: `0 ${vars.space.xs} ${vars.space.xs} 0` },
  },
})

export const track = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  height: vars.size.wallProgress,
  overflow: 'hidden',
  background: vars.color.surfaceOverlay,
})

export const passed = recipe({
  base: {
    width: '100%',
    height: '100%',
    transformOrigin: 'left',
    '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
  },
  variants: { level: solidZones },
})
