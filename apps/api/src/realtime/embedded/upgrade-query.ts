const LOOPBACK = /^(localhost|[\w-]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

const urlOf = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null)

/** Same host, configured origin, or, for development, both on this machine. Non-browsers send no origin. */
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

export interface UpgradeQuery {
  readonly accessToken: string | null
  readonly key: string | null
  readonly clientId: string | null
  /** True if the client can't detect pings. */
  readonly heartbeats: boolean
  readonly echo: boolean
  readonly resume: string | null
}

const BASE = 'http://localhost'

export const parseRequestUrl = (url: string): URL | null => (URL.canParse(url, BASE) ? new URL(url, BASE) : null)

export const isConnectivityCheck = (url: URL): boolean => url.pathname === '/ws-up'

/** The client always connects to `/`, so `v` distinguishes it from a page's own socket. */
export const isConnectRequest = (url: URL): boolean => url.pathname === '/' && url.searchParams.has('v')

/** MessagePack isn't supported. */
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
