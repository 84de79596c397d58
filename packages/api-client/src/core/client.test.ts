import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { ApiError } from './api-error.ts'
import { createClient } from './client.ts'
import { endpoint } from './endpoint.ts'

const rename = endpoint({
  method: 'PUT',
  path: '/rooms/{uuid}',
  summary: 'Rename',
  access: { kind: 'public' },
  params: z.object({ uuid: z.string() }),
  query: z.object({ page: z.optional(z.number()) }),
  body: z.object({ name: z.string() }),
  response: z.object({ name: z.string() }),
})

const input = { params: { uuid: 'a/b' }, query: {}, body: { name: 'Sala' } }

const answering = (status: number, body: string) => {
  const asked: { url: string; init: RequestInit }[] = []
  const fetch = async (url: unknown, init: unknown) => {
    asked.push({ url: String(url), init: init as RequestInit })
    return new Response(body, { status })
  }
  const client = createClient({
    baseUrl: 'http://gym',
    headers: ({ summary }) => ({ 'x-key': '1', 'x-asked': summary }),
    fetch,
  })
  return { asked, client }
}

const FORBIDDEN = '{"code":"center-suspended","message":"Suspended"}'

const faultOf = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => Promise.reject(new Error('was granted')),
    (error: unknown) => error as ApiError,
  )

describe('the client', () => {
  it('builds the call from the endpoint and parses the answer, dropping what the contract does not know', async () => {
    const { asked, client } = answering(200, '{"name":"Sala","secret":1}')
    await expect(client.call(rename, { ...input, query: { page: 2 } })).resolves.toEqual({ name: 'Sala' })
    expect(asked[0]?.url).toBe('http://gym/rooms/a%2Fb?page=2')
    expect(asked[0]?.init).toMatchObject({ method: 'PUT', body: '{"name":"Sala"}' })
    expect(asked[0]?.init.headers).toEqual({ 'x-key': '1', 'x-asked': 'Rename', 'content-type': 'application/json' })
  })

  it.each([
    [
      422,
      '{"code":"room-name-taken","message":"Taken","errors":{"room_name":["Taken"]}}',
      'room-name-taken',
      ['Taken'],
    ],
    [409, '{"code":407,"message":"Token"}', 407, undefined],
    [401, '{"error":"Inactive account"}', 401, undefined],
    [502, '<html>', 502, undefined],
    [422, '{"message":"No","errors":{"room_name":"short"}}', 422, ['short']],
  ])('reads a refusal %i %s', async (status, body, code, field) => {
    const fault = await faultOf(answering(status, body).client.call(rename, input))
    expect(fault).toBeInstanceOf(ApiError)
    expect([fault.status, fault.code, fault.fields['room_name']]).toEqual([status, code, field])
  })

  it('calls an answer outside the contract a fault', async () => {
    const fault = await faultOf(answering(200, '{"name":{}}').client.call(rename, input))
    expect(fault.code).toBe('unexpected-answer')
  })

  it('gives status 10 to a call that was never answered', async () => {
    const fetch = () => Promise.reject(new TypeError('network'))
    const fault = await faultOf(createClient({ baseUrl: '', headers: () => ({}), fetch }).call(rename, input))
    expect(fault.status).toBe(10)
  })

  it('lets an abort through as it is', async () => {
    const abort = new AbortController()
    abort.abort(new Error('left'))
    const fetch = () => Promise.reject(abort.signal.reason as Error)
    const fault = await faultOf(
      createClient({ baseUrl: '', headers: () => ({}), fetch }).call(rename, input, abort.signal),
    )
    expect(fault.message).toBe('left')
  })
})

const pictureOf = endpoint({
  method: 'POST',
  path: '/rooms/{uuid}/picture',
  summary: 'Upload a picture',
  access: { kind: 'public' },
  params: z.object({ uuid: z.string() }),
  body: z.object({ from: z.string(), pages: z.number() }),
  upload: 'picture',
  response: z.object({ name: z.string() }),
})

describe('an upload', () => {
  it('is a form, whose fields stand before its file and whose type the browser writes', async () => {
    const { asked, client } = answering(200, '{"name":"Sala"}')
    const body = { from: 'Gym', pages: 2 }
    await client.call(pictureOf, { params: { uuid: 'a' }, body, file: new Blob(['png']) })
    const init = asked[0]?.init
    const form = init?.body as FormData
    expect([...form.keys()]).toEqual(['from', 'pages', 'picture'])
    expect([form.get('from'), form.get('pages')]).toEqual(['Gym', '2'])
    expect(await (form.get('picture') as Blob).text()).toBe('png')
    expect(init?.headers).toEqual({ 'x-key': '1', 'x-asked': 'Upload a picture' })
  })
})

