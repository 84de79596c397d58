import { createHmac, timingSafeEqual } from 'node:crypto'

import type { RealtimeKey } from './key.ts'
import type { Capability, Grant } from './realtime.ts'

export interface TokenClaims {
  readonly clientId: string
  readonly capability: Capability
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

const signatureOf = (text: string, key: RealtimeKey): Buffer => createHmac('sha256', key.secret).update(text).digest()

/** Mints the JWT that hosted and embedded endpoints both understand: HS256, the key's name as `kid`. */
export const mintToken = (key: RealtimeKey, grant: Grant, now: number): { token: string; expiresAt: number } => {
  const issued = Math.floor(now / 1000)
  const expires = issued + Math.ceil(grant.ttlMs / 1000)
  const head = encode({ typ: 'JWT', alg: 'HS256', kid: key.name })
  const body = encode({
    iat: issued,
    exp: expires,
    'x-ably-capability': JSON.stringify(grant.capability),
    'x-ably-clientId': grant.clientId,
  })
  const text = `${head}.${body}`
  return { token: `${text}.${signatureOf(text, key).toString('base64url')}`, expiresAt: expires * 1000 }
}

export type TokenFault = 'forged' | 'expired'

const parsePart = (part: string): Record<string, unknown> | null => {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(part, 'base64url').toString())
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : null
  } catch {
    return null
  }
}

const isSigned = (text: string, signature: string, key: RealtimeKey): boolean => {
  const given = Buffer.from(signature, 'base64url')
  const wanted = signatureOf(text, key)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** Reads a token; says why when it cannot be trusted. */
export const readToken = (key: RealtimeKey, token: string, now: number): TokenClaims | TokenFault => {
  const [head = '', body = '', signature = ''] = token.split('.')
  const header = parsePart(head)
  if (header?.['alg'] !== 'HS256' || header['kid'] !== key.name || !isSigned(`${head}.${body}`, signature, key)) {
    return 'forged'
  }
  const claims = parsePart(body)
  const capability = parseCapability(claims?.['x-ably-capability'])
  if (claims === null || capability === null || typeof claims['exp'] !== 'number') return 'forged'
  const expiresAt = claims['exp'] * 1000
  const clientId = claims['x-ably-clientId']
  if (expiresAt <= now) return 'expired'
  return { clientId: typeof clientId === 'string' ? clientId : '', capability, expiresAt }
}

const parseCapability = (text: unknown): Capability | null => {
  if (typeof text !== 'string') return null
  try {
    return JSON.parse(text) as Capability
  } catch {
    return null
  }
}
