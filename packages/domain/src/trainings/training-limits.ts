const MEGABYTE = 1024 * 1024

export const heartRateLimits = { min: 25, max: 250 } as const

export const maxHeartRateLimits = { min: 120, max: 230 } as const

/** `typed` is the highest value accepted before the error is shown. */
export const restingHeartRateLimits = { min: 40, max: 100, typed: 120 } as const

/** By measurement system: kg and lb, cm and in. */
export const weightLimits = { metric: { min: 30, max: 190 }, english: { min: 67, max: 418 } } as const

export const heightLimits = { metric: { min: 120, max: 230 }, english: { min: 48, max: 90 } } as const

export const trainingTypeLimits = { name: { min: 2, max: 40 } } as const

/** Comments and sender in characters, PDF in bytes, emails per hour. */
export const reportLimits = {
  comments: { max: 1200 },
  sender: { max: 200 },
  attachmentBytes: 5 * MEGABYTE,
  mailsPerHour: 30,
  trainingsPerPage: 30,
} as const

/** Bytes of an uploaded file, its length in hours, and its earliest year. */
export const recordingLimits = { bytes: 32 * MEGABYTE, hours: 24, fromYear: 2000 } as const
