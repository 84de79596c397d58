import type { ErrorBody } from '@repo/api-client/core/schemas'
import type { FastifyError } from 'fastify'

import { Refusal } from './refusal.ts'
import { sentenceOf, type Language } from './sentences.ts'

export interface ErrorAnswer {
  readonly status: number
  readonly body: ErrorBody
  readonly retryAfterSeconds: number | null
}

const FASTIFY_CODES: Readonly<Record<string, ConstructorParameters<typeof Refusal>[0]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_EMPTY_TYPE: 'unsupported-media-type',
  FST_REQ_FILE_TOO_LARGE: 'image-too-large',
  FST_FILES_LIMIT: 'invalid-input',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported-media-type',
  FST_ERR_RATE_LIMIT: 'rate-limited',
}

/** Reads any thrown thing as a refusal; null when it is a fault of ours. */
const refusalOf = (error: unknown): Refusal | null => {
  if (error instanceof Refusal) return error
  const { code, statusCode } = (error ?? {}) as Partial<FastifyError>
  const known = FASTIFY_CODES[code ?? '']
  if (known !== undefined) return new Refusal(known)
  if (statusCode === 429) return new Refusal('rate-limited', { retryAfterSeconds: 60 })
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? new Refusal('malformed-body') : null
}

/** The one place that turns what a handler threw into an answer. */
export const errorAnswer = (error: unknown, language: Language): ErrorAnswer => {
  const { code, status, detail } = refusalOf(error) ?? new Refusal('internal')
  const fields = Object.entries(detail.fields ?? {})
  const values = { ...detail.values, seconds: String(detail.retryAfterSeconds ?? '') }
  return {
    status,
    retryAfterSeconds: detail.retryAfterSeconds ?? null,
    body: {
      code,
      message: sentenceOf(code, language, values),
      ...(fields.length === 0
        ? {}
        : { errors: Object.fromEntries(fields.map(([name, fault]) => [name, [sentenceOf(fault, language)]])) }),
    },
  }
}

/** What may be logged of an error: never a statement's parameters, which hold personal data. */
export const loggableError = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { type: typeof error }
  const cause = error.cause as { code?: string; constraint?: string } | undefined
  const isDatabase = error.name === 'DrizzleQueryError' || (cause?.code !== undefined && cause.code.length === 5)
  return isDatabase
    ? { name: error.name, database: cause?.code, constraint: cause?.constraint }
    : { name: error.name, message: error.message, stack: error.stack }
}
