/** Where the seconds of a training were spent, in the order of its figures: how a bar colors it, and which word says it. */
export const ZONE_PARTS = [
  { level: 'below', word: 'warming-up' },
  { level: 'minimum', word: 'minimum' },
  { level: 'light', word: 'light' },
  { level: 'moderate', word: 'moderate' },
  { level: 'intense', word: 'intense' },
  { level: 'maximum', word: 'maximum' },
] as const
