/** Why what a strap sends does not count in a class, as far as its coach can do something about it. */
export const STRAP_REFUSALS = ['unknown-sensor', 'unassigned-sensor', 'banned', 'left-class', 'class-full'] as const
export type StrapRefusal = (typeof STRAP_REFUSALS)[number]
