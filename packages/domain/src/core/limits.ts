const megabyte = 1024 * 1024

// Lengths are in characters after trimming and heart rates in bpm, unless noted.

export const roomLimits = {
  name: { min: 4, max: 15 },
  description: { min: 5, max: 100 },
  coaches: { max: 20 },
  referenceLength: 100,
} as const
export const daqLimits = { name: { min: 4, max: 100 }, version: { min: 1, max: 40 } } as const
export const sensorLimits = { name: { min: 2, max: 60 }, centerId: { min: 1, max: 20 }, mac: { max: 64 } } as const
export const displayLimits = { name: { min: 2, max: 40 }, overscan: { min: 0, max: 5 }, schedule: { max: 60 } } as const

/** Duration and delay in minutes. */
export const classLimits = {
  duration: { min: 1, max: 600, default: 60 },
  delay: { min: 0, max: 10, default: 0 },
  capacity: { min: 1, max: 100, default: 15 },
  unlimitedCapacity: 100,
} as const

export const EARLIEST_BIRTHDAY = '1900-01-01'

export const imageLimits = { maxBytes: 2 * megabyte, types: ['image/png', 'image/jpeg'] } as const

export const heartRateLimits = { min: 25, max: 250 } as const
export const maxHeartRateLimits = { min: 120, max: 230 } as const
/** `typed` is the highest value accepted before the error is shown. */
export const restingHeartRateLimits = { min: 40, max: 100, typed: 120 } as const

export const memberLimits = {
  name: { min: 3, max: 50 },
  lastName: { min: 4, max: 100 },
  pseudonym: { min: 2, max: 100 },
  email: { max: 254 },
  atOnce: { max: 500 },
} as const

/** `typingSeconds` is the minimum time for the form, below which a bot is assumed. */
export const requestLimits = { atOnce: { max: 500 }, waiting: 5000, typingSeconds: 2 } as const

export const resultMailLimits = { confirmWithinHours: 168 } as const

export const undoLimits = { minutes: 10 } as const

export const phoneLimits = { min: 8, max: 15 } as const

export const classLetterLimits = { letters: 4, typed: { max: 8 } } as const

export const signInCodeLimits = { digits: 6 } as const

/** By measurement system: kg and lb, cm and in. */
export const weightLimits = { metric: { min: 30, max: 190 }, english: { min: 67, max: 418 } } as const
export const heightLimits = { metric: { min: 120, max: 230 }, english: { min: 48, max: 90 } } as const

/** Characters, except for the number of hosts. */
export const centerLimits = {
  name: { min: 3, max: 50 },
  description: { min: 5, max: 400 },
  hosts: { min: 1, max: 10 },
  hostLength: 253,
  zoneLength: 64,
} as const

export const addressLimits = {
  line: { min: 1, max: 200 },
  city: { min: 1, max: 100 },
  state: { min: 1, max: 100 },
  country: { min: 1, max: 100 },
  zipCode: { min: 1, max: 12 },
  point: { min: 1, max: 50 },
} as const

export const galleryLimits = { images: { max: 30 } } as const

export const streamingLimits = {
  email: { max: 254 },
  key: { min: 1, max: 200 },
  accountId: { min: 1, max: 100 },
} as const

export const trainingTypeLimits = { name: { min: 2, max: 40 } } as const

/** A login accepts any password length, so an old password is refused as wrong. */
export const loginLimits = { email: { max: 254 }, password: { max: 1024 } } as const
export const resetLimits = { minutes: 60 } as const
export const passwordLimits = { min: 8, max: 128 } as const

/** Views per person and list; parts of a URL and characters per part. */
export const viewLimits = {
  name: { min: 1, max: 40 },
  perList: 30,
  addressParts: 10,
  addressText: 100,
} as const

/** JSON bodies: bytes by default, nesting depth, longest string in bytes, and bytes required per value. */
export const callLimits = { bytes: 64 * 1024, depth: 16, text: 16 * 1024, bytesPerValue: 16 } as const

export const searchLimits = { minLength: 3, maxLength: 100 } as const

/** `graceSeconds`: how long the previous token stays valid, for calls in flight. */
export const sessionLimits = {
  rememberedSeconds: 30 * 24 * 3600,
  plainSeconds: 12 * 3600,
  renewAfterSeconds: 15 * 60,
  graceSeconds: 30,
  longestSeconds: 180 * 24 * 3600,
} as const

/** Comments and sender in characters, PDF in bytes, emails per hour. */
export const reportLimits = {
  comments: { max: 1200 },
  sender: { max: 200 },
  attachmentBytes: 5 * megabyte,
  mailsPerHour: 30,
  trainingsPerPage: 30,
} as const

export const secretLimits = {
  own: { min: 16, max: 64 },
  pairing: { min: 20, max: 100 },
  issued: { max: 200 },
} as const

/** Bytes of an uploaded file, its length in hours, and its earliest year. */
export const recordingLimits = { bytes: 32 * megabyte, hours: 24, fromYear: 2000 } as const

/** `deviceBytes` fits 20 seconds of 100 straps. */
export const batchLimits = { deviceLength: 64, sequence: { max: 2_147_483_647 }, deviceBytes: 256 * 1024 } as const

/** Range of the row version, a PostgreSQL integer. */
export const versionLimits = { min: 0, max: 2_147_483_647 } as const

export const challengeLimits = {
  name: { min: 1, max: 50 },
  description: { min: 1, max: 150 },
  teams: { min: 2, max: 4, default: 2 },
  rooms: { min: 2, max: 100 },
  dealt: { min: 2 },
  users: { max: 100_000 },
  bodyBytes: 4 * 1024 * 1024,
} as const

export const goalLimits = {
  target: { min: 1, max: 99_999_999 },
  points: { min: 1, max: 99_999_999 },
  free: { target: 20_000_000, points: 1 },
} as const
