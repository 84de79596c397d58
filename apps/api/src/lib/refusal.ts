import type { ErrorCode } from '@repo/api-client/core/error-code'

export interface RefusalWords {
  readonly status: number
  /** `{name}` is replaced by a value of the refusal. */
  readonly en: string
  readonly es: string
}

interface RefusalDetail {
  /** Invalid wire fields; each gets the sentence of its code. */
  readonly fields?: Readonly<Record<string, ErrorCode>>
  readonly values?: Readonly<Record<string, string>>
  readonly data?: object
  readonly retryAfterSeconds?: number
}

export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: ErrorCode
  readonly detail: RefusalDetail

  constructor(code: ErrorCode, detail: RefusalDetail = {}) {
    super(code)
    this.code = code
    this.detail = detail
  }
}
