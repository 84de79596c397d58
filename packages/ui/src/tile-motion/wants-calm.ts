export const wantsCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