describe('a download', () => {
  const downloaded = (disposition: string | null, body: BodyInit = 'a,b', status = 200) => {
    const headers = new Headers(disposition === null ? {} : { 'content-disposition': disposition })
    const fetch = async () => new Response(body, { status, headers })
    const client = createClient({ baseUrl: '', headers: () => ({}), fetch })
    return client.download(rename, input)
  }

  it.each([
    ['attachment; filename="users.csv"', 'users.csv'],
    ['attachment; filename="users.csv"; filename*=UTF-8\'\'d%C3%ADa%201.csv', 'día 1.csv'],
    ['attachment; filename*=utf-8\'\'a.csv; filename="b.csv"', 'a.csv'],
    ['attachment; filename=""', ''],
    ['attachment', ''],
    [null, ''],
  ])('named by %j is called %j', async (disposition, fileName) => {
    const file = await downloaded(disposition)
    expect([file.fileName, await file.content.text()]).toEqual([fileName, 'a,b'])
  })

  it('that is refused is no file', async () => {
    const fault = await faultOf(downloaded(null, '{"code":"not-found","message":"No"}', 404))
    expect([fault.status, fault.code]).toEqual([404, 'not-found'])
  })

  it('that breaks off was never answered', async () => {
    const broken = new ReadableStream({
      pull: (controller) => controller.error(new TypeError('network')),
    })
    const fault = await faultOf(downloaded(null, broken))
    expect([fault.status, fault.code]).toEqual([10, 'no-response'])
  })

  it('that somebody leaves ends as it was left', async () => {
    const abort = new AbortController()
    const fetch = async () => {
      abort.abort(new Error('left'))
      return new Response(new ReadableStream({ pull: (controller) => controller.error(abort.signal.reason) }))
    }
    const client = createClient({ baseUrl: '', headers: () => ({}), fetch })
    expect((await faultOf(client.download(rename, input, abort.signal))).message).toBe('left')
  })
})

describe('a query', () => {
  it('says what is given and nothing of what is not', async () => {
    const { asked, client } = answering(200, '{"name":"Sala"}')
    await client.call(rename, { ...input, query: { page: undefined } })
    await client.call(rename, { ...input, query: { page: 0 } })
    expect(asked.map(({ url }) => url)).toEqual(['http://gym/rooms/a%2Fb', 'http://gym/rooms/a%2Fb?page=0'])
  })
})

describe('a call refused for its session', () => {
  const answers = (...statuses: number[]) => {
    const tokens: (string | undefined)[] = []
    const refused: (string | undefined)[] = []
    const fetch = async (_: unknown, init: unknown) => {
      const { headers, body } = init as { headers: Record<string, string>; body: string }
      expect(body).toBe('{"name":"Sala"}')
      tokens.push(headers['token-admin'])
      return new Response('{"name":"Sala","message":"no"}', { status: statuses.shift() ?? 500 })
    }
    const clientOf = (next: string | null) =>
      createClient({
        baseUrl: '',
        headers: () => ({ 'token-admin': 'old' }),
        fetch,
        afterRefusal: async (headers) => {
          refused.push(headers['token-admin'])
          return next === null ? null : { 'token-admin': next }
        },
      })
    return { tokens, refused, clientOf }
  }

  it('is made once more with what has taken its place', async () => {
    const { tokens, refused, clientOf } = answers(401, 200)
    await expect(clientOf('new').call(rename, input)).resolves.toEqual({ name: 'Sala' })
    expect(tokens).toEqual(['old', 'new'])
    expect(refused).toEqual(['old'])
  })

  it('is not made a third time, and the second refusal is notice too', async () => {
    const { tokens, refused, clientOf } = answers(401, 401, 200)
    expect((await faultOf(clientOf('new').call(rename, input))).status).toBe(401)
    expect(tokens).toEqual(['old', 'new'])
    expect(refused).toEqual(['old', 'new'])
  })

  it('stays refused when nothing has taken its place', async () => {
    const { tokens, clientOf } = answers(401, 200)
    expect((await faultOf(clientOf(null).call(rename, input))).status).toBe(401)
    expect(tokens).toEqual(['old'])
  })

  it.each([403, 404, 409, 500])('is left alone after %d', async (status) => {
    const { refused, clientOf } = answers(status, 200)
    expect((await faultOf(clientOf('new').call(rename, input))).status).toBe(status)
    expect(refused).toEqual([])
  })
})

describe('who listens to refusals', () => {
  const notice = async (...answers: readonly [number, string][]) => {
    const refusals: (string | number)[] = []
    const left = [...answers]
    const client = createClient({
      baseUrl: '',
      headers: () => ({}),
      fetch: async () => {
        const [status, body] = left.shift() ?? [200, '{"name":"Sala"}']
        return new Response(body, { status })
      },
      onRefusal: ({ code }) => void refusals.push(code),
    })
    await client.call(rename, input).catch(() => null)
    await client.download(rename, input).catch(() => null)
    return refusals
  }

  it('hears of each once, of calls and downloads alike', async () => {
    expect(await notice([403, FORBIDDEN], [403, FORBIDDEN])).toEqual(['center-suspended', 'center-suspended'])
  })

  it('hears nothing of what was granted', async () => {
    expect(await notice()).toEqual([])
  })
})
