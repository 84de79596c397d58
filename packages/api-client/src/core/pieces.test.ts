import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'

import type { ApiError } from './api-error.ts'
import { createClient } from './client.ts'
import { endpoint } from './endpoint.ts'

const Row = z.object({ name: z.string() })
const everybody = {
  ...endpoint({ method: 'GET', path: '/people', summary: 'Everybody', access: { kind: 'public' } }),
  piece: { list: 'data', schema: z.object({ data: z.array(Row), total: z.optional(z.number()) }) },
}

/** A body that comes cut as it is here. */
const bodyOf = (
  chunks: readonly (string | Uint8Array)[],
  { broken, cancel }: { readonly broken?: Error; readonly cancel?: () => void } = {},
): ReadableStream<Uint8Array> => {
  const left = [...chunks]
  return new ReadableStream({
    pull: (controller) => {
      const next = left.shift()
      if (next !== undefined) controller.enqueue(typeof next === 'string' ? new TextEncoder().encode(next) : next)
      else if (broken === undefined) controller.close()
      else controller.error(broken)
    },
    ...(cancel === undefined ? {} : { cancel }),
  })
}

const read = async (body: ReadableStream<Uint8Array>, signal?: AbortSignal) => {
  const client = createClient({ baseUrl: '', headers: () => ({}), fetch: async () => new Response(body) })
  const pieces: { data: { name: string }[]; total?: number | undefined }[] = []
  for await (const piece of client.pieces(everybody, {}, signal)) pieces.push(piece)
  return pieces
}

const namesIn = async (...chunks: readonly (string | Uint8Array)[]) =>
  (await read(bodyOf(chunks))).flatMap(({ data }) => data.map(({ name }) => name))

const faultOf = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => Promise.reject(new Error('was read')),
    (error: unknown) => error as ApiError,
  )

describe('a long answer', () => {
  it('comes some rows at a time, with all that stands around them', async () => {
    const pieces = await read(
      bodyOf(['{"data":[{"name":"A"},{"na', 'me":"B"},{"name":"C"},{"na', 'me":"D"}],"total":4}']),
    )
    expect(pieces).toEqual([
      { data: [{ name: 'A' }] },
      { data: [{ name: 'B' }, { name: 'C' }] },
      { data: [{ name: 'D' }], total: 4 },
    ])
  })

  it.each([
    ['empty', '{"data":[]}', []],
    [
      'with a row that looks like two',
      '{"data":[{"name":"a\\"},{"},{"name":"},{"},{"name":"z"}]}',
      ['a"},{', '},{', 'z'],
    ],
    ['with rows in rows', '{"data":[{"name":"a","in":[{"x":1},{"x":2}]},{"name":"z"}]}', ['a', 'z']],
    ['with spaces', '{ "data" : [ {"name":"a"} , {"name":"z"} ] }', ['a', 'z']],
  ])('%s is read wherever it is cut', async (_, json, names) => {
    const bytes = new TextEncoder().encode(json)
    for (let at = 1; at < bytes.length; at += 1) {
      expect(await namesIn(bytes.slice(0, at), bytes.slice(at))).toEqual(names)
    }
    expect(await namesIn(...Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual(names)
  })

  it('may be cut within a letter', async () => {
    const bytes = new TextEncoder().encode('{"data":[{"name":"Íñigo"},{"name":"😀"}]}')
    for (let at = 1; at < bytes.length; at += 1) {
      expect(await namesIn(bytes.slice(0, at), bytes.slice(at))).toEqual(['Íñigo', '😀'])
    }
  })

  it.each(['{"data":[{"name":"A"},{"name":5}]}', '{"data":[{"name":"A"},{"name":', 'no json', ''])(
    'outside the contract is a fault: %j',
    async (json) => {
      expect((await faultOf(namesIn(json))).code).toBe('unexpected-answer')
    },
  )

  it('that breaks off is as one that never came', async () => {
    const fault = await faultOf(read(bodyOf(['{"data":[{"name":"A"},'], { broken: new TypeError('network') })))
    expect([fault.status, fault.code]).toEqual([10, 'no-response'])
  })

  it('lets an abort through as it is', async () => {
    const left = new AbortController()
    left.abort(new Error('left'))
    const fault = await faultOf(read(bodyOf(['{"data":['], { broken: new Error('left') }), left.signal))
    expect(fault.message).toBe('left')
  })

  it('leaves nothing under way for one who stops reading', async () => {
    const cancel = vi.fn<() => void>()
    const body = bodyOf(['{"data":[{"name":"A"},{"name":"B"},', '{"name":"C"}]}', ' '], { cancel })
    const client = createClient({ baseUrl: '', headers: () => ({}), fetch: async () => new Response(body) })
    for await (const { data } of client.pieces(everybody, {})) {
      expect(data).toEqual([{ name: 'A' }])
      break
    }
    expect(cancel).toHaveBeenCalledOnce()
  })
})
