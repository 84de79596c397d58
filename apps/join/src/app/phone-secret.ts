const KEY = 'phone'
const BYTES = 24

let made: string | null = null

const make = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** What proves to the server that a later call comes from this phone; made once and kept. */
export const phoneSecret = (): string => {
  try {
    const stored = localStorage.getItem(KEY) ?? make()
    localStorage.setItem(KEY, stored)
    return stored
  } catch {
    // a browser that stores nothing is the same phone as long as the page is open
    made ??= make()
    return made
  }
}
