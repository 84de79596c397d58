import type { Endpoint, Schema } from '@repo/api-client/core/endpoint'
import type { ErrorCode } from '@repo/api-client/core/error-code'
import type { FastifyRequest } from 'fastify'

import { Refusal } from '../errors/refusal.ts'

/** Embeddings, overrides and isolates of direction: in a name they turn round what stands beside it. */
const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g

/** PostgreSQL text holds neither NUL nor lone surrogates. */
const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

/**
 * Takes direction controls out of every text within a value and refuses what cannot be stored. Walks without
 * recursion: a body may be nested more deeply than the stack is.
 */
const cleaned = (value: unknown, refusal: ErrorCode): unknown => {
  const root = { value }
  const left: Record<string, unknown>[] = [root]
  for (let holder = left.pop(); holder !== undefined; holder = left.pop()) {
    for (const [key, part] of Object.entries(holder)) {
      if (typeof part === 'object' && part !== null) left.push(part as Record<string, unknown>)
      if (typeof part !== 'string') continue
      if (!isStorable(part)) throw new Refusal(refusal)
      const plain = part.replaceAll(DIRECTION_CONTROLS, '')
      if (plain !== part) holder[key] = plain
    }
  }
  return root.value
}

const parsed = (schema: Schema, value: unknown): unknown => {
  const result = schema.safeParse(cleaned(value, 'invalid-input'))
  if (!result.success) {
    const names = result.error.issues.map((issue) => issue.path.join('.') || 'body')
    const fields = Object.fromEntries(names.map((name): [string, ErrorCode] => [name, 'invalid-input']))
    throw new Refusal('invalid-input', { fields })
  }
  return result.data
}

/** An unknown id in a path is as good as one that does not exist. */
const parsedParams = (schema: Schema, value: unknown): unknown => {
  const result = schema.safeParse(cleaned(value, 'not-found'))
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
