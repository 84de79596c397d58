import { createHmac, timingSafeEqual } from 'node:crypto'

import type { Cookies } from '../../http/cookies.ts'
import { hashOf, newToken } from '../../lib/secrets.ts'

const KEPT_SECONDS = 180 * 86_400
const NAME_LENGTH = 16

/** A browser that an account has signed in on; it opens nothing, it only has attempts of its own. */
export interface KnownDevice {
  readonly id: string
}

// the cookie's name tells accounts of one browser apart without naming them
const cookieOf = (accountUuid: string): string => `device-${hashOf(accountUuid).slice(0, NAME_LENGTH)}`

const signatureOf = (key: string, id: string, accountUuid: string): string =>
  createHmac('sha256', key).update(`${id}.${accountUuid}`).digest('base64url')

/** Reads whether this account has signed in on this browser before. */
export const knownDevice = (cookies: Cookies, key: string, accountUuid: string): KnownDevice | null => {
  const [id = '', signature = ''] = (cookies.get(cookieOf(accountUuid)) ?? '').split('.')
  const expected = Buffer.from(signatureOf(key, id, accountUuid))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? { id: hashOf(id) } : null
}

/** Has this browser known as one the account signs in on. */
export const rememberDevice = (cookies: Cookies, key: string, accountUuid: string): void => {
  const id = newToken()
  cookies.set(cookieOf(accountUuid), `${id}.${signatureOf(key, id, accountUuid)}`, KEPT_SECONDS)
}
