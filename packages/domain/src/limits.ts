const megabyte = 1024 * 1024

export const roomLimits = { name: { min: 4, max: 15 }, description: { min: 5, max: 100 } } as const
export const daqLimits = { name: { min: 4, max: 100 } } as const
export const displayLimits = { name: { min: 2, max: 40 } } as const

/** Duration and delay in minutes, capacity in persons. */
export const classLimits = {
  duration: { min: 1, max: 600, default: 60 },
  delay: { min: 0, max: 10, default: 0 },
  capacity: { min: 1, max: 100, default: 15 },
  unlimitedCapacity: 100,
} as const

export const imageLimits = { maxBytes: 2 * megabyte, types: ['image/png', 'image/jpeg'] } as const

/** In bpm. */
export const heartRateLimits = { min: 25, max: 250 } as const
export const maxHeartRateLimits = { min: 120, max: 230 } as const
export const restingHeartRateLimits = { min: 40, max: 100, typed: 120 } as const

/** How long toasts stay, in milliseconds. */
export const toastTimes = { standard: 6000, short: 2000, list: 1000 } as const

export const pageLimits = { size: 20 } as const
export const searchLimits = { minLength: 3, maxLength: 100 } as const

/** Lifetimes of a staff session. */
export const sessionLimits = { rememberedSeconds: 30 * 24 * 3600, plainSeconds: 12 * 3600 } as const

/** A pseudonym of `from` graphemes or more is shown as its first `keep` and an ellipsis. */
export const pseudonymDisplay = { from: 20, keep: 17 } as const
