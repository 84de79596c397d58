import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoRows: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  width: '100%',
  height: '100%',
  minHeight: 0,
})

const step = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 0,
  overflow: 'hidden',
  border: `${vars.stroke.thin} solid transparent`,
  borderRadius: vars.radius.m,
  lineHeight: vars.font.line.tight,
})

const fillOf = (level: keyof typeof vars.zone) => ({ background: vars.zone[level].fill })

export const zone = recipe({
  base: [step, { color: vars.zoneText.text }],
  variants: {
    level: {
      waiting: fillOf('waiting'),
      minimum: fillOf('minimum'),
      light: fillOf('light'),
      moderate: fillOf('moderate'),
      intense: fillOf('intense'),
      maximum: fillOf('maximum'),
    },
  },
})

export const empty = style([step, { background: vars.color.surface, color: vars.color.textMuted }])

export const count = style({
  fontSize: vars.font.size.display,
  fontWeight: vars.font.weight.heavy,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.font.line.flat,
})

export const word = style({
  maxWidth: '100%',
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.semibold,
  textAlign: 'center',
})
