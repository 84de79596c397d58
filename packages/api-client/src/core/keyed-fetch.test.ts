import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { createClient } from './client.ts'
import { endpoint } from './endpoint.ts'
import { keyedFetch } from './keyed-fetch.ts'
import { keyed } from './keyed.ts'

const definition = {
  method: 'POST',
  path: '/rooms',
  summary: 'Make a room',
  access: { kind: 'staff' },
  body: z.object({ name: z.string() }),
  response: z.object({ uuid: z.string() }),
} as const
const make = keyed(endpoint(definition))
const makeOther = keyed(endpoint({ ...definition, path: '/others' }))
const note = endpoint({ ...definition, path: '/notes' })
const list = endpoint({ ...definition, method: 'GET', path: '/rooms', body: undefined })
const remove = endpoint({ ...definition, method: 'DELETE', path: '/rooms/room-1', body: undefined })
const upload = keyed(endpoint({ ...definition, body: undefined, path: '/pictures', upload: 'picture' }))

const MINUTE = 60_000

type Answer = () => Promise<Response>

const made: Answer = async () => Response.json({ uuid: 'room-1' })
const lost: Answer = () => Promise.reject(new TypeError('network'))
const says =
  (status: number, headers: Record<string, string> = {}): Answer =>
  async () =>
    new Response('{"code":"x","message":""}', { status, headers })
const brokenOff: Answer = async () =>
  new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('network')) }))

