/** The name by which a center is looked up: a host without its port, in lower case. */
export const hostNameOf = (host: string): string => host.replace(/:\d*$/, '').toLowerCase()

const LABELS = /^(?=.{1,253}$)[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?)*$/
const IPV6 = /^\[[\da-f:.]+\]$/

/**
 * The host name in what somebody typed, which may be a whole address: without scheme, port and path, in lower case,
 * other scripts in the form that browsers send. Null where it names no host.
 */
export const readHostName = (typed: string): string | null => {
  const text = typed.trim()
  const address = /^[a-z]+:\/\//i.test(text) ? text : `http://${text}`
  if (/\s/.test(text) || !URL.canParse(address)) return null
  const { hostname, username } = new URL(address)
  const host = hostname.replace(/\.$/, '')
  return username === '' && (LABELS.test(host) || IPV6.test(host)) ? host : null
}

/** A host as a `Host` header or the authority of a URL names it. */
export interface Host {
  /** In lower case; an IPv6 address keeps its brackets. */
  readonly name: string
  /** Null where the text names none. */
  readonly port: number | null
}

const HOST = /^(\[[\da-f:.]+\]|[^[\]:]*)(?::(\d{0,5}))?$/
const MAX_PORT = 65_535

/**
 * Reads `name`, `name:port`, or `[address]:port` strictly: no user, path, or space. Returns null for anything else.
 * Source: RFC 9110, section 7.2.
 */
export const parseHost = (text: string): Host | null => {
  const [, given = '', digits = ''] = HOST.exec(text.toLowerCase()) ?? []
  // a name with the dot of the root is the same name
  const name = given.replace(/\.$/, '')
  const port = digits === '' ? null : Number(digits)
  const isHost = (LABELS.test(name) || IPV6.test(name)) && (port === null || port <= MAX_PORT)
  return isHost ? { name, port } : null
}

/** Whether a host name or address leads to the very machine it is used on. */
export const isLoopbackHost = (host: string): boolean =>
  /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i.test(host)

/** The first label of a host name, in lower case. */
const firstLabelOf = (host: string): string => hostNameOf(host).split('.')[0] ?? ''

/** Whether the visitor came to the address printed on a QR box, which only leads to a manual. */
export const isQrBoxHost = (host: string): boolean => firstLabelOf(host) === 'qrbox'

/** Whether the host belongs to a beta tester; such screens show a small mark. */
export const isBetaHost = (host: string): boolean => firstLabelOf(host).startsWith('beta')

/** The manual's language: Spanish when the browser speaks it at all. */
export const manualLanguageOf = (languages: readonly string[]): 'en' | 'es' =>
  languages.some((language) => /^es\b/i.test(language)) ? 'es' : 'en'
