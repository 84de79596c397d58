import type { Socket } from 'node:net'

import type { Endpoint, Schema } from '@repo/api-client/core/endpoint'
import type { ErrorCode } from '@repo/api-client/core/error-code'
import type { FastifyRequest } from 'fastify'

import { rejectUpgrade } from '../lib/raw-socket.ts'
import { Refusal } from '../lib/refusal.ts'
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
