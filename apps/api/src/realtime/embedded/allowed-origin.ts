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
