import type { Seconds } from '@repo/domain/core/units'

import type { Endpoint } from './endpoint.ts'
import { ErrorBody } from './schemas.ts'

/** Something in an answer that was left out because it cannot be read. It names places of the contract only. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer'
  /** Such as `GET api.v2.users data.name`. */
  readonly place: string

  constructor({ method, path }: Pick<Endpoint, 'method' | 'path'>, place: string) {
    super('an answer was read without some of it')
    const words = path.match(/\w+/g) ?? []
    this.place = `${method} ${words.join('.')} ${place}`
  }
}

/** Stands for "no answer at all" where the provider's screens expect a status. */
export const NO_RESPONSE = 10

/** A call that was refused or never answered. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** HTTP status, or {@link NO_RESPONSE} when no answer came. */
  readonly status: number
  readonly code: string | number
  /** Messages by wire field name, where the server gave them. */
  readonly fields: Readonly<Record<string, readonly string[]>>
  /** What the refusal is about, where a person has to decide by it. */
  readonly data: unknown
  /** How long the server asks to wait before the next try; null where it asks for nothing. */
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

/** Reads whatever an API of this kind sends with a refusal; never throws. */
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
