import { connect } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import { ErrorBody } from '@repo/api-client/core/schemas'
import { showHealth } from '@repo/api-client/system/system-endpoints'
import { beforeAll, describe, expect, it } from 'vitest'

import { createSender } from '../testing/fuzz/send.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { buildWorld, type World } from '../testing/world.ts'

const form = (field: string, content: string, end = '--b--\r\n') =>
  Buffer.from(
    `--b\r\ncontent-disposition: form-data; name="${field}"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n${content}\r\n${end}`,
  )

describe('unreadable input', () => {
  let server: TestServer
  let world: World
  beforeAll(async () => {
    server = await startTestServer()
    world = await buildWorld(server)
  })

  const uploadAndGoOn = async (type: string, body: Buffer) => {
    const sender = createSender(server.url)
    const path = `/api/v2/room/${world.idle.uuid}/logo`
    const headers = { ...world.headers.admin, 'content-type': type }
    const first = await sender.send({ method: 'POST', path, headers, body })
    const next = await sender.send({ method: 'GET', path: showHealth.path, headers: {}, body: null })
    sender.close()
    return [first.status, ErrorBody.parse(JSON.parse(first.text)).code, next.status]
  }

  it.each([
    ['a truncated form', 'multipart/form-data; boundary=b', form('center_image', 'PNG', ''), 400, 'malformed-body'],
    [
      'a form without its boundary',
      'multipart/form-data',
      form('center_image', 'x'.repeat(3_000_000)),
      400,
      'malformed-body',
    ],
    [
      'a large file under another name',
      'multipart/form-data; boundary=b',
      form('other', 'x'.repeat(3_000_000)),
      422,
      'invalid-input',
    ],
    [
      'a file larger than allowed',
      'multipart/form-data; boundary=b',
      form('center_image', 'x'.repeat(3_000_000)),
      413,
      'image-too-large',
    ],
    ['a body without a form', 'image/png', Buffer.from('PNG'), 415, 'unsupported-media-type'],
  ])('in %s is refused, and the connection stays usable', async (_, type, body, status, code) => {
    expect(await uploadAndGoOn(type, body)).toEqual([status, code, 200])
  })

  it('in a sample nested too deeply is refused before parsing', async () => {
    const deep = '['.repeat(1000) + ']'.repeat(1000)
    const answer = await fetch(`${server.url}/api/v2/measurements`, {
      method: 'POST',
      headers: { ...world.headers.participant, 'content-type': 'application/json' },
      body: `{"device_id":"strap","sequence":0,"samples":[{"at":${deep},"hr":120},{"at":${world.now},"hr":120}]}`,
    })
    expect(answer.status).toBe(413)
    await expect(answer.json()).resolves.toMatchObject({ code: 'payload-too-large' })
  })

  it.each(['gzip', 'br', 'deflate'])('in %s compression is refused, however small', async (encoding) => {
    const answer = await fetch(`${server.url}/api/v2/measurements`, {
      method: 'POST',
      headers: { ...world.headers.participant, 'content-type': 'application/json', 'content-encoding': encoding },
      body: encoding === 'br' ? brotliCompressSync('{}') : gzipSync('{}'),
    })
    expect(answer.status).toBe(400)
    await expect(answer.json()).resolves.toMatchObject({ code: 'malformed-body' })
  })

  const answerTo = (bytes: string) =>
    new Promise<string>((resolve, reject) => {
      let text = ''
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(bytes))
      socket.on('data', (data) => {
        text += data.toString()
      })
      socket.on('end', () => resolve(text))
      socket.on('error', reject)
    })

  it.each([
    ['bytes other than HTTP', 'HELO gym.example\r\n\r\n', 400, 'malformed-body'],
    [
      'two lengths',
      'POST /api/v2/measurements HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      400,
      'malformed-body',
    ],
    [
      'a length and chunks',
      'POST /api/v2/measurements HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
      'malformed-body',
    ],
    [
      'an endless header',
      `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'payload-too-large',
    ],
  ])('with %s is refused in JSON', async (_, bytes, status, code) => {
    const [head = '', body = ''] = (await answerTo(bytes)).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(ErrorBody.parse(JSON.parse(body)).code).toBe(code)
  })
})
