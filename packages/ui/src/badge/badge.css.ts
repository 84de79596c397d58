import { recipe } from '@vanilla-extract/recipes'

import { vars } from '../tokens/theme.css.ts'

const soft = (background: string, color: string) => ({
  background,
  color,
  borderColor: `color-mix(in srgb, ${color} 35%, transparent)`,
})

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    maxWidth: '100%',
    padding: `${vars.space.xxs} ${vars.space.s}`,
    border: `${vars.stroke.thin} solid transparent`,
    borderRadius: vars.radius.round,
    fontSize: vars.font.size.xs,
    fontWeight: vars.font.weight.semibold,
    lineHeight: vars.font.line.snug,
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      neutral: soft(vars.color.surfaceOverlay, vars.color.textMuted),
      accent: soft(vars.color.accentSoft, vars.color.accentText),
      success: soft(vars.color.successSoft, vars.color.successText),
      warning: soft(vars.color.warningSoft, vars.color.warningText),
      danger: soft(vars.color.dangerSoft, vars.color.dangerText),
      live: { background: vars.color.danger, color: vars.color.onDanger },
    },
  },
  defaultVariants: { tone: 'neutral' },
})
