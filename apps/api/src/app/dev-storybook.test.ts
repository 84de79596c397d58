import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { atEnd } from '../../testing/at-end.ts'
import { buildGym, startTestServer } from '../../testing/test-server.ts'
import { buildServer } from './build-server.ts'
import { readConfig } from './read-config.ts'

const BUILT = { 'index.html': '<title>Storybook</title>', 'assets/manager.js': 'export {}' }

const repository = (files: Readonly<Record<string, string>>): string => {
  const root = mkdtempSync(join(tmpdir(), 'latido-repository-'))
  const all = {
    'apps/panel/dist/index.html': '<title>Panel</title>',
    ...Object.fromEntries(
      Object.entries(files).map(([path, text]) => [`tooling/showcase/storybook-static/${path}`, text]),
    ),
  }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  atEnd(() => rmSync(root, { recursive: true, force: true }))
  return join(root, 'apps')
}

const serve = async (files: Readonly<Record<string, string>>, environment: Record<string, string> = {}) => {
  const server = await startTestServer()
  await buildGym(server)
  const { isProduction } = readConfig({ NODE_ENV: 'test', ...environment }, '/')
  const app = await buildServer(
    { ...server.context, config: { ...server.context.config, isProduction } },
    repository(files),
  )
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  atEnd(() => app.close())
  return (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; body: string; headers: Record<string, unknown> }>((resolve, reject) => {
      get(origin + path, { headers: { accept: 'text/html', ...headers }, agent: false }, (answer) => {
        let body = ''
        answer.setEncoding('utf8').on('data', (part: string) => (body += part))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body, headers: answer.headers }))
      }).on('error', reject)
    })
}

describe('the Storybook of the product', () => {
  it('is served in development, with its files and a policy that lets it run', async () => {
    const show = await serve(BUILT)
    const page = await show('/storybook/')
    expect(page.body).toBe('<title>Storybook</title>')
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(page.headers['x-frame-options']).toBe('SAMEORIGIN')
    expect((await show('/storybook/?path=/docs/welcome--docs')).body).toBe('<title>Storybook</title>')
    expect((await show('/storybook/assets/manager.js')).body).toBe('export {}')
    expect((await show('/storybook?path=/x')).headers['location']).toBe('/storybook/?path=/x')
    expect((await show('/')).headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  it('names the command to run when it has not been built', async () => {
    const show = await serve({})
    const { status, body } = await show('/storybook/')
    expect(status).toBe(200)
    expect(body).toContain('pnpm build-storybook')
  })

  it('is not served in production', async () => {
    const show = await serve(BUILT, { NODE_ENV: 'production' })
    expect((await show('/storybook/')).body).toBe('<title>Panel</title>')
    expect((await show('/storybook/assets/manager.js')).status).toBe(404)
  })

  it.each([
    ['host', 'gym.example'],
    ['x-forwarded-for', '203.0.113.9'],
  ])('is served only to this machine, and not with the header %s: %s', async (name, value) => {
    const show = await serve(BUILT)
    expect((await show('/storybook/', { [name]: value })).status).toBe(404)
  })
})
