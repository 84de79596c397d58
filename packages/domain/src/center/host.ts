/** The key a center is looked up by: a host without its port, in lower case. */
export const hostNameOf = (host: string): string => host.replace(/:\d*$/, '').toLowerCase()

const LABELS = /^(?=.{1,253}$)[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?)*$/
const IPV6 = /^\[[\da-f:.]+\]$/

/** Extracts a host name from typed text or a URL, in lower case and punycode. Null if there is none. */
export const readHostName = (typed: string): string | null => {
  const text = typed.trim()
  const address = /^[a-z]+:\/\//i.test(text) ? text : `http://${text}`
  if (/\s/.test(text) || !URL.canParse(address)) return null
  const { hostname, username } = new URL(address)
  const host = hostname.replace(/\.$/, '')
  return username === '' && (LABELS.test(host) || IPV6.test(host)) ? host : null
}

export interface Host {
  readonly name: string
  readonly port: number | null
}

const HOST = /^(\[[\da-f:.]+\]|[^[\]:]*)(?::(\d{0,5}))?$/
const MAX_PORT = 65_535

/** Parses `name`, `name:port`, or `[address]:port`. Null for anything else (RFC 9110, section 7.2). */
export const parseHost = (text: string): Host | null => {
  const [, given = '', digits = ''] = HOST.exec(text.toLowerCase()) ?? []
  // a trailing dot is the DNS root and names the same host
  const name = given.replace(/\.$/, '')
  const port = digits === '' ? null : Number(digits)
  const isHost = (LABELS.test(name) || IPV6.test(name)) && (port === null || port <= MAX_PORT)
  return isHost ? { name, port } : null
}

/** Whether a host is a loopback address or under `localhost`. */
export const isLoopbackHost = (host: string): boolean =>
  /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i.test(host)

const firstLabelOf = (host: string): string => hostNameOf(host).split('.')[0] ?? ''

/** Whether the host is the one printed on a QR box, which only shows a manual. */
export const isQrBoxHost = (host: string): boolean => firstLabelOf(host) === 'qrbox'

/** Whether the host is a beta tester's, whose pages show a beta mark. */
export const isBetaHost = (host: string): boolean => firstLabelOf(host).startsWith('beta')

/** The manual's language: Spanish if the browser lists it at all. */
export const manualLanguageOf = (languages: readonly string[]): 'en' | 'es' =>
  languages.some((language) => /^es\b/i.test(language)) ? 'es' : 'en'
