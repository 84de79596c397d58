/** Contains codes only, because a mail server's text may name the recipient. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure'
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

/** A failed SMTP login is a configuration error, so the email waits until it is fixed. */
const SIGN_IN = 'EAUTH'

/** 5xx replies are final. */
export const mailFailureOf = (error: unknown): MailFailure => {
  const { code, responseCode } = (error ?? {}) as Answered
  const name = typeof code === 'string' ? code : 'UNKNOWN'
  const answer = typeof responseCode === 'number' ? responseCode : null
  return new MailFailure(name, answer, answer !== null && answer >= 500 && name !== SIGN_IN)
}

const FIRST_MS = 30_000
const LONGEST_MS = 3_600_000

/** Doubles from 30 s up to 1 h. */
export const retryDelay = (attempts: number): number => Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS)

export const GIVE_UP_AFTER_MS = 2 * 24 * 3_600_000
