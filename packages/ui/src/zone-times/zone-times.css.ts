import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

import { solidZones, vars } from '../tokens/theme.css.ts'
import { divider } from '../zone-shares/zone-shares.css.ts'

/** From this width on, the zones are columns under the bar. */
const wide = '(min-width: 42rem)'

export const frame = style({ containerType: 'inline-size', width: '100%' })

export const content = style({ display: 'flex', flexDirection: 'column', gap: vars.space.m })

export const bar = style({
  height: vars.size.iconM,
  borderRadius: vars.radius.s,
  vars: { [divider]: vars.stroke.medium },
})

export const list = style({
  display: 'grid',
  gap: vars.space.s,
  '@container': { [wide]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: vars.space.m } },
})

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.m,
  lineHeight: vars.font.line.snug,
  '@container': {
    [wide]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'baseline', columnGap: vars.space.s },
  },
})

export const mark = recipe({
  base: {
    width: vars.space.m,
    height: vars.space.m,
    borderRadius: vars.radius.round,
    forcedColorAdjust: 'none',
  },
  variants: { level: { below: { background: vars.zone.minimum.fill }, ...solidZones } },
})

export const word = style({ overflowWrap: 'anywhere' })

export const range = style({
  color: vars.color.textMuted,
  fontSize: vars.font.size.s,
  whiteSpace: 'nowrap',
  '@container': { [wide]: { display: 'block' } },
})

export const time = style({
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [wide]: { gridColumn: 2 } },
})
