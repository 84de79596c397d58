import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'
import { printed, unprinted } from './printed-table.css.ts'

export const frame = style({ display: 'grid', gap: vars.space.s, minWidth: 0 })

export const scroller = recipe({
  variants: {
    isCards: {
      true: {},
      false: {
        minWidth: 0,
        overflowX: 'auto',
        border: `${vars.stroke.thin} solid ${vars.color.border}`,
        borderRadius: vars.radius.l,
        background: vars.color.surface,
      },
    },
  },
})

/** Isolated, so that opening a menu or typing doesn't repaint a hundred rows. */
const paintedAlone = { isolation: 'isolate' } as const

const cellPadding = createVar()
const sortGap = createVar()

export const table = recipe({
  base: { ...paintedAlone, fontSize: vars.font.size.s, fontVariantNumeric: 'tabular-nums' },
  variants: {
    isCards: {
      true: { display: 'flex', flexDirection: 'column', gap: vars.space.s },
      // Collapsed borders don't follow a sticky cell.
      false: [printed, { width: '100%', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: 0 }],
    },
    density: {
      wide: { vars: { [cellPadding]: vars.space.m, [sortGap]: vars.space.xs } },
      tight: { vars: { [cellPadding]: vars.space.s, [sortGap]: vars.space.none } },
    },
  },
})

export const head = recipe({ variants: { isCards: { true: { display: 'block' }, false: {} } } })

export const headRow = recipe({
  variants: {
    isCards: {
      true: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: `${vars.space.xs} ${vars.space.m}`,
        paddingInlineStart: vars.space.m,
      },
      false: { background: vars.color.surface },
    },
  },
})

const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

const headWords = {
  color: vars.color.textMuted,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.line.snug,
} as const

const headSpace = { height: vars.size.controlM, padding: `0 ${cellPadding}`, whiteSpace: 'normal' } as const

export const headCell = recipe({
  base: { ...clipped, ...headWords },
  variants: {
    align: { start: { textAlign: 'start' }, end: { textAlign: 'end' } },
    isCards: { true: {}, false: headSpace },
  },
})

export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: sortGap,
  maxWidth: '100%',
  minHeight: vars.size.target,
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  ':hover': { color: vars.color.text },
  // The cell clips an outer outline.
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.stroke.medium})` },
})

export const sortChosen = style({ color: vars.color.text })

export const sortMark = recipe({
  base: { display: 'inline-flex' },
  variants: { isActive: { true: { color: vars.color.accentText }, false: { opacity: 0.35 } } },
})

export const body = recipe({
  base: { transition: `opacity ${vars.motion.normal} ${vars.motion.ease}` },
  variants: {
    isStale: { true: { opacity: 0.5 } },
    isCards: {
      true: {
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(${vars.size.card}, 100%), 1fr))`,
        gap: vars.space.xs,
      },
      false: {},
    },
  },
})

const marked = { boxShadow: `inset ${vars.stroke.thick} 0 ${vars.color.dangerMark}` } as const

export const row = recipe({
  base: { ...paintedAlone, background: vars.color.surface, ':hover': { background: vars.color.surfaceRaised } },
  variants: {
    isCards: {
      true: {
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        alignContent: 'start',
        alignItems: 'center',
        columnGap: vars.space.s,
        minHeight: vars.size.cardRow,
        padding: `${vars.space.xs} ${vars.space.xs} ${vars.space.xs} ${vars.space.m}`,
        border: `${vars.stroke.thin} solid ${vars.color.border}`,
        borderRadius: vars.radius.l,
      },
      false: { height: vars.size.controlM },
    },
    tone: {
      plain: {},
      selected: { background: vars.color.accentSoft, ':hover': { background: vars.color.accentSoft } },
      marked: { background: vars.color.dangerSoft, ...marked, ':hover': { background: vars.color.dangerSoft } },
    },
  },
})

const cellSpace = {
  height: vars.size.controlM,
  padding: `0 ${cellPadding}`,
  borderTop: `${vars.stroke.thin} solid ${vars.color.border}`,
  lineHeight: vars.font.line.snug,
} as const

