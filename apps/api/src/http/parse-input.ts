import type { Endpoint, Schema } from '@repo/api-client/core/endpoint'
import type { ErrorCode } from '@repo/api-client/core/error-code'
import type { FastifyRequest } from 'fastify'

import { Refusal } from '../errors/refusal.ts'

/** Walks without recursion: a body may be nested more deeply than the stack is. */
const hasNul = (value: unknown): boolean => {
  const left = [value]
  while (left.length > 0) {
    const next = left.pop()
    if (typeof next === 'string' && (next.includes('\u0000') || !next.isWellFormed())) return true
    if (typeof next === 'object' && next !== null) for (const part of Object.values(next)) left.push(part)
  }
  return false
}

const parsed = (schema: Schema, value: unknown): unknown => {
  const result = schema.safeParse(value)
  if (!result.success) {
    const names = result.error.issues.map((issue) => issue.path.join('.') || 'body')
    const fields = Object.fromEntries(names.map((name): [string, ErrorCode] => [name, 'invalid-input']))
    throw new Refusal('invalid-input', { fields })
  }
  // PostgreSQL text holds neither NUL nor lone surrogates
  if (hasNul(result.data)) throw new Refusal('invalid-input')
  return result.data
}

/** An unknown id in a path is as good as one that does not exist. */
const parsedParams = (schema: Schema, value: unknown): unknown => {
  const result = schema.safeParse(value)
  if (!result.success || hasNul(result.data)) throw new Refusal('not-found')
  return result.data
}

/** Reads params, query and body by the endpoint's schemas. */
export const parseInput = (
  endpoint: Endpoint,
  request: FastifyRequest,
  fields?: Readonly<Record<string, unknown>>,
): Record<string, unknown> => ({
  ...(endpoint.params === undefined ? {} : { params: parsedParams(endpoint.params, request.params) }),
  ...(endpoint.query === undefined ? {} : { query: parsed(endpoint.query, request.query) }),
  ...(endpoint.body === undefined ? {} : { body: parsed(endpoint.body, fields ?? request.body ?? {}) }),
})
