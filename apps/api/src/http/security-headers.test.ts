import { showCenter } from '@repo/api-client/center/show-center'
import { fastify } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildGym, staffClient, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { securityHeaders } from './security-headers.ts'

describe('every answer', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })

  it.each(['/healthz', '/api/v2/nothing', '/api/openapi.json'])('%s says how it may be used', async (path) => {
    const { headers } = await fetch(server.url + path)
    expect(headers.get('content-security-policy')?.split(';')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self' blob:",
      "frame-src 'self' blob:",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ])
    expect(headers.get('permissions-policy')).toBe('camera=(self), microphone=(self), usb=()')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('x-frame-options')).toBe('DENY')
    // hosts below ours may belong to others
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})

it('pages connect to the hosted realtime service only where it is in use', async () => {
  const app = fastify()
  securityHeaders(app, { usesHostedRealtime: true, mapOrigin: null })
  app.get('/', () => 'ok')
  const { headers } = await app.inject('/')
  expect(String(headers['content-security-policy'])).toContain(
    "connect-src 'self' https://*.ably.io https://*.ably.net wss://*.ably.io wss://*.ably.net https://*.ably-realtime.com wss://*.ably-realtime.com;",
  )
})

it("pages load street maps from their style's origin only where one is set", async () => {
  const server = await startTestServer({ MAP_STYLE_URL: 'https://maps.example/styles/dark.json?key=1' })
  const { headers } = await fetch(`${server.url}/healthz`)
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("connect-src 'self' https://maps.example;")
  expect(policy).toContain("img-src 'self' data: blob: https://maps.example;")
  const gym = await buildGym(server)
  const admin = await staffClient(server, gym, gym.admin.email)
  const center = await admin.callDecoded(showCenter, { params: { uuid: gym.branch.uuid } })
  expect(center.mapStyleUrl).toBe('https://maps.example/styles/dark.json?key=1')
})

describe('the page of a video meeting', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ ZOOM_SDK_URL: 'https://sdk.example/web/' })
  })

  it.each(['/meet', '/meet/', '/meet/?a=1', '/meet/assets/app.js'])(
    '%s may run the SDK and connect to Zoom, framed by our pages only',
    async (path) => {
      const { headers } = await fetch(server.url + path)
      expect(headers.get('content-security-policy')?.split(';')).toEqual([
        "default-src 'none'",
        "script-src 'self' https://sdk.example 'unsafe-eval' 'wasm-unsafe-eval' blob:",
        "style-src 'self' https://sdk.example 'unsafe-inline'",
        "img-src 'self' https://sdk.example https://zoom.us https://*.zoom.us data: blob:",
        "font-src 'self' https://sdk.example data:",
        "media-src 'self' https://sdk.example data: blob:",
        "connect-src 'self' https://sdk.example https://zoom.us https://*.zoom.us wss://*.zoom.us data: blob:",
        "worker-src 'self' blob:",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'self'",
      ])
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
    },
  )

  it.each(['/meeting', '/meet-x', '/live/meet/', '/%6deet/'])('grants none of that to %s', async (path) => {
    const { headers } = await fetch(server.url + path)
    expect(headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(headers.get('x-frame-options')).toBe('DENY')
  })

  it('receives the address of the SDK', async () => {
    expect(await (await fetch(`${server.url}/meet/config.json`)).json()).toEqual({
      sdkUrl: 'https://sdk.example/web',
    })
  })
})
