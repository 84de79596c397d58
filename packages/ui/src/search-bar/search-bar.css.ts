import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { box, control } from '../field/field.css.ts'
import { below } from '../tokens/breakpoints.ts'
import { vars } from '../tokens/theme.css.ts'

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minWidth: 0,
  flex: `1 1 ${vars.size.menuMax}`,
  '@media': { print: { display: 'none' } },
})

export const bar = recipe({
  base: [
    box(),
    {
      gap: vars.space.xs,
      paddingInlineEnd: vars.space.xs,
    },
  ],
  variants: {
    invalid: { true: { borderColor: vars.color.dangerMark } },
    isCompact: {
      true: {},
      false: {
        '@media': {
          [below('sm')]: { flexWrap: 'wrap' },
          '(pointer: coarse)': { paddingBlock: vars.space.xs },
        },
      },
    },
  },
})

export const mark = recipe({
  base: { display: 'flex', paddingInlineStart: vars.space.m, color: vars.color.textMuted },
  variants: { isCompact: { true: {}, false: { '@media': { [below('sm')]: { display: 'none' } } } } },
})

/** Native, so that phones show their own picker. */
const select = style([
  control,
  { colorScheme: 'dark', cursor: 'pointer', appearance: 'none', paddingInlineEnd: vars.space.xl },
])

export const choice = style({ position: 'relative', display: 'flex', minWidth: 0, flex: 1 })
export const columnChoice = style([choice, { flex: 'none', '@media': { [below('sm')]: { flex: '1 0 100%' } } }])
export const arrow = style({
  position: 'absolute',
  insetInlineEnd: vars.space.s,
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  color: vars.color.textMuted,
  pointerEvents: 'none',
})

export const columnSelect = style([
  select,
  {
    width: 'auto',
    borderInlineEnd: `${vars.stroke.thin} solid ${vars.color.border}`,
    color: vars.color.textMuted,
    fontWeight: vars.font.weight.medium,
    ':focus-visible': { outline: `${vars.stroke.medium} solid ${vars.color.focus}`, borderRadius: vars.radius.m },
    '@media': { [below('sm')]: { flex: 1, borderInlineEnd: 'none' } },
  },
])

export const dropSelect = select
