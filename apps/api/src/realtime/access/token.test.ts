import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'

import { type AblyKey, mintToken, verifyToken } from './token.ts'

const KEY: AblyKey = { name: 'app.key', secret: 'a-secret-for-tests-0123456789-0123456789' }
const NOW = 1_800_000_000_500
const GRANT = { clientId: 'display:1', capability: { 'branch:7:*': ['subscribe'] }, ttlMs: 60_000 } as const

const part = (token: string, index: number): unknown =>
  JSON.parse(Buffer.from(token.split('.')[index] ?? '', 'base64url').toString())

describe('mintToken', () => {
  it('makes the JWT that Ably documents', async () => {
    const { token, expiresAt } = await mintToken(KEY, GRANT, NOW)
    expect(part(token, 0)).toEqual({ typ: 'JWT', alg: 'HS256', kid: 'app.key' })
    expect(part(token, 1)).toEqual({
      iat: 1_800_000_000,
      exp: 1_800_000_061,
      'x-ably-capability': '{"branch:7:*":["subscribe"]}',
      'x-ably-clientId': 'display:1',
    })
    expect(expiresAt).toBe(1_800_000_061_000)
    expect(token).not.toContain(KEY.secret)
  })

  it('names no client where none is given', async () => {
    const { token } = await mintToken(KEY, { ...GRANT, clientId: null }, NOW)
    expect(part(token, 1)).not.toHaveProperty('x-ably-clientId')
    expect(await verifyToken(KEY, token, NOW)).toMatchObject({ clientId: null })
  })
})

describe('verifyToken', () => {
  it('returns what was granted', async () => {
    const { token, expiresAt } = await mintToken(KEY, GRANT, NOW)
    const { clientId, capability } = GRANT
    expect(await verifyToken(KEY, token, NOW)).toEqual({ clientId, capability, expiresAt })
  })

  it('accepts a token to the end of its last second', async () => {
    const { token, expiresAt } = await mintToken(KEY, GRANT, NOW)
    expect(await verifyToken(KEY, token, expiresAt - 1)).toHaveProperty('clientId')
    expect(await verifyToken(KEY, token, expiresAt)).toBe('expired')
  })

  it.each([
    { what: 'another secret', key: { ...KEY, secret: 'another-secret' }, expected: 'unrecognized' },
    { what: 'another key', key: { ...KEY, name: 'other.key' }, expected: 'unknown-key' },
    { what: 'another key and secret', key: { name: 'other.key', secret: 'another' }, expected: 'unknown-key' },
  ])('refuses a token of $what', async ({ key, expected }) => {
    const { token } = await mintToken(key, GRANT, NOW)
    expect(await verifyToken(KEY, token, NOW)).toBe(expected)
  })

  it.each([
    { what: 'no capability', claims: {} },
    { what: 'a capability that is none', claims: { 'x-ably-capability': '[]' } },
    { what: 'a capability that is no text', claims: { 'x-ably-capability': { '*': ['*'] } } },
    { what: 'a nameless client', claims: { 'x-ably-capability': '{}', 'x-ably-clientId': '' } },
    { what: 'no end', claims: { 'x-ably-capability': '{}', exp: undefined } },
  ])('refuses well-signed claims with $what', async ({ claims }) => {
    const token = await new SignJWT({ exp: NOW / 1000 + 60, ...claims })
      .setProtectedHeader({ alg: 'HS256', kid: KEY.name })
      .sign(new TextEncoder().encode(KEY.secret))
    expect(await verifyToken(KEY, token, NOW)).toBe('malformed')
  })

  it.each(['', 'x', 'a.b.c', '..', 'eyJhbGciOiJub25lIn0.e30.'])('refuses %j', async (token) => {
    expect(await verifyToken(KEY, token, NOW)).toBe('malformed')
  })
})
