/** True where somebody asked their machine for no more motion than needed. */
export const wantsCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
