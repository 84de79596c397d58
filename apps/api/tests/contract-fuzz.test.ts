import { contract } from '@repo/api-client/contract'
import type { Endpoint } from '@repo/api-client/core/endpoint'
import { WIRE_CODES, type ErrorCode } from '@repo/api-client/core/error-code'
import { ErrorBody } from '@repo/api-client/core/schemas'
import { bySize, searchSeeds } from '@repo/test-size'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { requestOf } from '../testing/fuzz/request.ts'
import { createSender, type Answer } from '../testing/fuzz/send.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { validCalls } from '../testing/valid-calls.ts'
import { createValidSender } from '../testing/valid-sender.ts'
import { buildWorld, callerOf } from '../testing/world.ts'

const RUNS_A_SEED = bySize({ small: 2, full: 40, night: 1000 })

/** In the server's time, so that the rate limit of devices doesn't delay calls. */
const CALL_EVERY_MS = 100
/** In real time. */
const CALL_WITHIN_MS = 100

const SHARED = [
  'malformed-body',
  'invalid-input',
  'unauthenticated',
  'key-missing',
  'key-unknown',
  'forbidden',
  'not-found',
  'payload-too-large',
  'unsupported-media-type',
  'rate-limited',
  'center-suspended',
]

const names = Object.keys(contract) as (keyof typeof contract)[]

const faultOf = (endpoint: Endpoint, { status, type, text }: Answer): string | null => {
  if (status >= 500) return `a fault of ours: ${status} ${text}`
  if (endpoint.download && status === endpoint.status) return text.length > 0 ? null : 'an empty file'
  if (!type.startsWith('application/json')) return `no JSON with ${status}: ${type} ${text}`
  const json: unknown = JSON.parse(text)
  if (status === endpoint.status) return endpoint.response.safeParse(json).success ? null : `not the answer: ${text}`
  if (status < 400) return `undocumented status ${status}`
  const body = ErrorBody.safeParse(json)
  if (!body.success || body.data.message === '') return `no code and words with ${status}: ${text}`
  const documented: readonly (string | number)[] = [...SHARED, ...(endpoint.errors[status] ?? [])]
  const onWire = documented.map((code) => WIRE_CODES[code as ErrorCode] ?? code)
  return onWire.includes(body.data.code) ? null : `undocumented: ${status} ${body.data.code}`
}

describe('a hostile call', () => {
  let server: TestServer
  let sender: ReturnType<typeof createSender>
  let sendValid: Awaited<ReturnType<typeof createValidSender>>
  beforeAll(async () => {
    server = await startTestServer()
    sender = createSender(server.url)
    sendValid = await createValidSender(server.url)
  })
  afterAll(() => sender.close())

  it.each(names)(
    'to %s gets an answer of the contract',
    { timeout: 60_000 + 2 * RUNS_A_SEED * CALL_WITHIN_MS },
    async (name) => {
      const endpoint: Endpoint = contract[name]
      // times are sent in whole seconds
      server.clock.advance(1000 - (server.clock.now() % 1000))
      // before hostile calls use up the rate limit
      const first = await buildWorld(server)
      const valid = await sendValid(name, first, callerOf(endpoint))
      const world = endpoint.method === 'GET' ? first : await buildWorld(server)
      const statuses = new Set([valid.status])
      const property = fc.asyncProperty(requestOf(endpoint, world, validCalls(world)[name]), async (request) => {
        server.clock.advance(CALL_EVERY_MS)
        const answer = await sender.send(request)
        statuses.add(answer.status)
        expect(faultOf(endpoint, answer)).toBeNull()
      })
      for (const seed of searchSeeds) await fc.assert(property, { seed, numRuns: RUNS_A_SEED })
      // refusals alone would prove nothing
      expect([...statuses].some((status) => status < 400 || status === 409)).toBe(true)
    },
  )
})
