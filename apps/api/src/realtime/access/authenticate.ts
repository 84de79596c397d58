import { type AblyKey, isSameKey, parseAblyKey } from './ably-key.ts'
import { FULL_CAPABILITY } from './capability.ts'
import type { Access, TokenFault } from './token.ts'

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
