import { decodeProtectedHeader, errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'

import type { Grant, IssuedToken } from '../realtime.ts'
import type { AblyKey } from './ably-key.ts'
import { type Capability, parseCapability } from './capability.ts'

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
