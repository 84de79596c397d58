import { createContainer, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { tableFrom } from '../tokens/breakpoints.ts'
import { vars } from '../tokens/theme.css.ts'

const box = createContainer()
const asCards = `${box} (width < ${tableFrom}px)`

export const frame = style({ containerType: 'inline-size', containerName: box, minWidth: 0 })

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  border: `${vars.stroke.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  fontVariantNumeric: 'tabular-nums',
  '@container': {
    [asCards]: { display: 'flex', flexDirection: 'column', gap: vars.space.m, border: 'none', background: 'none' },
  },
})

export const head = style({ '@container': { [asCards]: { display: 'block' } } })

/** Among cards only the box that selects everybody is left of it, and the sort buttons. */
export const headRow = style({
  '@container': {
    [asCards]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space.xs} ${vars.space.m}` },
  },
})

export const headCell = recipe({
  base: {
    padding: `${vars.space.m} ${vars.space.m}`,
    borderBottom: `${vars.stroke.thin} solid ${vars.color.border}`,
    color: vars.color.textMuted,
    fontSize: vars.font.size.s,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.line.snug,
    whiteSpace: 'nowrap',
    '@container': {
      [asCards]: { padding: 0, border: 'none', selectors: { '&:not(:has(button))': { display: 'none' } } },
    },
  },
  variants: { align: { start: { textAlign: 'start' }, end: { textAlign: 'end' } } },
})

export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.size.target,
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  ':hover': { color: vars.color.text },
})

export const sortMark = recipe({
  base: { display: 'inline-flex' },
  variants: { isActive: { true: { color: vars.color.accentText }, false: { opacity: 0.35 } } },
})

export const body = recipe({
  base: {
    '@container': {
      [asCards]: {
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(${vars.size.card}, 100%), 1fr))`,
        gap: vars.space.m,
      },
    },
    transition: `opacity ${vars.motion.normal} ${vars.motion.ease}`,
  },
  variants: { isStale: { true: { opacity: 0.5 } } },
})

export const row = recipe({
  base: {
    borderTop: `${vars.stroke.thin} solid ${vars.color.border}`,
    ':hover': { background: vars.color.surfaceRaised },
    '@container': {
      [asCards]: {
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        alignItems: 'center',
        gap: `${vars.space.xs} ${vars.space.m}`,
        padding: vars.space.m,
        border: `${vars.stroke.thin} solid ${vars.color.border}`,
        borderRadius: vars.radius.l,
        background: vars.color.surface,
      },
    },
  },
  variants: {
    tone: {
      plain: {},
      selected: { background: vars.color.accentSoft, ':hover': { background: vars.color.accentSoft } },
      marked: {
        background: vars.color.dangerSoft,
        boxShadow: `inset ${vars.stroke.thick} 0 ${vars.color.dangerMark}`,
        ':hover': { background: vars.color.dangerSoft },
      },
    },
  },
})

export const selectCell = style({
  width: 1,
  padding: `${vars.space.s} 0 ${vars.space.s} ${vars.space.m}`,
  '@container': { [asCards]: { width: 'auto', padding: 0, gridRow: 1 } },
})

export const cell = recipe({
  base: {
    padding: `${vars.space.s} ${vars.space.m}`,
    lineHeight: vars.font.line.snug,
    '@container': {
      [asCards]: {
        gridColumn: '1 / -1',
        display: 'flex',
        justifyContent: 'space-between',
        gap: vars.space.l,
        padding: 0,
        fontSize: vars.font.size.s,
        textAlign: 'end',
        overflowWrap: 'anywhere',
        selectors: {
          '&::before': {
            content: 'attr(data-header)',
            flex: 'none',
            color: vars.color.textMuted,
            fontSize: vars.font.size.s,
            textAlign: 'start',
          },
        },
      },
    },
  },
  variants: { align: { start: { textAlign: 'start' }, end: { textAlign: 'end' } } },
})

export const titleCell = style({
  padding: `${vars.space.s} ${vars.space.m}`,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.line.snug,
  textAlign: 'start',
  '@container': { [asCards]: { gridColumn: 'auto / -1', padding: 0, fontSize: vars.font.size.l } },
})

export const actionsCell = style({
  padding: `${vars.space.xs} ${vars.space.m}`,
  '@container': { [asCards]: { gridColumn: '1 / -1', padding: 0 } },
})

export const actions = style({ display: 'flex', justifyContent: 'flex-end', gap: vars.space.xxs })