export const selectCell = recipe({
  base: unprinted,
  variants: {
    isCards: {
      true: { gridRow: '1 / span 2', padding: 0 },
      false: { ...cellSpace, padding: `0 0 0 ${cellPadding}`, selectors: { 'thead &': { borderTop: 'none' } } },
    },
  },
})

export const cell = recipe({
  base: { ...cellSpace, ...clipped },
  variants: {
    align: { start: { textAlign: 'start' }, end: { textAlign: 'end' } },
    isWrapping: { true: { whiteSpace: 'normal' } },
  },
})

export const titleCell = style({
  ...cellSpace,
  ...clipped,
  fontWeight: vars.font.weight.semibold,
  textAlign: 'start',
})

/** Sticky only while columns scroll: elsewhere it would slow each touch. */
const stuck = {
  selectors: { '[data-scrolls] &': { position: 'sticky', insetInlineEnd: 0 } },
  background: 'inherit',
  boxShadow: `inset ${vars.stroke.thin} 0 ${vars.color.border}`,
  textAlign: 'end',
} as const

export const actionsHead = style([unprinted, { ...headWords, ...headSpace, ...stuck, ...clipped }])

export const actionsCell = recipe({
  base: unprinted,
  variants: {
    isCards: {
      true: { gridRow: '1 / span 2', gridColumn: 3, padding: 0 },
      false: { ...cellSpace, ...stuck, padding: `0 ${vars.space.s}` },
    },
  },
})

export const actions = style({ display: 'flex', justifyContent: 'flex-end', gap: vars.space.xxs })

/** A text of a card that is cut is as high as a whole one, also on touch. */
const oneLine = {
  vars: { [vars.size.target]: vars.size.cardLine },
  padding: 0,
  lineHeight: vars.font.line.snug,
} as const

export const cardTitle = style({
  ...clipped,
  ...oneLine,
  gridColumn: 2,
  minWidth: 0,
  minHeight: vars.size.cardLine,
  fontSize: vars.font.size.m,
  fontWeight: vars.font.weight.semibold,
  textAlign: 'start',
})

export const cardLine = style({
  ...clipped,
  ...oneLine,
  gridColumn: 2,
  gridRow: 2,
  minWidth: 0,
  minHeight: vars.space.l,
  color: vars.color.textMuted,
})

export const cardRest = style({
  ...oneLine,
  gridColumn: '2 / -1',
  gridRow: 3,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  paddingInlineEnd: vars.space.s,
  paddingBlockEnd: vars.space.xxs,
})

export const cardDetails = recipe({
  base: {
    minWidth: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.xxs} ${vars.space.l}`,
  },
  variants: {
    isOpen: {
      true: {},
      // controls in the line keep the height of a finger
      false: { flexWrap: 'nowrap', overflow: 'clip visible', maxHeight: vars.size.cardLine },
    },
  },
})

export const cardDetail = style({
  ...clipped,
  overflow: 'clip visible',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  flex: 'none',
  minWidth: 0,
  maxWidth: '100%',
  minHeight: vars.size.cardLine,
})

/** At the start, so that it reaches into the lines around it and not into the actions. */
export const cardMore = style({
  order: -1,
  position: 'relative',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: `calc(-1 * ${vars.space.s} - ${vars.stroke.medium})`,
    insetInline: `calc(-1 * ${vars.space.xs})`,
  },
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.size.controlS,
  minHeight: vars.size.cardLine,
  borderRadius: vars.radius.s,
  color: vars.color.textMuted,
  cursor: 'pointer',
})

export const cardHeader = style({ color: vars.color.textMuted })

export const givenWay = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.xs} ${vars.space.m}`,
  fontSize: vars.font.size.s,
})

/** A switch in the line is as tall as a finger. */
globalStyle(`${cardDetail}:has(> [role="switch"])`, { overflow: 'visible' })
globalStyle(`${cardDetail} > [role="switch"]::before`, {
  content: '',
  position: 'absolute',
  insetBlock: `calc(-1 * ${vars.space.s} - ${vars.stroke.medium})`,
  insetInline: 0,
})
