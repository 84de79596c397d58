import { isSameKey, parseAblyKey, type AblyKey } from './ably-key.ts'
import { FULL_CAPABILITY } from './capability.ts'
import type { Access, TokenFault } from './token.ts'

/** What a client has shown to prove who it is. */
export interface Credentials {
  readonly accessToken: string | null
  readonly key: string | null
}

const keyAccess = (given: string, key: AblyKey): Access | null => {
  const parsed = parseAblyKey(given)
  if (parsed === null || !isSameKey(parsed, key)) return null
  return { clientId: null, capability: FULL_CAPABILITY, expiresAt: null }
}

/** Checks a token or, failing that, a key. Null where there is neither, or a wrong key. */
export const authenticate = async (
  { accessToken, key: givenKey }: Credentials,
  key: AblyKey,
  verify: (token: string) => Promise<Access | TokenFault>,
): Promise<Access | TokenFault | null> => {
  if (accessToken !== null) return verify(accessToken)
  return givenKey === null ? null : keyAccess(givenKey, key)
}

const HEADER = /^(Basic|Bearer) ([\w+/=.-]+)$/i

/** Reads an Authorization header. The client sends its token in base64; a plain one is taken as well. */
export const readAuthorization = (header: string | undefined): Credentials => {
  const match = HEADER.exec(header ?? '')
  const [, scheme, value] = match ?? []
  if (scheme === undefined || value === undefined) return { accessToken: null, key: null }
  const decoded = Buffer.from(value, 'base64').toString('utf8')
  if (scheme.toLowerCase() === 'basic') return { accessToken: null, key: decoded }
  return { accessToken: value.includes('.') ? value : decoded, key: null }
}
