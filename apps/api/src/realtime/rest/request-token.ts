import { createHmac } from 'node:crypto'

import * as z from 'zod/mini'

import { isSameSecret } from '../access/ably-key.ts'
import { parseCapability } from '../access/capability.ts'
import { mintToken } from '../access/token.ts'
import { FAULTS } from '../embedded/faults.ts'
import type { RestAnswer } from '../realtime.ts'
import { answer, refuse } from './rest-answer.ts'
import { readBody, type RestCall, type RestParts } from './rest-call.ts'

const HOUR_MS = 3_600_000
const MAX_TTL_MS = 24 * HOUR_MS
const MAX_SKEW_MS = 120_000
const MAX_NONCES = 10_000

const shortText = z.string().check(z.maxLength(256))

const TokenRequest = z.object({
  keyName: shortText,
  ttl: z.nullish(z.union([z.number(), z.literal('')])),
  capability: z.nullish(z.string().check(z.maxLength(64 * 1024))),
  clientId: z.nullish(shortText),
  timestamp: z.number(),
  nonce: z.string().check(z.minLength(16), z.maxLength(256)),
  mac: shortText,
})

type TokenRequest = z.infer<typeof TokenRequest>

/** The nonces of the last minutes, so that no request is used twice. */
export class UsedNonces {
  readonly #expiryByNonce = new Map<string, number>()

  /** Whether the nonce is new; from now on it is not. */
  use(nonce: string, now: number): boolean {
    for (const [used, expiry] of this.#expiryByNonce) {
      if (expiry > now && this.#expiryByNonce.size < MAX_NONCES) break
      this.#expiryByNonce.delete(used)
    }
    if (this.#expiryByNonce.has(nonce)) return false
    this.#expiryByNonce.set(nonce, now + 2 * MAX_SKEW_MS)
    return true
  }
}

const signatureOf = (request: TokenRequest, secret: string): string => {
  const { keyName, ttl, capability, clientId, timestamp, nonce } = request
  const signed = [keyName, ttl || '', capability ?? '', clientId ?? '', timestamp, nonce, '']
  return createHmac('sha256', secret).update(signed.join('\n')).digest('base64')
}

/** `POST /keys/{key}/requestToken`: a token for a request that a holder of the key has signed. */
export const requestToken = async (parts: RestParts, nonces: UsedNonces, call: RestCall): Promise<RestAnswer> => {
  const now = Date.now()
  const { format } = call
  const parsed = TokenRequest.safeParse(readBody(call.request))
  if (!parsed.success) return refuse(format, FAULTS.malformed)
  const request = parsed.data
  const key = await parts.key
  const isKnownKey = request.keyName === key.name && call.subject === key.name
  if (!isKnownKey || !isSameSecret(request.mac, signatureOf(request, key.secret))) {
    return refuse(format, FAULTS.noCredentials)
  }
  if (Math.abs(now - request.timestamp) > MAX_SKEW_MS) return refuse(format, FAULTS.staleTokenRequest)
  const capabilityText = request.capability || '{"*":["*"]}'
  const capability = parseCapability(capabilityText)
  const ttlMs = request.ttl || HOUR_MS
  if (capability === null || ttlMs < 0 || ttlMs > MAX_TTL_MS) return refuse(format, FAULTS.malformed)
  if (!nonces.use(request.nonce, now)) return refuse(format, FAULTS.replayedTokenRequest)
  const clientId = request.clientId || null
  const { token, expiresAt } = await mintToken(key, { clientId, capability, ttlMs }, now)
  const details = { token, keyName: key.name, issued: now, expires: expiresAt, capability: capabilityText }
  return answer(format, 201, { ...details, ...(clientId === null ? {} : { clientId }) })
}
