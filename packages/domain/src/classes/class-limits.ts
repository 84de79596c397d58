/** Duration and delay in minutes. */
export const classLimits = {
  duration: { min: 1, max: 600, default: 60 },
  delay: { min: 0, max: 10, default: 0 },
  capacity: { min: 1, max: 100, default: 15 },
  unlimitedCapacity: 100,
} as const

export const classLetterLimits = { letters: 4, typed: { max: 8 } } as const

export const signInCodeLimits = { digits: 6 } as const

/** `deviceBytes` fits 20 seconds of 100 straps. */
export const batchLimits = { deviceLength: 64, sequence: { max: 2_147_483_647 }, deviceBytes: 256 * 1024 } as const
