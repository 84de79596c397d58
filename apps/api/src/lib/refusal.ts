import type { ErrorCode } from '@repo/api-client/core/error-code'

export interface RefusalWords {
  /** Of HTTP. */
  readonly status: number
  /** `{name}` stands for a value of the refusal. */
  readonly en: string
  readonly es: string
}

interface RefusalDetail {
  /** Wire fields at fault; each gets the sentence of its code. */
  readonly fields?: Readonly<Record<string, ErrorCode>>
  /** Values the sentence names, such as a capacity or the end of a ban. */
  readonly values?: Readonly<Record<string, string>>
  /** What a person decides by, as it travels. */
  readonly data?: object
  readonly retryAfterSeconds?: number
}

/** A call that cannot be granted. Handlers throw it; one place turns it into an answer. */
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
