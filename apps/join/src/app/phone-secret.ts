const KEY = 'phone'
const BYTES = 24

let made: string | null = null

const make = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * What proves to the server that a later call comes from this phone. It lives as long as the tab: a tab that is gone
 * is silent, and after half a minute it stands in nobody's way.
 */
export const phoneSecret = (): string => {
  try {
    const stored = sessionStorage.getItem(KEY) ?? make()
    sessionStorage.setItem(KEY, stored)
    return stored
  } catch {
    // a browser that stores nothing is the same phone as long as the page is open
    made ??= make()
    return made
  }
}
