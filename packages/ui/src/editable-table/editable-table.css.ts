import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'

export const frame = style({ display: 'grid', minWidth: 0 })

export const scroller = style({
  position: 'relative',
  minWidth: 0,
  overflowX: 'auto',
  border: `${vars.stroke.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
})

export const body = recipe({
  base: { transition: `opacity ${vars.motion.normal} ${vars.motion.ease}` },
  variants: { isStale: { true: { opacity: 0.5 } } },
})

export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  // an address keeps its line where there is room
  overflowWrap: 'break-word',
  fontSize: vars.font.size.s,
  fontVariantNumeric: 'tabular-nums',
})

/** Where columns scroll beneath the actions. */
const edge = `inset ${vars.stroke.thin} 0 ${vars.color.border}`

export const headCell = recipe({
  base: {
    height: vars.size.controlM,
    padding: `0 ${vars.space.s}`,
    color: vars.color.textMuted,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.line.snug,
    textAlign: 'start',
  },
  variants: {
    /** Level with the texts of cells. */
    isOfValues: { true: { paddingInline: `calc(${vars.space.xs} + ${vars.space.s} + ${vars.stroke.thin})` } },
    isStuck: {
      true: {
        position: 'sticky',
        insetInlineEnd: 0,
        paddingInline: vars.space.l,
        background: vars.color.surface,
        boxShadow: edge,
        textAlign: 'end',
      },
    },
    isFirst: { true: { paddingInlineStart: vars.space.l } },
  },
})

export const row = recipe({
  base: { background: vars.color.surface },
  variants: {
    tone: {
      plain: {},
      danger: { boxShadow: `inset ${vars.stroke.thick} 0 ${vars.color.dangerMark}` },
      muted: { color: vars.color.textSubtle },
    },
  },
})

export const cell = recipe({
  base: {
    maxWidth: vars.size.card,
    padding: vars.space.xs,
    borderTop: `${vars.stroke.thin} solid ${vars.color.border}`,
    lineHeight: vars.font.line.snug,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  variants: {
    isPlain: { true: { padding: `calc(${vars.space.s} + ${vars.space.xs}) ${vars.space.s}` } },
    isFirst: { true: { paddingInlineStart: vars.space.l } },
    isStuck: {
      true: {
        position: 'sticky',
        insetInlineEnd: 0,
        padding: `${vars.space.xs} ${vars.space.xs} ${vars.space.xs} ${vars.space.s}`,
        background: 'inherit',
        boxShadow: edge,
        whiteSpace: 'nowrap',
      },
    },
  },
})

export const state = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xs,
  minWidth: vars.size.figure,
  padding: vars.space.xs,
})

export const number = style({ color: vars.color.textMuted, fontWeight: vars.font.weight.regular, whiteSpace: 'nowrap' })

export const note = style({
  minWidth: vars.size.zoneBar,
  color: vars.color.dangerText,
  fontSize: vars.font.size.s,
  overflowWrap: 'anywhere',
})

/** As tall as a small control with one line. */
const oneLine = `calc((${vars.size.controlS} - ${vars.font.line.snug} * 1em) / 2 - ${vars.stroke.thin})`

export const value = recipe({
  base: {
    position: 'relative',
    display: 'inline-block',
    maxWidth: '100%',
    minWidth: vars.space.xxxl,
    padding: `${oneLine} ${vars.space.s}`,
    border: `${vars.stroke.thin} solid transparent`,
    borderRadius: vars.radius.s,
    color: 'inherit',
    font: 'inherit',
    lineHeight: vars.font.line.snug,
    textAlign: 'start',
  },
  variants: {
    isButton: {
      true: { cursor: 'text', ':hover': { borderColor: vars.color.borderStrong } },
    },
    isWrong: { true: { borderColor: vars.color.dangerMark } },
    isWaiting: { true: { opacity: 0.6 } },
  },
})

export const nothing = style({ color: vars.color.textSubtle })
export const before = style({
  marginInlineEnd: vars.space.xs,
  color: vars.color.textMuted,
  textDecoration: 'line-through',
})
export const after = style({ color: vars.color.accentText, textDecoration: 'none' })

export const input = style({
  width: '100%',
  minWidth: vars.size.zoneBar,
  minHeight: vars.size.controlS,
  padding: `${vars.space.xxs} ${vars.space.s}`,
  border: `${vars.stroke.thin} solid ${vars.color.focus}`,
  borderRadius: vars.radius.s,
  outline: `${vars.stroke.thin} solid ${vars.color.focus}`,
  background: vars.color.surfaceSunken,
  color: vars.color.text,
  font: 'inherit',
})

export const fault = style({
  display: 'flex',
  gap: vars.space.xs,
  minWidth: vars.size.zoneBar,
  padding: `${vars.space.xxs} ${vars.space.s}`,
  color: vars.color.dangerText,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.line.snug,
})

export const cards = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${vars.size.card}, 100%), 1fr))`,
  gap: vars.space.s,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
})

export const card = recipe({
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.s,
    minWidth: 0,
    padding: vars.space.m,
    border: `${vars.stroke.thin} solid ${vars.color.border}`,
    borderRadius: vars.radius.l,
    background: vars.color.surface,
  },
  variants: {
    tone: {
      plain: {},
      danger: { borderInlineStart: `${vars.stroke.thick} solid ${vars.color.dangerMark}` },
      muted: { color: vars.color.textSubtle },
    },
  },
})

export const cardHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.s}`,
  minWidth: 0,
})

export const cardName = style({
  flex: '1 1 auto',
  minWidth: 0,
  fontWeight: vars.font.weight.semibold,
  overflowWrap: 'anywhere',
})

export const cardFields = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
  gap: `${vars.space.xs} ${vars.space.s}`,
  alignItems: 'start',
  margin: 0,
  fontSize: vars.font.size.s,
})

export const cardTerm = style({
  paddingBlock: vars.space.xs,
  color: vars.color.textMuted,
  lineHeight: vars.font.line.normal,
  overflowWrap: 'anywhere',
})
export const cardValue = style({ minWidth: 0, margin: 0 })

export const cardFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.s,
})
