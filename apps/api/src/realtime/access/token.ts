import { createHash, timingSafeEqual } from 'node:crypto'

import { decodeProtectedHeader, errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'

import type { Grant, IssuedToken } from '../realtime.ts'
import { type Capability, FULL_CAPABILITY, parseCapability } from './capability.ts'

export interface AblyKey {
  /** `app.key`, which is public. */
  readonly name: string
  readonly secret: string
}

/** Null unless the text is `app.key:secret`. */
export const parseAblyKey = (text: string): AblyKey | null => {
  const colon = text.indexOf(':')
  if (colon < 1 || colon === text.length - 1) return null
  return { name: text.slice(0, colon), secret: text.slice(colon + 1) }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Constant time, so that timing reveals neither content nor length. */
const isSameSecret = (left: string, right: string): boolean => timingSafeEqual(digest(left), digest(right))

const isSameKey = (left: AblyKey, right: AblyKey): boolean =>
  left.name === right.name && isSameSecret(left.secret, right.secret)

const CAPABILITY_CLAIM = 'x-ably-capability'
const CLIENT_ID_CLAIM = 'x-ably-clientId'

/** A key has no client and doesn't expire. */
export interface Access {
  readonly clientId: string | null
  readonly capability: Capability
  /** Unix time in ms; null for a key. */
  readonly expiresAt: number | null
}

export type TokenFault = 'expired' | 'unrecognized' | 'malformed' | 'unknown-key'

const secretOf = (key: AblyKey): Uint8Array => new TextEncoder().encode(key.secret)

/** An Ably JWT, valid for the embedded and the hosted service. Times are whole seconds, rounded up. */
export const mintToken = async (key: AblyKey, grant: Grant, nowMs: number): Promise<IssuedToken> => {
  const issued = Math.floor(nowMs / 1000)
  const expires = Math.ceil((nowMs + grant.ttlMs) / 1000)
  const named = grant.clientId === null ? {} : { [CLIENT_ID_CLAIM]: grant.clientId }
  const claims = { [CAPABILITY_CLAIM]: JSON.stringify(grant.capability), ...named }
  const token = await new SignJWT(claims)
    .setProtectedHeader({ typ: 'JWT', alg: 'HS256', kid: key.name })
    .setIssuedAt(issued)
    .setExpirationTime(expires)
    .sign(secretOf(key))
  return { token, expiresAt: expires * 1000 }
}

const readClaims = (payload: JWTPayload): Access | TokenFault => {
  const { exp, [CAPABILITY_CLAIM]: capabilityText, [CLIENT_ID_CLAIM]: clientId } = payload
  // Hosted Ably grants all of the key's rights without a capability; we grant none.
  if (typeof exp !== 'number' || typeof capabilityText !== 'string') return 'malformed'
  if (clientId !== undefined && (typeof clientId !== 'string' || clientId === '')) return 'malformed'
  const capability = parseCapability(capabilityText)
  if (capability === null) return 'malformed'
  return { clientId: clientId ?? null, capability, expiresAt: exp * 1000 }
}

const keyNameOf = (token: string): string | null => {
  try {
    return decodeProtectedHeader(token).kid ?? null
  } catch {
    return null
  }
}

export const verifyToken = async (key: AblyKey, token: string, nowMs: number): Promise<Access | TokenFault> => {
  const keyName = keyNameOf(token)
  if (keyName !== null && keyName !== key.name) return 'unknown-key'
  try {
    const { payload } = await jwtVerify(token, secretOf(key), {
      algorithms: ['HS256'],
      currentDate: new Date(nowMs),
    })
    return keyName === null ? 'malformed' : readClaims(payload)
  } catch (error) {
    if (error instanceof errors.JWTExpired) return 'expired'
    return error instanceof errors.JWSSignatureVerificationFailed ? 'unrecognized' : 'malformed'
  }
}

interface Credentials {
  readonly accessToken: string | null
  readonly key: string | null
}

const keyAccess = (given: string, key: AblyKey): Access | null => {
  const parsed = parseAblyKey(given)
  if (parsed === null || !isSameKey(parsed, key)) return null
  return { clientId: null, capability: FULL_CAPABILITY, expiresAt: null }
}

export const authenticate = async (
  { accessToken, key: givenKey }: Credentials,
  key: AblyKey,
  verify: (token: string) => Promise<Access | TokenFault>,
): Promise<Access | TokenFault | null> => {
  if (accessToken !== null) return verify(accessToken)
  return givenKey === null ? null : keyAccess(givenKey, key)
}
