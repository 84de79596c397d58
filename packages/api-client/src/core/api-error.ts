import { parseRetryAfter } from '@repo/domain/core/retry-after'
import type { Seconds } from '@repo/domain/core/units'

import type { Endpoint } from './endpoint.ts'
import { ErrorBody } from './schemas.ts'

/** `Retry-After` in seconds, or null. A date is relative to the response's own, because this clock may be wrong. */
export const retryAfterOf = (headers: Pick<Headers, 'get'>): Seconds | null => {
  const sentAt = Date.parse(headers.get('date') ?? '')
  return parseRetryAfter(headers.get('retry-after'), Number.isNaN(sentAt) ? Date.now() : sentAt)
}

const IMAGE_ERRORS = ['too-large', 'no-image', 'general'] as const
export type ImageError = (typeof IMAGE_ERRORS)[number]

/** Maps an upload error to its message. */
export const imageErrorOf = (error: unknown): ImageError => {
  if (!(error instanceof ApiError)) return 'general'
  if (error.code === 'image-invalid') return 'no-image'
  return error.status === 413 ? 'too-large' : 'general'
}

/** Part of a response that couldn't be parsed. Names only places in the contract. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer'
  readonly place: string

  constructor({ method, path }: Pick<Endpoint, 'method' | 'path'>, place: string) {
    super('an answer was read without some of it')
    const words = path.match(/\w+/g) ?? []
    this.place = `${method} ${words.join('.')} ${place}`
  }
}

/** The provider's status for no response. */
export const NO_RESPONSE = 10

export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string | number
  /** Messages by wire field name. */
  readonly fields: Readonly<Record<string, readonly string[]>>
  readonly data: unknown
  /** `Retry-After` in seconds, or null. */
  readonly retryAfterSeconds: number | null

  constructor(status: number, body: ErrorBody, retryAfterSeconds: number | null = null) {
    super(body.message)
    this.status = status
    this.code = body.code
    this.fields = body.errors ?? {}
    this.data = body.data
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Parses a refusal of any deployment. Never throws. */
export const apiErrorOf = (status: number, json: unknown, wait: Seconds | null = null): ApiError => {
  const parsed = ErrorBody.safeParse(json)
  if (parsed.success) return new ApiError(status, parsed.data, wait)
  const { message, error, errors, result } = (json ?? {}) as Record<string, unknown>
  const text = [message, error, result].find((part) => typeof part === 'string') ?? ''
  return new ApiError(status, { code: status, message: text, errors: fieldMessages(errors) }, wait)
}

const fieldMessages = (errors: unknown): Record<string, string[]> => {
  if (typeof errors !== 'object' || errors === null) return {}
  const entries = Object.entries(errors).map(([field, value]) => [field, [value].flat().map(String)])
  return Object.fromEntries(entries) as Record<string, string[]>
}
