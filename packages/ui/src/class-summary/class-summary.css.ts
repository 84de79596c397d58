import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { below } from '../tokens/breakpoints.ts'
import { vars } from '../tokens/theme.css.ts'

export const frame = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xl, minWidth: 0 })

export const podium = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'end',
  gap: vars.space.s,
  width: '100%',
  maxWidth: vars.size.dialogM,
  marginInline: 'auto',
})

/** As high as a podium whose winner has a name. */
export const pendingPodium = style({
  display: 'grid',
  width: '100%',
  maxWidth: vars.size.dialogM,
  height: `calc(${vars.size.podium} + ${vars.size.controlL} * 1.8 + 1.5em + 2 * ${vars.space.s})`,
  marginInline: 'auto',
})

/** Shown in the middle, read first. */
export const step = recipe({
  base: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: vars.space.s, minWidth: 0 },
  variants: { place: { 1: { order: 2 }, 2: { order: 1 }, 3: { order: 3 } } },
})

export const face = recipe({
  base: {
    padding: vars.stroke.thick,
    borderRadius: vars.radius.round,
    borderStyle: 'solid',
    borderWidth: vars.stroke.thick,
  },
  variants: {
    place: {
      1: { borderColor: vars.color.gold, width: `calc(${vars.size.controlL} * 1.8)`, fontSize: vars.font.size.xxl },
      2: { borderColor: vars.color.silver, width: `calc(${vars.size.controlL} * 1.4)`, fontSize: vars.font.size.xl },
      3: { borderColor: vars.color.bronze, width: `calc(${vars.size.controlL} * 1.4)`, fontSize: vars.font.size.xl },
    },
  },
})

export const faceShape = style({ display: 'flex', aspectRatio: '1' })

export const winner = style({
  maxWidth: '100%',
  overflow: 'hidden',
  fontWeight: vars.font.weight.semibold,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const block = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xxs,
    width: '100%',
    borderRadius: `${vars.radius.m} ${vars.radius.m} 0 0`,
    color: vars.color.onMedal,
    lineHeight: vars.font.line.tight,
    fontVariantNumeric: 'tabular-nums',
    forcedColorAdjust: 'none',
  },
  variants: {
    place: {
      1: { height: vars.size.podium, background: vars.color.gold },
      2: { height: `calc(${vars.size.podium} * 0.75)`, background: vars.color.silver },
      3: { height: `calc(${vars.size.podium} * 0.6)`, background: vars.color.bronze },
    },
  },
})

export const rank = style({ fontSize: vars.font.size.xxl, fontWeight: vars.font.weight.heavy })
export const score = style({ fontWeight: vars.font.weight.semibold })

export const scroller = style({
  overflowX: 'auto',
  border: `${vars.stroke.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  '@media': { print: { overflow: 'visible' } },
})

export const table = style({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' })

const phone = below('sm')
const narrow = below('lg')

export const head = style({
  '@media': {
    [phone]: {
      position: 'absolute',
      width: vars.stroke.thin,
      height: vars.stroke.thin,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})

export const headCell = style({
  padding: `${vars.space.m} ${vars.space.l}`,
  borderBottom: `${vars.stroke.thin} solid ${vars.color.border}`,
  color: vars.color.textMuted,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.medium,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: { '&:first-child': { textAlign: 'start' } },
  '@media': { [narrow]: { paddingInline: vars.space.m, whiteSpace: 'normal' } },
})

export const row = style({
  selectors: { '& + &': { borderTop: `${vars.stroke.thin} solid ${vars.color.border}` } },
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      alignItems: 'end',
      gap: vars.space.s,
      padding: `${vars.space.m} ${vars.space.l}`,
    },
  },
})

const cell = style({
  padding: `${vars.space.s} ${vars.space.l}`,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { paddingInline: vars.space.m }, [phone]: { display: 'block', padding: 0 } },
})

export const mainCell = style([
  cell,
  { '@media': { [phone]: { fontSize: vars.font.size.l, fontWeight: vars.font.weight.bold } } },
])

export const moreCell = style([cell, { '@media': { [phone]: { textAlign: 'start' } } }])

export const zoneCell = style([cell, { '@media': { [phone]: { gridColumn: '1 / -1', textAlign: 'start' } } }])

export const valueName = style({
  display: 'none',
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.line.snug,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  '@media': { [phone]: { display: 'block' } },
})

export const nameCell = style([
  cell,
  {
    textAlign: 'start',
    fontWeight: vars.font.weight.medium,
    '@media': { [phone]: { gridColumn: 'span 2', overflow: 'hidden', textOverflow: 'ellipsis' } },
  },
])

export const person = style({ display: 'flex', alignItems: 'center', gap: vars.space.m, minWidth: 0 })
export const pendingPerson = style([person, { minHeight: vars.size.controlS }])
export const pendingValue = style({ display: 'inline-block', width: vars.size.figure })

export const zoneBar = style({
  display: 'block',
  width: vars.size.zoneBar,
  '@media': { [phone]: { width: '100%' } },
  height: vars.space.m,
  marginInlineStart: 'auto',
  borderRadius: vars.radius.s,
})

export const place = style({ minWidth: '2ch', color: vars.color.textMuted, textAlign: 'end' })

export const note = style({ color: vars.color.textMuted })
