import { WIRE_CODES } from '@repo/api-client/core/error-code'
import type { ErrorBody } from '@repo/api-client/core/schemas'
import { formatWait } from '@repo/domain/time/wait-format'
import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyError } from 'fastify'

import { isDiskFull, isOutage } from './outage.ts'
import { Refusal } from './refusal.ts'
import { REFUSALS } from './refusals.ts'
import { type Language, sentenceOf } from './sentences.ts'

export interface ErrorAnswer {
  readonly status: number
  readonly body: ErrorBody
  readonly retryAfterSeconds: number | null
}

/** Long enough for a database that starts anew. */
const RETRY_AFTER_S = 2
/** Freeing up space is a person's work. */
const DISK_RETRY_AFTER_S = 30

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
  if (isDiskFull(error)) return new Refusal('storage-full', { retryAfterSeconds: DISK_RETRY_AFTER_S })
  if (isOutage(error)) return new Refusal('unavailable', { retryAfterSeconds: RETRY_AFTER_S })
  if (statusCode === 429) return new Refusal('rate-limited', { retryAfterSeconds: 60 })
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? new Refusal('malformed-body') : null
}

/** What a refusal says, the wait it asks for in the reader's words. */
export const refusalSentence = ({ code, detail }: Refusal, language: Language): string =>
  sentenceOf(code, language, { ...detail.values, wait: formatWait(detail.retryAfterSeconds ?? 60, language) })

/** The one place that turns what a handler threw into an answer. */
export const errorAnswer = (error: unknown, language: Language): ErrorAnswer => {
  const refusal = refusalOf(error) ?? new Refusal('internal')
  const { code, detail } = refusal
  const fields = Object.entries(detail.fields ?? {})
  return {
    status: REFUSALS[code].status,
    retryAfterSeconds: detail.retryAfterSeconds ?? null,
    body: {
      code: WIRE_CODES[code] ?? code,
      message: refusalSentence(refusal, language),
      ...(fields.length === 0
        ? {}
        : { errors: Object.fromEntries(fields.map(([name, fault]) => [name, [sentenceOf(fault, language)]])) }),
      ...(detail.data === undefined ? {} : { data: detail.data }),
    },
  }
}

const SQL_STATE = /^[0-9A-Z]{5}$/

interface Coded {
  readonly name?: string
  readonly code?: string
  readonly constraint?: string
}

/**
 * What may be logged of an error. Of one that has to do with the database neither the message nor the parameters,
 * which hold personal data and secrets: the statement, and the code of what went wrong.
 */
export const loggableError = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, code, constraint } = (error.cause ?? error) as Coded
  if (error instanceof DrizzleQueryError) return { name, code, constraint, statement: error.query }
  if (code !== undefined && SQL_STATE.test(code)) return { name, code, constraint }
  return { name: error.name, message: error.message, stack: error.stack }
}
