import { randomUUID } from 'node:crypto'

import { contract } from '@repo/api-client/contract'
import type { Endpoint } from '@repo/api-client/core/endpoint'
import { jsonSchemaOf } from '@repo/api-client/core/json-schema'
import { callLimits, imageLimits } from '@repo/domain/core/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createSender } from '../../../testing/fuzz/send.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { addressOf, validCalls } from '../../../testing/valid-calls.ts'
import { buildWorld, callerOf, type World } from '../../../testing/world.ts'
import { isWithinLimits } from '../json-body.ts'

/** Processor time of this thread, in ms. */
const cpuTime = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Longest event-loop turn per call, as a multiple of `parseTime`: about 50 ms. */
const LONGEST_TURN = 4
/** Compilation and garbage collection may make one turn long, but a body that is too large makes all long. */
const TRIES = 4

const endpoints = Object.entries<Endpoint>(contract).filter(
  ([, { body, upload }]) => body !== undefined && upload === undefined,
)

const uploads = Object.entries<Endpoint>(contract).filter(([, { upload }]) => upload !== undefined)

const sizeOf = ({ bodyBytes }: Endpoint): number => bodyBytes ?? callLimits.bytes
const filled = (bytes: number, piece: string): string => piece.repeat(Math.floor(bytes / piece.length))
const listOf = (bytes: number, entry: string): string => `[${filled(bytes - entry.length - 2, `${entry},`)}${entry}]`

/** Processor time in ms to parse 3 MB of small JSON values on this machine: about 12. */
const parseTime = (): number => {
  const text = listOf(3 * 1024 * 1024, '1')
  const times = Array.from({ length: 5 }, () => {
    const start = cpuTime()
    JSON.parse(text)
    return cpuTime() - start
  })
  return Math.min(...times)
}

/** An endpoint's own field names, so that values reach their schemas. */
const fieldsOf = ({ body }: Endpoint): readonly string[] => {
  const { properties = {} } = body === undefined ? {} : jsonSchemaOf(body)
  return Object.keys(properties as object)
}

/** Bodies at or just below the endpoint's limit. */
const largestBodies = (endpoint: Endpoint, valid: object): readonly string[] => {
  const bytes = sizeOf(endpoint)
  const room = bytes - JSON.stringify(valid).length - 200
  const instead = (field: string, value: string): string =>
    `${JSON.stringify({ ...valid, [field]: null }).slice(0, -1)},${JSON.stringify(field)}:${value}}`
  const lists = ['12345678901234', '{"a":12345678}', '["abcdefghi"]', `{"uuid":"${randomUUID()}"}`]
  return [
    listOf(bytes, '1'),
    filled(bytes, '['),
    filled(bytes, '{"a":'),
    `{"text":"${'x'.repeat(bytes - 11)}"}`,
    `"${filled(bytes - 2, '\\"')}"`,
    listOf(bytes, `"${'\\"'.repeat(4096)}"`),
    `{${filled(bytes - 20, '"some_long_key":1234,')}"a":1}`,
    ...fieldsOf(endpoint).flatMap((field) => lists.map((entry) => instead(field, listOf(room, entry)))),
  ]
}

/** Longest event-loop turn during the work, in ms of processor time. */
const longestTurn = async (work: () => Promise<unknown>): Promise<number> => {
  let [longest, last, isOver] = [0, cpuTime(), false]
  const look = (): void => {
    const time = cpuTime()
    longest = Math.max(longest, time - last)
    last = time
    if (!isOver) setImmediate(look)
  }
  setImmediate(look)
  await work()
  isOver = true
  return longest
}

describe('the largest body', () => {
  let server: TestServer
  let world: World
  let sender: ReturnType<typeof createSender>
  const longest = parseTime() * LONGEST_TURN
  beforeAll(async () => {
    server = await startTestServer()
    world = await buildWorld(server)
    sender = createSender(server.url)
  })
  afterAll(() => sender.close())

  it.each(endpoints)('of %s is answered without blocking the event loop', async (name, endpoint) => {
    const valid = validCalls(world)[name as keyof typeof contract]
    const headers = { ...world.headers[callerOf(endpoint)], 'content-type': 'application/json' }
    const path = addressOf(endpoint.path, valid)
    for (const body of largestBodies(endpoint, valid.body ?? {})) {
      const turns: number[] = []
      const send = async () => {
        server.clock.advance(1000)
        const { status } = await sender.send({ method: endpoint.method, path, headers, body: Buffer.from(body) })
        expect(status).toBeLessThan(500)
      }
      while (turns.length < TRIES && !turns.some((turn) => turn <= longest)) turns.push(await longestTurn(send))
      expect(Math.min(...turns)).toBeLessThanOrEqual(longest)
    }
  })
})

/** A form with a file at the endpoint's limit, filled with a piece. */
const largestForm = ({ upload, uploadLimit }: Endpoint, piece: string): FormData => {
  const form = new FormData()
  form.set(upload ?? '', new Blob([filled(uploadLimit?.bytes ?? imageLimits.maxBytes, piece)]), 'file')
  return form
}

describe('the largest file', () => {
  let server: TestServer
  let world: World
  const longest = parseTime() * LONGEST_TURN
  beforeAll(async () => {
    server = await startTestServer()
    world = await buildWorld(server)
  })

  it.each(uploads)('of %s is answered without blocking the event loop', async (name, endpoint) => {
    const valid = validCalls(world)[name as keyof typeof contract]
    const headers = world.headers[callerOf(endpoint)]
    for (const piece of ['x', '<a>', '\r\n--b\r\n']) {
      const turns: number[] = []
      // serialized before measuring, because the server shares this thread
      const form = new Response(largestForm(endpoint, piece))
      const type = { 'content-type': form.headers.get('content-type') ?? '' }
      const body = Buffer.from(await form.arrayBuffer())
      const send = async () => {
        server.clock.advance(1000)
        const sender = createSender(server.url)
        const path = addressOf(endpoint.path, valid)
        const { status } = await sender.send({ method: endpoint.method, path, headers: { ...headers, ...type }, body })
        sender.close()
        expect(status).toBeGreaterThanOrEqual(400)
        expect(status).toBeLessThan(500)
      }
      while (turns.length < TRIES && !turns.some((turn) => turn <= longest)) turns.push(await longestTurn(send))
      expect(Math.min(...turns)).toBeLessThanOrEqual(longest)
    }
  })
})

describe('a JSON text', () => {
  const limits = { depth: 3, values: 5, text: 8 }
  it.each([
    ['{"a":[{"b":1}]}', true],
    ['[[[[1]]]]', false],
    ['[1,2,3,4,5]', true],
    ['[1,2,3,4,5,6]', false],
    ['{"a":1,"b":2,"c":3,"d":4,"e":5,"f":6}', false],
    ['["a,b,c,"]', true],
    ['["[[[[[["]', true],
    [String.raw`["\"\\\",,"]`, false],
    [String.raw`["\",,"]`, true],
    [String.raw`["a\\",1]`, true],
    ['["123456789"]', false],
    ['["never ends', false],
    ['"short', true],
    ['', true],
  ])('%s is within limits: %s', (text, expected) => {
    expect(isWithinLimits(Buffer.from(text), limits)).toBe(expected)
  })
})
