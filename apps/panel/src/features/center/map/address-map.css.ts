import { vars } from '@repo/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const frame = style({
  position: 'relative',
  height: vars.size.chartTall,
  overflow: 'hidden',
  border: `${vars.stroke.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surfaceSunken,
})

export const canvas = style({ width: '100%', height: '100%' })

export const pin = style({
  width: vars.size.controlM,
  height: vars.size.controlM,
  color: vars.color.accent,
  cursor: 'grab',
  filter: `drop-shadow(${vars.shadow.raised})`,
})

export const placeName = style({
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
  textShadow: `0 0 ${vars.space.xs} ${vars.color.surfaceSunken}`,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
})

// must exceed the library's specificity, because its styles load later
globalStyle(`${frame} .maplibregl-map.maplibregl-map`, { font: 'inherit' })
globalStyle(`${frame} .maplibregl-ctrl.maplibregl-ctrl-attrib.maplibregl-ctrl-attrib`, {
  background: vars.scrim,
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
})
globalStyle(`${frame} .maplibregl-ctrl-group.maplibregl-ctrl-group`, { background: vars.color.surfaceRaised })
globalStyle(`${frame} .maplibregl-ctrl-group .maplibregl-ctrl-icon`, { filter: 'invert(1)' })
