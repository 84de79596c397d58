import { stored } from '@repo/api-client/browser/stored'
import * as v from 'valibot'

const BYTES = 24

const kept = stored('phone', v.string(), () => sessionStorage)

let made: string | null = null

const make = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Identifies this phone in later calls, as long as the tab lives. */
export const phoneSecret = (): string => {
  const known = kept.read()
  if (known !== null) return known
  made ??= make()
  kept.write(made)
  return made
}
