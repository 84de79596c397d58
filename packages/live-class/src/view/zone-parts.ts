/** In the order of a training's numbers. */
export const ZONE_PARTS = [
  { level: 'below', word: 'warming-up' },
  { level: 'minimum', word: 'minimum' },
  { level: 'light', word: 'light' },
  { level: 'moderate', word: 'moderate' },
  { level: 'intense', word: 'intense' },
  { level: 'maximum', word: 'maximum' },
] as const
