const FIRST_MS = 30_000
const LONGEST_MS = 3_600_000

/** How long a mail waits after its nth failed attempt: half a minute, a minute, two … up to an hour. */
export const retryDelay = (attempts: number): number => Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS)

/** A mail that nobody has taken for so long is given up; what it holds must not stay for good. */
export const GIVE_UP_AFTER_MS = 2 * 24 * 3_600_000
