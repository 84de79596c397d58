import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { zoneColumns as wide } from '../tokens/breakpoints.ts'
import { solidZones, vars } from '../tokens/theme.css.ts'
import { divider } from '../zone-shares/zone-shares.css.ts'

export const frame = style({ containerType: 'inline-size', width: '100%' })

export const content = style({ display: 'flex', flexDirection: 'column', gap: vars.space.m })

export const bar = style({
  height: vars.size.iconM,
  borderRadius: vars.radius.s,
  vars: { [divider]: vars.stroke.medium },
})

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${vars.space.m} ${vars.space.s}`,
  '@container': { [wide]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
})

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: vars.space.xs,
  lineHeight: vars.font.line.snug,
})

export const mark = recipe({
  base: {
    width: vars.space.s,
    height: vars.space.s,
    borderRadius: vars.radius.round,
    forcedColorAdjust: 'none',
  },
  variants: { level: { below: { background: vars.zone.minimum.fill }, ...solidZones } },
})

export const word = style({ color: vars.color.textMuted, fontSize: vars.font.size.s, overflowWrap: 'anywhere' })

/** The axis of the curve above says the same on a phone. */
export const range = style({ display: 'none', whiteSpace: 'nowrap', '@container': { [wide]: { display: 'block' } } })

export const time = style({
  gridColumn: 2,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
})
