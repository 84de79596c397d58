export type FetchFrom = (url: URL | string, init: RequestInit) => Promise<Response>

/**
 * SSRF protection: allows configured origins only, and no redirects, because an address may come in with a call.
 * All outgoing HTTP must use it.
 */
export const fetchFrom = (places: readonly string[]): FetchFrom => {
  const origins = new Set(places.map((place) => new URL(place).origin))
  return async (url, init) => {
    const { origin } = new URL(url)
    if (!origins.has(origin)) throw new Error(`nothing is fetched from ${origin}`)
    return fetch(url, { ...init, redirect: 'error' })
  }
}
