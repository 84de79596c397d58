import { vars } from './theme.css.ts'

export const solidZones = {
  waiting: { background: vars.zone.waiting.solid },
  minimum: { background: vars.zone.minimum.solid },
  light: { background: vars.zone.light.solid },
  moderate: { background: vars.zone.moderate.solid },
  intense: { background: vars.zone.intense.solid },
  maximum: { background: vars.zone.maximum.solid },
} as const
