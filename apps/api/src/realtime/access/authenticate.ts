import { createHash, timingSafeEqual } from 'node:crypto'

import { FULL_CAPABILITY } from './capability.ts'
import type { Access, TokenFault } from './token.ts'

export interface AblyKey {
  /** `app.key`, which is public. */
  readonly name: string
  readonly secret: string
}

/** Splits `app.key:secret`; null where it has another form. */
export const parseAblyKey = (text: string): AblyKey | null => {
  const colon = text.indexOf(':')
  if (colon < 1 || colon === text.length - 1) return null
  return { name: text.slice(0, colon), secret: text.slice(colon + 1) }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compares two secrets in a time that tells nothing of either, not even the length. */
const isSameSecret = (left: string, right: string): boolean => timingSafeEqual(digest(left), digest(right))

const isSameKey = (left: AblyKey, right: AblyKey): boolean =>
  left.name === right.name && isSameSecret(left.secret, right.secret)

/** What a client has shown to prove who it is. */
interface Credentials {
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
