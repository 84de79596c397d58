import { encode } from '@msgpack/msgpack'
import { beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from './test-server.ts'

/** Shaped as one, and signed by nobody. */
const request = {
  keyName: 'latido.embedded',
  timestamp: Date.parse('2026-11-21T16:00:00Z'),
  nonce: '0123456789abcdef',
  mac: 'c2lnbmVk',
}

describe('a call of the realtime endpoint that is not of a socket', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })

  const ask = async (type: string, body: string | Uint8Array<ArrayBuffer>) => {
    const address = `${server.url}/keys/latido.embedded/requestToken`
    return (await fetch(address, { method: 'POST', headers: { 'content-type': type }, body })).status
  }

  it.each([
    ['application/json', JSON.stringify(request), '{}'],
    ['application/x-msgpack', new Uint8Array(encode(request)), new Uint8Array(encode({}))],
  ])('has its body read as %s, and not by the parsers of other calls', async (type, unsigned, shapeless) => {
    expect(await ask(type, unsigned)).toBe(401)
    expect(await ask(type, shapeless)).toBe(400)
  })
})
