import { beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from './test-server.ts'

describe('every answer', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })

  it.each(['/healthz', '/api/v2/nothing', '/api/openapi.json'])('%s says how it may be used', async (path) => {
    const { headers } = await fetch(server.url + path)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-frame-options')).toBe('DENY')
    // hosts below ours may be somebody else's
    expect(headers.get('strict-transport-security')).toBe('max-age=15552000')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})
