const LOOPBACK = /^(localhost|[\w-]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

const urlOf = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null)

/**
 * Whether a page of this origin may open a socket here: the same host, one that was configured, or, for development
 * servers on another port, both on this machine. Programs that are no browser send no origin.
 */
export const isAllowedOrigin = (
  origin: string | undefined,
  host: string | undefined,
  configured: readonly string[],
): boolean => {
  if (origin === undefined) return true
  const page = urlOf(origin)
  if (page === null) return false
  if (configured.some((allowed) => urlOf(allowed)?.origin === page.origin)) return true
  const server = urlOf(`${page.protocol}//${host ?? ''}`)
  if (server === null) return false
  return page.host === server.host || (LOOPBACK.test(page.hostname) && LOOPBACK.test(server.hostname))
}

/** What a client says of itself in the address it connects to. */
export interface UpgradeQuery {
  readonly accessToken: string | null
  readonly key: string | null
  readonly clientId: string | null
  /** Whether it wants frames as a sign of life, because it cannot see pings. */
  readonly heartbeats: boolean
  readonly echo: boolean
  readonly resume: string | null
}

const BASE = 'http://localhost'

/** Reads a request's address; null where it is none. */
export const parseRequestUrl = (url: string): URL | null => (URL.canParse(url, BASE) ? new URL(url, BASE) : null)

export const isConnectivityCheck = (url: URL): boolean => url.pathname === '/ws-up'

/** The client knows no base path: it connects to `/`, where its version tells it from a page's own socket. */
export const isConnectRequest = (url: URL): boolean => url.pathname === '/' && url.searchParams.has('v')

/** Whether the client wants MessagePack, which this endpoint doesn't speak. */
export const asksForMessagePack = ({ searchParams }: URL): boolean => searchParams.get('format') === 'msgpack'

export const parseUpgradeQuery = ({ searchParams }: URL): UpgradeQuery => {
  const given = (name: string): string | null => searchParams.get(name) || null
  return {
    accessToken: given('access_token') ?? given('accessToken'),
    key: given('key'),
    clientId: given('clientId'),
    heartbeats: given('heartbeats') !== 'false',
    echo: given('echo') !== 'false',
    resume: given('resume'),
  }
}
