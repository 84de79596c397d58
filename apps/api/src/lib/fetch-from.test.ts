import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { fetchFrom } from './fetch-from.ts'

const requested: string[] = []
const server = createServer((request, response) => {
  requested.push(request.url ?? '')
  if (request.url === '/away') response.writeHead(302, { location: '/elsewhere' })
  response.end('here')
})
let place = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  place = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

it('a fetch succeeds at the allowed origins', async () => {
  const answer = await fetchFrom(['https://other.example/api', place])(`${place}/path`, {})
  expect(await answer.text()).toBe('here')
})

it('a fetch requests no other origin: neither another port nor another name of the same machine', async () => {
  const before = requested.length
  for (const url of [place.replace('127.0.0.1', 'localhost'), 'http://127.0.0.1:1/', 'file:///etc/hostname'])
    await expect(fetchFrom([place])(url, {})).rejects.toThrow('nothing is fetched from')
  expect(requested).toHaveLength(before)
})

it('a fetch follows no redirect to another origin', async () => {
  await expect(fetchFrom([place])(`${place}/away`, { redirect: 'follow' })).rejects.toThrow('fetch failed')
  expect(requested).not.toContain('/elsewhere')
})
