const megabyte = 1024 * 1024

// Lengths are in characters after trimming and heart rates in bpm, unless noted.

export const sensorLimits = { name: { min: 2, max: 60 }, centerId: { min: 1, max: 20 }, mac: { max: 64 } } as const

export const EARLIEST_BIRTHDAY = '1900-01-01'

export const imageLimits = { maxBytes: 2 * megabyte, types: ['image/png', 'image/jpeg'] } as const

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

export const secretLimits = {
  own: { min: 16, max: 64 },
  pairing: { min: 20, max: 100 },
  issued: { max: 200 },
} as const

/** Range of the row version, a PostgreSQL integer. */
export const versionLimits = { min: 0, max: 2_147_483_647 } as const
