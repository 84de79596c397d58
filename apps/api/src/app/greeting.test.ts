import { describe, expect, it } from 'vitest'

import { greetingOf } from './greeting.ts'
import { readConfig } from './read-config.ts'

const greet = (environment: Record<string, string>, change: Partial<Parameters<typeof greetingOf>[0]> = {}): string =>
  greetingOf({
    config: readConfig(environment, '/'),
    port: 3000,
    addresses: ['192.168.1.20', '10.0.0.7'],
    demo: null,
    setupToken: null,
    isPublicHostKnown: true,
    ...change,
  })

describe('the startup message', () => {
  it('warns on the loopback address that phones cannot reach the server, and says how they can', () => {
    const text = greet({})
    expect(text).toContain('Panel    http://localhost:3000/')
    expect(text).toMatch(/Phones .* can't reach .* HOST=0\.0\.0\.0.*TLS/)
    expect(text).not.toContain('192.168.1.20')
  })

  it('lists the addresses of the network when the server listens on all of them', () => {
    const text = greet({ HOST: '0.0.0.0' })
    for (const host of ['192.168.1.20', '10.0.0.7', 'localhost']) expect(text).toContain(`http://${host}:3000/`)
    expect(text).not.toContain('cannot reach')
  })

  it('uses https, also for emails, when the server has its own certificate', () => {
    const demo = { password: 'demo-password' }
    const text = greet({ TLS_CERT: 'a.pem', TLS_KEY: 'b.pem' }, { demo })
    expect(text).toContain('Panel    https://localhost:3000/')
    expect(text).toContain('https://localhost:3000/dev/outbox')
    expect(text).not.toContain('http://')
  })

  it('names the one address that the server listens on', () => {
    expect(greet({ HOST: '10.0.0.7' })).toContain('Panel    http://10.0.0.7:3000/')
  })

  it('names the public address, and says so when it does not respond', () => {
    expect(greet({ PUBLIC_URL: 'https://gym.example/' })).toContain('Panel    https://gym.example/')
    expect(greet({ PUBLIC_URL: 'https://gym.example/' })).not.toMatch(/cannot reach|No center/)
    const unknown = greet({ PUBLIC_URL: 'https://gym.example/' }, { isPublicHostKnown: false })
    expect(unknown).toContain('`npx --yes pnpm@12 latido center host add CENTER gym.example`')
  })

  it('contains the link of the first run with its code', () => {
    const text = greet({ HOST: '0.0.0.0' }, { setupToken: 'a-token' })
    expect(text).toContain('  http://192.168.1.20:3000/setup#a-token\n')
    expect(text.split('\n').filter((line) => /[▀▄█]{8}/u.test(line)).length).toBeGreaterThan(10)
    expect(greet({})).not.toMatch(/setup|▀/u)
  })

  it('contains the password of the demo, or the setting that it came from', () => {
    expect(greet({}, { demo: { password: 'demo-password' } })).toContain('Password       demo-password')
    expect(greet({}, { demo: { password: null } })).toContain('printed on an earlier start')
    expect(greet({}, { demo: { password: 'demo-password' } })).toContain('http://localhost:3000/dev/outbox')
    expect(greet({ HOST: '0.0.0.0', DEMO: '1' }, { demo: { password: 'x' } })).not.toContain('/dev/outbox')
  })
})
