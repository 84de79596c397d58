/**
 * `none`: it takes no compressed messages. `each`: it forgets every message once it is inflated. `continued`: it keeps
 * the latest 32 KiB, so that a message may repeat what the one before has said.
 */
export type Compression = 'none' | 'each' | 'continued'

const SAYS = [
  /^server_no_context_takeover$/,
  /^client_no_context_takeover$/,
  /^client_max_window_bits(?:\s*=\s*(?:"(?:[89]|1[0-5])"|(?:[89]|1[0-5])))?$/,
] as const

const NOT_FOUND = -1

const answerTo = (offer: string): Compression => {
  const [name, ...parameters] = offer.split(';').map((part) => part.trim())
  if (name !== 'permessage-deflate') return 'none'
  const said = parameters.map((parameter) => SAYS.findIndex((pattern) => pattern.test(parameter)))
  // a smaller window would be a deflate of its own, and what is unknown must not be accepted
  if (said.includes(NOT_FOUND) || new Set(said).size !== said.length) return 'none'
  return said.includes(0) ? 'each' : 'continued'
}

/** The first offer of a `Sec-WebSocket-Extensions` header that can be met (RFC 7692, section 7.1). */
export const acceptCompression = (header: string | undefined): Compression =>
  header
    ?.split(',')
    .map((offer) => answerTo(offer.trim()))
    .find((compression) => compression !== 'none') ?? 'none'

/** The header that accepts an offer. Peers forget each message of their own, so that nothing is kept for them here. */
export const acceptingHeader = (compression: Exclude<Compression, 'none'>): string =>
  `Sec-WebSocket-Extensions: permessage-deflate; ${compression === 'each' ? 'server_no_context_takeover; ' : ''}client_no_context_takeover`
