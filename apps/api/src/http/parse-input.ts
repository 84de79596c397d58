import type { Endpoint, Schema } from '@repo/api-client/core/endpoint'
import type { ErrorCode } from '@repo/api-client/core/error-code'
import type { FastifyRequest } from 'fastify'

import { Refusal } from './errors/refusal.ts'

const parsed = (schema: Schema, value: unknown): unknown => {
  const result = schema.safeParse(value)
  if (!result.success) {
    const names = result.error.issues.map((issue) => issue.path.join('.') || 'body')
    const fields = Object.fromEntries(names.map((name): [string, ErrorCode] => [name, 'invalid-input']))
    throw new Refusal('invalid-input', { fields })
  }
  return result.data
}

/** An unknown id in a path is as good as one that does not exist. */
const parsedParams = (schema: Schema, value: unknown): unknown => {
  const result = schema.safeParse(value)
  if (!result.success) throw new Refusal('not-found')
  return result.data
}

/** What came with a call, before anybody has looked at it. */
export type RawInput = Pick<FastifyRequest, 'params' | 'query' | 'body'>

/** Reads params, query and body by the endpoint's schemas. */
export const parseInput = (
  endpoint: Endpoint,
  request: RawInput,
  fields?: Readonly<Record<string, unknown>>,
): Record<string, unknown> => ({
  ...(endpoint.params === undefined ? {} : { params: parsedParams(endpoint.params, request.params) }),
  ...(endpoint.query === undefined ? {} : { query: parsed(endpoint.query, request.query) }),
  ...(endpoint.body === undefined ? {} : { body: parsed(endpoint.body, fields ?? request.body ?? {}) }),
})
