export const STRAP_REFUSALS = [
  'unknown-sensor',
  'unassigned-sensor',
  'banned',
  'left-class',
  'class-full',
  'consent-of-guardian-needed',
] as const
export type StrapRefusal = (typeof STRAP_REFUSALS)[number]
