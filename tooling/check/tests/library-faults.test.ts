import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

import { expect, it } from 'vitest'

import { runCommand } from '../src/run-command.ts'

// The repository's own lockfile is held against a registry that knows of a fault, of a smaller one, of none, and one
// that does not answer such questions.
const root = join(import.meta.dirname, '../../..')
const TIMEOUT = 60_000

const faultOf = (severity: string) => [
  { id: 1, url: 'https://faults.example/1', title: 'Reads too much', severity, vulnerable_versions: '<999.0.0' },
]

const ask = async (status: number, faults: Readonly<Record<string, unknown>>) => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks)
      asked.push((request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString())
      response.writeHead(request.method === 'POST' ? status : 404, { 'content-type': 'application/json' })
      response.end(JSON.stringify(faults))
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const script = join(root, 'tooling/check/src/ask-library-faults.ts')
  const said = await runCommand([process.execPath, script, '--registry', `http://127.0.0.1:${port}/`], { cwd: root })
  server.close()
  return { ...said, asked: asked[0] ?? '' }
}

it('asks for every library that is shipped, and is content where none has a fault', { timeout: TIMEOUT }, async () => {
  const { ok, output, asked } = await ask(200, {})
  expect(JSON.parse(asked)).toMatchObject({ fastify: [expect.any(String)], react: [expect.any(String)] })
  expect({ ok, output }).toEqual({ ok: true, output: 'no fault is known of any library we ship\n' })
})

it('fails for a fault that is to be mended within two days', { timeout: TIMEOUT }, async () => {
  const { ok, output } = await ask(200, { fastify: faultOf('high') })
  expect(ok).toBe(false)
  expect(output).toMatch(/^high: fastify [\d.]+ \(Reads too much\), by apps__api>fastify; .*within two days/)
})

it('names one that can wait for the next version', { timeout: TIMEOUT }, async () => {
  const { ok, output } = await ask(200, { fastify: faultOf('moderate') })
  expect(ok).toBe(true)
  expect(output).toMatch(/^moderate: fastify .*with the next version/)
})

it('fails where the registry does not say', { timeout: TIMEOUT }, async () => {
  const { ok, output } = await ask(405, {})
  expect(ok).toBe(false)
  expect(output).toMatch(/^the registry was asked in vain: .*405/s)
})
