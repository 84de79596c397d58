import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'

const toned = (background: string, edge: string) => ({
  background,
  borderColor: `color-mix(in srgb, ${edge} 45%, transparent)`,
})

export const banner = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.s} ${vars.space.l}`,
    padding: `${vars.space.m} ${vars.space.l}`,
    border: `${vars.stroke.thin} solid transparent`,
    borderRadius: vars.radius.m,
    color: vars.color.text,
  },
  variants: {
    tone: {
      info: toned(vars.color.accentSoft, vars.color.accent),
      success: toned(vars.color.successSoft, vars.color.success),
      warning: toned(vars.color.warningSoft, vars.color.warning),
      danger: toned(vars.color.dangerSoft, vars.color.dangerMark),
    },
  },
  defaultVariants: { tone: 'info' },
})

export const message = style({
  display: 'flex',
  flex: '1 1 16em',
  alignItems: 'flex-start',
  gap: vars.space.m,
  minWidth: 0,
})

export const mark = recipe({
  base: { display: 'flex', alignItems: 'center', height: '1.5em' },
  variants: {
    tone: {
      info: { color: vars.color.accentText },
      success: { color: vars.color.successText },
      warning: { color: vars.color.warningText },
      danger: { color: vars.color.dangerText },
    },
  },
  defaultVariants: { tone: 'info' },
})

export const words = style({
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflowWrap: 'anywhere',
})
export const title = style({ fontWeight: vars.font.weight.semibold })
export const detail = style({ color: vars.color.textMuted, selectors: { '&:only-child': { color: 'inherit' } } })
