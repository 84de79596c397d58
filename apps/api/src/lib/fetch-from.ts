/** As `fetch`, to a few places alone. */
export type FetchFrom = (url: URL | string, init: RequestInit) => Promise<Response>

/**
 * Fetches from the places that are set up, and from no other: neither an address that came in with a call nor a
 * redirect leads elsewhere. The one way out of the server by HTTP.
 */
export const fetchFrom = (places: readonly string[]): FetchFrom => {
  const origins = new Set(places.map((place) => new URL(place).origin))
  return async (url, init) => {
    const { origin } = new URL(url)
    if (!origins.has(origin)) throw new Error(`nothing is fetched from ${origin}`)
    return fetch(url, { ...init, redirect: 'error' })
  }
}
