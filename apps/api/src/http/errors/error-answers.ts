import { type ErrorCode, WIRE_CODES } from '@repo/api-client/core/error-code'
import type { ErrorBody } from '@repo/api-client/core/schemas'
import { formatWait } from '@repo/domain/time/wait-format'
import type { FastifyError } from 'fastify'

import type { Language } from '../../lib/language.ts'
import { isDiskFull, isOutage } from '../../lib/outage.ts'
import { Refusal, type RefusalWords } from '../../lib/refusal.ts'

declare module '../../lib/context.ts' {
  interface Context {
    readonly errors: ErrorAnswers
  }
}

export interface ErrorAnswer {
  readonly status: number
  readonly body: ErrorBody
  readonly retryAfterSeconds: number | null
}

/** Long enough for a database restart. */
const RETRY_AFTER_S = 2
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

export interface ErrorAnswers {
  readonly answerTo: (error: unknown, language: Language) => ErrorAnswer
  readonly sentenceOf: (code: ErrorCode, language: Language, values?: Readonly<Record<string, string>>) => string
  readonly refusalSentence: (refusal: Refusal, language: Language) => string
}

export const createErrorAnswers = (refusals: Readonly<Record<ErrorCode, RefusalWords>>): ErrorAnswers => {
  const sentenceOf: ErrorAnswers['sentenceOf'] = (code, language, values = {}) =>
    refusals[code][language].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '…')
  const refusalSentence: ErrorAnswers['refusalSentence'] = ({ code, detail }, language) =>
    sentenceOf(code, language, { ...detail.values, wait: formatWait(detail.retryAfterSeconds ?? 60, language) })
  return {
    sentenceOf,
    refusalSentence,
    answerTo: (error, language) => {
      const refusal = refusalOf(error) ?? new Refusal('internal')
      const { code, detail } = refusal
      const fields = Object.entries(detail.fields ?? {})
      return {
        status: refusals[code].status,
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
    },
  }
}
