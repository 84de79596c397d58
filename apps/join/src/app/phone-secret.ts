import { stored } from '@repo/api-client/browser/stored'
import * as v from 'valibot'

const BYTES = 24

const kept = stored('phone', v.string(), () => sessionStorage)

let made: string | null = null

const make = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * What proves to the server that a later call comes from this phone. It lives as long as the tab: a tab that is gone
 * is silent, and after half a minute it stands in nobody's way.
 */
export const phoneSecret = (): string => {
  const known = kept.read()
  if (known !== null) return known
  // a browser that stores nothing is the same phone as long as the page is open
  made ??= make()
  kept.write(made)
  return made
}