describe('calls under keys', () => {
  let keys: (string | null)[]
  let pauses: number[]
  let now: number
  let branch: string
  let answers: Answer[]
  const client = () => {
    const send = async (_: string, { headers }: RequestInit) => {
      keys.push(new Headers(headers).get('idempotency-key'))
      return (answers.shift() ?? made)()
    }
    const pause = async (milliseconds: number) => void pauses.push(milliseconds)
    const fetch = keyedFetch(send, new Set(), { now: () => now, pause })
    return createClient({ baseUrl: 'http://gym', headers: () => ({ 'branch-uuid': branch }), fetch })
  }
  beforeEach(() => {
    keys = []
    pauses = []
    now = 0
    branch = 'a'
    answers = []
  })
  const distinct = () => new Set(keys).size

  it('carry one, in quotes, that nobody guesses; others carry none', async () => {
    const { call } = client()
    await call(make, { body: { name: 'Sala' } })
    expect(keys[0]).toMatch(/^"[0-9a-f]{32}"$/)
    await call(note, { body: { name: 'Sala' } })
    expect(keys[1]).toBeNull()
  })

  it.each([
    ['never came', lost],
    ['broke off on its way', brokenOff],
    ['was that the server failed', says(500)],
    ['was a proxy’s', says(502)],
  ])('whose answer %s go under the same key again', async (_, answer) => {
    answers = [answer, answer]
    const { call } = client()
    const again = () => call(make, { body: { name: 'Sala' } })
    await expect(again()).rejects.toMatchObject({ name: 'ApiError' })
    await expect(again()).rejects.toMatchObject({ name: 'ApiError' })
    await expect(again()).resolves.toEqual({ uuid: 'room-1' })
    expect([keys.length, distinct()]).toEqual([3, 1])
  })

  it('that broke off on their way were never answered', async () => {
    answers = [brokenOff]
    await expect(client().call(make, { body: { name: 'Sala' } })).rejects.toMatchObject({ code: 'no-response' })
  })

  it.each([
    ['was granted', made],
    ['was refused', says(422)],
    ['was that the session ended', says(401)],
  ])('that were answered begin anew: what the answer %s', async (_, answer) => {
    answers = [answer]
    const { call } = client()
    await call(make, { body: { name: 'Sala' } }).catch(() => undefined)
    await call(make, { body: { name: 'Sala' } })
    expect(distinct()).toBe(2)
  })

  it('that say something else, or say it of another branch, go under another key, and neither takes the other’s', async () => {
    answers = [lost, lost, lost]
    const { call } = client()
    const named = (name: string) => call(make, { body: { name } }).catch(() => undefined)
    await named('Sala')
    await named('Salón')
    branch = 'b'
    await named('Sala')
    expect(distinct()).toBe(3)
    await named('Sala')
    branch = 'a'
    await named('Salón')
    await named('Sala')
    expect([keys[3], keys[4], keys[5]]).toEqual([keys[2], keys[1], keys[0]])
  })

  it('that are made twice at once are one', async () => {
    const { call } = client()
    await Promise.all([1, 2, 3].map(() => call(make, { body: { name: 'Sala' } })))
    expect([keys.length, distinct()]).toEqual([3, 1])
  })

  it('with files are the same when the files are, byte for byte', async () => {
    answers = [lost, lost, lost]
    const { call } = client()
    const picture = (content: string) => call(upload, { file: new Blob([content]) }).catch(() => undefined)
    await picture('one')
    await picture('two')
    await picture('three')
    expect(distinct()).toBe(3)
    await picture('two')
    expect(keys[3]).toBe(keys[1])
  })

  it('that nobody sent again for five minutes are meant anew', async () => {
    answers = [lost, lost]
    const { call } = client()
    const again = () => call(make, { body: { name: 'Sala' } }).catch(() => undefined)
    await again()
    now = 5 * MINUTE - 1
    await again()
    expect(distinct()).toBe(1)
    now = 5 * MINUTE
    await again()
    expect(distinct()).toBe(2)
  })

  describe('that were lost', () => {
    const body = { name: 'Sala' }
    const ofRooms = () => keys.filter((key) => key !== null)
    let call: ReturnType<typeof client>['call']
    beforeEach(async () => {
      answers = [lost]
      call = client().call
      await call(make, { body }).catch(() => undefined)
    })

    it.each([
      ['what they made was removed', () => call(remove, {})],
      ['another thing was made', () => call(makeOther, { body })],
    ])('are meant anew once %s', async (_, deed) => {
      await deed()
      keys.splice(1)
      await call(make, { body })
      expect(distinct()).toBe(2)
    })

    it.each([
      ['something was looked at', () => call(list, {})],
      ['a page noted something by itself', () => call(note, { body })],
      ['one of their kind was made', () => call(make, { body: { name: 'Salón' } })],
    ])('are the same when only %s', async (_, deed) => {
      await deed()
      await call(make, { body })
      expect(ofRooms().at(-1)).toBe(keys[0])
    })

    it.each([
      ['lost as well', lost],
      ['refused', says(409)],
    ])('are the same when what was done since was %s', async (_, answer) => {
      answers = [answer]
      await call(remove, {}).catch(() => undefined)
      await call(make, { body })
      expect(ofRooms()).toEqual([keys[0], keys[0]])
    })

    it('and are on their way again are not forgotten for what is done meanwhile', async () => {
      let end = (): void => {}
      answers = [() => new Promise((_, fail) => (end = () => fail(new TypeError('network'))))]
      const again = call(make, { body }).catch(() => undefined)
      await expect.poll(() => keys.length).toBe(2)
      await call(remove, {})
      end()
      await again
      await call(make, { body })
      expect(new Set(ofRooms())).toEqual(new Set([keys[0]]))
    })
  })

  it('that still run are asked for again when the server says, and not for ever', async () => {
    const running = says(409, { 'retry-after': '2' })
    answers = [running, running]
    const { call } = client()
    await expect(call(make, { body: { name: 'Sala' } })).resolves.toEqual({ uuid: 'room-1' })
    expect([pauses, keys.length, distinct()]).toEqual([[2000, 2000], 3, 1])
    answers = Array.from({ length: 30 }, () => running)
    await expect(call(make, { body: { name: 'Sala' } })).rejects.toMatchObject({ status: 409 })
    expect(keys).toHaveLength(23)
  })

  it('that are refused with 409 and no time are refused', async () => {
    answers = [says(409)]
    await expect(client().call(make, { body: { name: 'Sala' } })).rejects.toMatchObject({ status: 409 })
    expect(pauses).toEqual([])
  })

  it('that nobody answers do not pile up', async () => {
    answers = Array.from({ length: 61 }, () => lost)
    const { call } = client()
    const named = (name: string) => call(make, { body: { name } }).catch(() => undefined)
    for (let n = 0; n < 60; n += 1) await named(String(n))
    await named('59')
    expect(keys[60]).toBe(keys[59])
    await named('0')
    expect(keys[61]).not.toBe(keys[0])
  })
})
