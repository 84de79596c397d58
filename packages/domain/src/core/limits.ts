const megabyte = 1024 * 1024

/** Lengths in characters, after trimming. */
export const roomLimits = {
  name: { min: 4, max: 15 },
  description: { min: 5, max: 100 },
  coaches: { max: 20 },
  /** What an address names a room by. */
  referenceLength: 100,
} as const
/** What a device says of its program is at most so long. */
export const daqLimits = { name: { min: 4, max: 100 }, version: { min: 1, max: 40 } } as const
/** In characters. */
export const sensorLimits = { name: { min: 2, max: 60 }, centerId: { min: 1, max: 20 }, mac: { max: 64 } } as const
/** A name in characters, what a screen cuts off in percent, a schedule in lines. */
export const displayLimits = { name: { min: 2, max: 40 }, overscan: { min: 0, max: 5 }, schedule: { max: 60 } } as const

/** Duration and delay in minutes, capacity in persons. */
export const classLimits = {
  duration: { min: 1, max: 600, default: 60 },
  delay: { min: 0, max: 10, default: 0 },
  capacity: { min: 1, max: 100, default: 15 },
  unlimitedCapacity: 100,
} as const

/** Nobody who trains was born before it. */
export const EARLIEST_BIRTHDAY = '1900-01-01'

export const imageLimits = { maxBytes: 2 * megabyte, types: ['image/png', 'image/jpeg'] } as const

/** In bpm. */
export const heartRateLimits = { min: 25, max: 250 } as const
export const maxHeartRateLimits = { min: 120, max: 230 } as const
/** In bpm; `typed` is the most an input takes before it shows the error. */
export const restingHeartRateLimits = { min: 40, max: 100, typed: 120 } as const

/** Names by length in characters. */
export const memberLimits = {
  name: { min: 3, max: 50 },
  lastName: { min: 4, max: 100 },
  pseudonym: { min: 2, max: 100 },
  email: { max: 254 },
  /** How many are taken out of a center in one call. */
  atOnce: { max: 500 },
} as const

/**
 * Those who ask to become members: how many staff answer in one call, how many may wait at a center, and how many
 * seconds nobody who types is faster than.
 */
export const requestLimits = { atOnce: { max: 500 }, waiting: 5000, typingSeconds: 2 } as const

/** For how many hours a mail that asks for consent can be answered. */
export const resultMailLimits = { confirmWithinHours: 168 } as const

/** For how long after it something can be undone; longer than any notice that offers it stands. */
export const undoLimits = { minutes: 10 } as const

/** Digits of a phone number. */
export const phoneLimits = { min: 8, max: 15 } as const

/** Number of letters of a class, which show that a caller is in its room, and of characters that may be typed for them. */
export const classLetterLimits = { letters: 4, typed: { max: 8 } } as const

/** What a member types on the phone to join a class. */
export const signInCodeLimits = { digits: 6 } as const

/** What a member may weigh and measure, by the center's measurement system. */
export const weightLimits = { metric: { min: 30, max: 190 }, english: { min: 67, max: 418 } } as const
export const heightLimits = { metric: { min: 120, max: 230 }, english: { min: 48, max: 90 } } as const

/** A center's name and description in characters, and how many host names it may have. */
export const centerLimits = {
  name: { min: 3, max: 50 },
  description: { min: 5, max: 400 },
  hosts: { min: 1, max: 10 },
  hostLength: 253,
  zoneLength: 64,
} as const

/** Parts of an address, and of the place on the map as it is typed, in characters. */
export const addressLimits = {
  line: { min: 1, max: 200 },
  city: { min: 1, max: 100 },
  state: { min: 1, max: 100 },
  country: { min: 1, max: 100 },
  zipCode: { min: 1, max: 12 },
  point: { min: 1, max: 50 },
} as const

/** How many pictures a center shows. */
export const galleryLimits = { images: { max: 30 } } as const

/** Video credentials by length in characters. */
export const streamingLimits = {
  email: { max: 254 },
  key: { min: 1, max: 200 },
  accountId: { min: 1, max: 100 },
} as const

/** The name of a kind of training in characters, in either language. */
export const trainingTypeLimits = { name: { min: 2, max: 40 } } as const

/** Lengths in characters. A login takes any password, so that an old one can always be refused as wrong. */
export const loginLimits = { email: { max: 254 }, password: { max: 1024 } } as const
/** How long the mailed link for a new password holds. */
export const resetLimits = { minutes: 60 } as const
export const passwordLimits = { min: 8, max: 128 } as const

/** Views of a list that one person keeps; the name in characters, addresses in parts and characters a part. */
export const viewLimits = {
  name: { min: 1, max: 40 },
  perList: 30,
  addressParts: 10,
  addressText: 100,
} as const

/**
 * The JSON body of a call: its bytes where the endpoint says nothing else, how deeply it is nested, its longest string in
 * bytes, and one entry of a list or object for so many bytes that it may have.
 */
export const callLimits = { bytes: 64 * 1024, depth: 16, text: 16 * 1024, bytesPerValue: 16 } as const

/** Lengths in characters. */
export const searchLimits = { minLength: 3, maxLength: 100 } as const

/**
 * A staff session: its lifetimes since it was last renewed, the age at which a remembered one's token is renewed, how
 * long the token before stays good for calls that are on their way, and when everybody signs in anew (half a year).
 */
export const sessionLimits = {
  rememberedSeconds: 30 * 24 * 3600,
  plainSeconds: 12 * 3600,
  renewAfterSeconds: 15 * 60,
  graceSeconds: 30,
  longestSeconds: 180 * 24 * 3600,
} as const

/** A member's report: comments in characters, the mailed PDF in bytes, and how many mails staff may send in an hour. */
export const reportLimits = {
  comments: { max: 1200 },
  sender: { max: 200 },
  attachmentBytes: 5 * megabyte,
  mailsPerHour: 30,
  trainingsPerPage: 30,
} as const

/** Secrets by length in characters: those a browser or phone makes for itself, a pairing's, and those a server issues. */
export const secretLimits = {
  own: { min: 16, max: 64 },
  pairing: { min: 20, max: 100 },
  issued: { max: 200 },
} as const

/** A training that was recorded elsewhere: its file in bytes, its length in hours, and the first year it may be of. */
export const recordingLimits = { bytes: 32 * megabyte, hours: 24, fromYear: 2000 } as const

/**
 * A batch of measurements: the name of its device in characters, its number, and its bytes where a device sends twenty
 * seconds of a hundred straps.
 */
export const batchLimits = { deviceLength: 64, sequence: { max: 2_147_483_647 }, deviceBytes: 256 * 1024 } as const

/** How often something was changed, as the database counts it. */
export const versionLimits = { min: 0, max: 2_147_483_647 } as const

/** A challenge: its name and description in characters, the teams it can have, and the rooms it needs. */
export const challengeLimits = {
  name: { min: 1, max: 50 },
  description: { min: 1, max: 150 },
  teams: { min: 2, max: 4, default: 2 },
  rooms: { min: 2, max: 100 },
  /** Teams are dealt at random among so many or more. */
  dealt: { min: 2 },
  users: { max: 100_000 },
  /** Of a challenge as it is sent: some ten thousand users with all that is known of them. */
  bodyBytes: 4 * 1024 * 1024,
} as const

/** A goal; a free challenge's has the target and the points that stand for none. */
export const goalLimits = {
  target: { min: 1, max: 99_999_999 },
  points: { min: 1, max: 99_999_999 },
  free: { target: 20_000_000, points: 1 },
} as const
