import { once } from 'node:events'
import { createServer } from 'node:net'
import { text } from 'node:stream/consumers'

import { VERSION } from '@repo/domain/core/version'
import { expect, it } from 'vitest'

import { freePort } from '../../testing/child-server.ts'
import { rawConnection, upgradeHead } from '../../testing/raw-connection.ts'
import { startStandby } from './standby.ts'

const start = async () => {
  const port = await freePort()
  return { port, url: `http://127.0.0.1:${port}`, stop: await startStandby({ port, host: '127.0.0.1', tls: null }) }
}

it('a standby server refuses calls with a reason and a time to retry', async () => {
  const { url, stop } = await start()
  const answer = await fetch(`${url}/readyz`)
  expect(answer.status).toBe(503)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'retry-after': '2',
    'cache-control': 'no-store',
    connection: 'close',
  })
  expect(await answer.json()).toEqual({
    code: 'unavailable',
    status: 'standby',
    message: 'Another server is serving.',
  })
  await stop()
})

it('a standby server is healthy and need not be restarted', async () => {
  const { url, stop } = await start()
  const answer = await fetch(`${url}/healthz`)
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'standby', version: VERSION }])
  await stop()
})

it('a standby server opens no socket', async () => {
  const { url, stop } = await start()
  const socket = await rawConnection(url)
  socket.write(upgradeHead('/'))
  expect(await text(socket)).toBe('HTTP/1.1 503 Service Unavailable\r\nretry-after: 2\r\nconnection: close\r\n\r\n')
  await stop()
})

it.each([
  ['stalls in a head', 'GET / HTTP/1.1\r\n'],
  ['has requested an upgrade and keeps its side open', upgradeHead('/')],
])('a stopping standby server frees its port without waiting for a client that %s', async (_, said) => {
  const { port, url, stop } = await start()
  const socket = await rawConnection(url)
  socket.write(said)
  // the server has read the first connection before it answers
  await fetch(url)
  await stop()
  const next = createServer().listen(port, '127.0.0.1')
  await once(next, 'listening')
  expect(next.listening).toBe(true)
  next.close()
})
