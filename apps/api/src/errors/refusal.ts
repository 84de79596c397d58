import type { ErrorCode } from '@repo/api-client/core/error-code'

const STATUS = {
  'malformed-body': 400,
  'invalid-input': 422,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'payload-too-large': 413,
  'unsupported-media-type': 415,
  'rate-limited': 429,
  unavailable: 503,
  internal: 500,
  'center-unavailable': 422,
  'center-not-set-up': 422,
  'center-suspended': 403,
  'setup-token-unknown': 404,
  'already-set-up': 409,
  'host-taken': 422,
  'email-taken': 422,
  'password-common': 422,
  'wrong-credentials': 422,
  'session-open-elsewhere': 401,
  'email-not-verified': 401,
  'account-disabled': 401,
  'room-name-taken': 422,
  'room-running': 409,
  'room-inactive': 409,
  'coach-unknown': 422,
  'training-type-unknown': 422,
  'image-too-large': 413,
  'image-invalid': 422,
  'class-already-running': 409,
  'class-over': 409,
  'class-full': 409,
  'no-open-class': 404,
  banned: 403,
  'member-unknown': 404,
  'sign-in-code-required': 422,
  'joined-elsewhere': 409,
  'continued-elsewhere': 401,
  'join-request-unknown': 404,
  'participant-unknown': 404,
  'streaming-without-credentials': 409,
  'pairing-code-unknown': 404,
  'member-already-linked': 409,
  'changed-meanwhile': 412,
  'member-in-class': 409,
  'recipient-unknown': 422,
  'attachment-invalid': 422,
  'attachment-too-large': 413,
} as const satisfies Record<ErrorCode, number>

export interface RefusalDetail {
  /** Wire fields at fault; each gets the sentence of its code. */
  readonly fields?: Readonly<Record<string, ErrorCode>>
  /** Values the sentence names, such as a capacity or the end of a ban. */
  readonly values?: Readonly<Record<string, string>>
  readonly retryAfterSeconds?: number
}

/** A call that cannot be granted. Handlers throw it; one place turns it into an answer. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: ErrorCode
  readonly status: number
  readonly detail: RefusalDetail

  constructor(code: ErrorCode, detail: RefusalDetail = {}) {
    super(code)
    this.code = code
    this.status = STATUS[code]
    this.detail = detail
  }
}
