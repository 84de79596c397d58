/** A mail that did not leave. Says what went wrong in codes only: a mail server's own words name the recipient. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure'
  /** Whether the same mail would be refused again. */
  readonly isFinal: boolean

  constructor(code: string, answer: number | null, isFinal: boolean) {
    super(answer === null ? code : `${code} ${answer}`)
    this.isFinal = isFinal
  }
}

interface Answered {
  readonly code?: unknown
  readonly responseCode?: unknown
}

/** A refused sign-in is the fault of this server's settings, not of the mail: it waits until they are right. */
const SIGN_IN = 'EAUTH'

/** Reads what an attempt threw: an answer from 500 on is the last word, everything else may pass. */
export const mailFailureOf = (error: unknown): MailFailure => {
  const { code, responseCode } = (error ?? {}) as Answered
  const name = typeof code === 'string' ? code : 'UNKNOWN'
  const answer = typeof responseCode === 'number' ? responseCode : null
  return new MailFailure(name, answer, answer !== null && answer >= 500 && name !== SIGN_IN)
}

const FIRST_MS = 30_000
const LONGEST_MS = 3_600_000

/** How long a mail waits after its nth failed attempt: half a minute, a minute, two … up to an hour. */
export const retryDelay = (attempts: number): number => Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS)

/** A mail that nobody has taken for so long is given up; what it holds must not stay for good. */
export const GIVE_UP_AFTER_MS = 2 * 24 * 3_600_000
