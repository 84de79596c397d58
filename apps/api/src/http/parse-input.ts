import type { Socket } from 'node:net'

import type { Endpoint, Schema } from '@repo/api-client/core/endpoint'
import type { ErrorCode } from '@repo/api-client/core/error-code'
import type { FastifyRequest } from 'fastify'

import { Refusal } from '../lib/refusal.ts'
import { rejectUpgrade } from '../lib/sockets.ts'
import type { ErrorAnswers } from './errors/error-answers.ts'

const parsed = (schema: Schema, value: unknown): unknown => {
  const result = schema.safeParse(value)
  if (!result.success) {
    const names = result.error.issues.map((issue) => issue.path.join('.') || 'body')
    const fields = Object.fromEntries(names.map((name): [string, ErrorCode] => [name, 'invalid-input']))
    throw new Refusal('invalid-input', { fields })
  }
  return result.data
}

/** A malformed id gets the same answer as one that doesn't exist. */
const parsedParams = (schema: Schema, value: unknown): unknown => {
  const result = schema.safeParse(value)
  if (!result.success) throw new Refusal('not-found')
  return result.data
}

export type RawInput = Pick<FastifyRequest, 'params' | 'query' | 'body'>

export const parseInput = (
  endpoint: Endpoint,
  request: RawInput,
  fields?: Readonly<Record<string, unknown>>,
): Record<string, unknown> => ({
  ...(endpoint.params === undefined ? {} : { params: parsedParams(endpoint.params, request.params) }),
  ...(endpoint.query === undefined ? {} : { query: parsed(endpoint.query, request.query) }),
  ...(endpoint.body === undefined ? {} : { body: parsed(endpoint.body, fields ?? request.body ?? {}) }),
})

const STATUS_LINES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

export const refuseUnreadable =
  ({ answerTo }: ErrorAnswers) =>
  (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW'
    const { body } = answerTo(new Refusal(isTooLarge ? 'payload-too-large' : 'malformed-body'), 'en')
    const text = JSON.stringify(body)
    const lines = [
      `HTTP/1.1 ${STATUS_LINES[error.code ?? ''] ?? '400 Bad Request'}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(text)}`,
      'connection: close',
    ]
    rejectUpgrade(socket, lines, text)
  }

interface Upload {
  readonly file: Buffer
  readonly fields: Readonly<Record<string, unknown>>
}

const TOO_LARGE = 'FST_REQ_FILE_TOO_LARGE'

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code

const refuse = (endpoint: Endpoint, error: unknown): never => {
  if (codeOf(error) === TOO_LARGE && endpoint.uploadLimit !== undefined) {
    throw new Refusal(endpoint.uploadLimit.refusal)
  }
  throw typeof codeOf(error) === 'string' ? error : new Refusal('malformed-body')
}

export const readUpload = async (endpoint: Endpoint, request: FastifyRequest): Promise<Upload> => {
  if (!request.isMultipart()) throw new Refusal('unsupported-media-type')
  const limits = endpoint.uploadLimit === undefined ? {} : { limits: { fileSize: endpoint.uploadLimit.bytes } }
  const part = await request.file(limits).catch((error: unknown) => refuse(endpoint, error))
  if (part === undefined || part.fieldname !== endpoint.upload) {
    throw new Refusal('invalid-input', { fields: { [String(endpoint.upload)]: 'invalid-input' } })
  }
  const file = await part.toBuffer().catch((error: unknown) => refuse(endpoint, error))
  // the parser reports truncation only with the next chunk, and there may be none
  if (part.file.truncated) refuse(endpoint, { code: TOO_LARGE })
  const texts = Object.entries(part.fields).flatMap(([name, field]) =>
    field !== undefined && 'value' in field ? [[name, field.value] as const] : [],
  )
  return { file, fields: Object.fromEntries(texts) }
}
