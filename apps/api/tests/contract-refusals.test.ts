import { contract } from '@repo/api-client/contract'
import { ErrorBody } from '@repo/api-client/core/schemas'
import { listTrainingTypes } from '@repo/api-client/trainings/training-types'
import { bySize } from '@repo/test-size'
import { assert, asyncProperty, constantFrom, dictionary, jsonValue, oneof } from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { createClient } from '../testing/wire-client.ts'
import { buildWorld, callerOf, type World } from '../testing/world.ts'

type AnyEndpoint = (typeof contract)[keyof typeof contract]

const endpoints = Object.entries<AnyEndpoint>(contract)
// these end the session of the other tests
const lasting = endpoints.filter(([name]) => name !== 'logOut' && name !== 'refreshSession')
const withJson = lasting.filter(([, { body, upload }]) => body !== undefined && upload === undefined)

describe('the input of a known caller', () => {
  let server: TestServer
  let world: World
  beforeAll(async () => {
    server = await startTestServer()
    world = await buildWorld(server)
  })

  const send = (endpoint: AnyEndpoint, body: string | null, change: { path?: string; type?: string } = {}) =>
    fetch(server.url + endpoint.path.replace(/\{\w+\}/g, change.path ?? world.idle.uuid), {
      method: endpoint.method,
      headers: {
        ...world.headers[callerOf(endpoint)],
        ...(body === null ? {} : { 'content-type': change.type ?? 'application/json' }),
      },
      body,
    })
  const faultOf = async (answer: Response): Promise<string | null> => {
    if (answer.status >= 500) return `status ${answer.status}`
    if (answer.ok) return null
    const body = ErrorBody.safeParse(await answer.json())
    return body.success && body.data.message !== '' ? null : `no words with ${answer.status}`
  }

  it.each(withJson)(
    'at %s is refused with 400 if it is truncated JSON, 413 if too large, and 415 for another type',
    async (_, endpoint) => {
      const tooMuch = JSON.stringify({ text: 'x'.repeat((endpoint.bodyBytes ?? 0) + 300_000) })
      const answers = [
        await send(endpoint, '{"a":'),
        await send(endpoint, tooMuch),
        await send(endpoint, '<a/>', { type: 'application/xml' }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([400, 413, 415])
      expect(await Promise.all(answers.map(faultOf))).toEqual([null, null, null])
    },
  )

  it.each(withJson)('at %s gets a readable refusal for a body of the wrong shape', async (_, endpoint) => {
    for (const body of ['null', '[]', '"text"', '1e999', '{"__proto__":{"a":1}}', '{"constructor":{"prototype":{}}}']) {
      expect(await faultOf(await send(endpoint, body))).toBeNull()
    }
  })

  it.each(lasting.filter(([, { params }]) => params !== undefined))(
    'at %s gets a readable refusal for an invalid id in the path',
    async (_, endpoint) => {
      const strange = ['1', '%00', '%F0%9F%92%A5', '..%2F..%2Fetc', "'%20or%201=1--", 'x'.repeat(400), '%']
      for (const path of strange) expect(await faultOf(await send(endpoint, null, { path }))).toBeNull()
    },
  )

  it.each(withJson)('at %s causes no server error as arbitrary JSON', async (_, endpoint) => {
    // valid field names, so that the values get past the first check
    const shape = (endpoint.body as unknown as { shape?: object }).shape ?? {}
    const names = constantFrom(...Object.keys(shape), 'room_name', 'uuid')
    const values = oneof(jsonValue({ maxDepth: 2 }), constantFrom(world.idle.uuid, '\u0000', 'abcdef', -1))
    await assert(
      asyncProperty(dictionary(names, values), async (body) => {
        expect(await faultOf(await send(endpoint, JSON.stringify(body)))).toBeNull()
      }),
      { numRuns: bySize({ small: 3, full: 15, night: 100 }) },
    )
  })

  it('is refused in the language of the caller without an API key', async () => {
    const call = createClient({ baseUrl: server.url, headers: () => ({ 'accept-language': 'es-MX,en;q=0.5' }) })
    await expect(call.call(listTrainingTypes, {})).rejects.toMatchObject({
      status: 401,
      code: 'key-missing',
      message: 'Falta la clave de esta llamada.',
    })
    await expect(fetch(`${server.url}/api/v2/nothing-here`)).resolves.toMatchObject({ status: 404 })
  })
})
