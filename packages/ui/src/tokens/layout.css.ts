import { vars } from './theme.css.ts'

export const gaps = {
  none: { gap: vars.space.none },
  xs: { gap: vars.space.xs },
  s: { gap: vars.space.s },
  m: { gap: vars.space.m },
  l: { gap: vars.space.l },
  xl: { gap: vars.space.xl },
  xxl: { gap: vars.space.xxl },
  xxxl: { gap: vars.space.xxxl },
}

export const alignments = {
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
}

export const justifications = {
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
}

export type Gap = keyof typeof gaps
export type Alignment = keyof typeof alignments
export type Justification = keyof typeof justifications
