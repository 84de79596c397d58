import { globalStyle } from '@vanilla-extract/css'

import { chartInks, chartZones } from './chart-colors.ts'
import { vars } from './theme.css.ts'

const ink = chartInks.paper
const zones = chartZones.paper
const { color, zone } = vars

/** A list or result prints dark on white, with zone bars and medals in color. */
globalStyle(':root', {
  '@media': {
    print: {
      colorScheme: 'light',
      printColorAdjust: 'exact',
      vars: {
        [color.background]: ink.ground,
        [color.surface]: ink.ground,
        [color.surfaceRaised]: ink.ground,
        [color.surfaceOverlay]: ink.grid,
        [color.surfaceSunken]: ink.ground,
        [color.text]: ink.text,
        [color.textMuted]: ink.muted,
        [color.textSubtle]: ink.muted,
        [color.border]: ink.grid,
        [color.borderStrong]: ink.axis,
        [color.accent]: ink.mark,
        [color.accentText]: ink.mark,
        [color.dangerText]: zones.maximum,
        [color.warningText]: ink.text,
        [color.successText]: zones.moderate,
        [zone.minimum.fill]: ink.grid,
        [zone.minimum.solid]: zones.minimum,
        [zone.light.solid]: zones.light,
        [zone.moderate.solid]: zones.moderate,
        [zone.intense.solid]: zones.intense,
        [zone.maximum.solid]: zones.maximum,
      },
    },
  },
})

/** Charts have plain colors, for a dark screen. */
globalStyle('svg text', { '@media': { print: { fill: `${ink.text} !important` } } })
/** Paper has no buttons; those of a table are its texts. */
globalStyle('button:not(table button, [role="tab"])', { '@media': { print: { display: 'none !important' } } })
globalStyle('tr, li, figure, dl', { '@media': { print: { breakInside: 'avoid' } } })
