import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'

export const heading = recipe({
  base: {
    minWidth: 0,
    fontWeight: vars.font.weight.bold,
    lineHeight: vars.font.line.snug,
    letterSpacing: vars.font.tracking.tight,
    color: vars.color.text,
    overflowWrap: 'break-word',
    textWrap: 'balance',
  },
  variants: {
    size: {
      s: { fontSize: vars.font.size.m, letterSpacing: vars.font.tracking.normal },
      m: { fontSize: vars.font.size.l, letterSpacing: vars.font.tracking.normal },
      l: { fontSize: vars.font.size.xl },
      xl: { fontSize: vars.font.size.xxl },
      display: { fontSize: vars.font.size.display, lineHeight: vars.font.line.tight },
    },
    align: { start: { textAlign: 'start' }, center: { textAlign: 'center' } },
  },
})
