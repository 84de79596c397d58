import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { from } from '../tokens/breakpoints.ts'
import { vars } from '../tokens/theme.css.ts'

const columnsOf = (share: number, filling: 'auto-fill' | 'auto-fit' = 'auto-fill') =>
  `repeat(${filling}, minmax(calc(${vars.size.menu} * ${share}), 1fr))`

export const list = recipe({
  base: { display: 'grid', gridTemplateColumns: columnsOf(0.6), gap: vars.space.l },
  variants: {
    isDense: {
      true: { gap: vars.space.m, '@media': { [from('sm')]: { gridTemplateColumns: columnsOf(0.45, 'auto-fit') } } },
      false: {
        '@media': { [from('sm')]: { gridTemplateColumns: columnsOf(0.9), columnGap: vars.space.xl } },
      },
    },
  },
})

export const pair = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs, minWidth: 0 })

export const term = style({
  color: vars.color.textMuted,
  fontSize: vars.font.size.s,
  lineHeight: vars.font.line.snug,
})

export const fact = style({
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.font.line.snug,
  minHeight: `calc(1em * ${vars.font.line.snug})`,
  overflowWrap: 'anywhere',
})

export const pendingFact = style([fact, { display: 'flex', alignItems: 'center' }])
