import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'

export const text = recipe({
  base: { minWidth: 0, lineHeight: vars.font.line.normal, overflowWrap: 'break-word', textWrap: 'pretty' },
  variants: {
    size: {
      xs: { fontSize: vars.font.size.xs },
      s: { fontSize: vars.font.size.s },
      m: { fontSize: vars.font.size.m },
      l: { fontSize: vars.font.size.l, lineHeight: vars.font.line.snug },
      xl: { fontSize: vars.font.size.xl, lineHeight: vars.font.line.snug },
    },
    tone: {
      normal: { color: vars.color.text },
      muted: { color: vars.color.textMuted },
      subtle: { color: vars.color.textSubtle },
      accent: { color: vars.color.accentText },
      danger: { color: vars.color.dangerText },
      warning: { color: vars.color.warningText },
      success: { color: vars.color.successText },
    },
    weight: {
      regular: { fontWeight: vars.font.weight.regular },
      medium: { fontWeight: vars.font.weight.medium },
      semibold: { fontWeight: vars.font.weight.semibold },
      bold: { fontWeight: vars.font.weight.bold },
    },
    align: { start: { textAlign: 'start' }, center: { textAlign: 'center' }, end: { textAlign: 'end' } },
    truncate: { true: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
  },
  defaultVariants: { size: 'm', tone: 'normal', weight: 'regular' },
})
