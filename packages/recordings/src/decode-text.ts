const CHUNK_BYTES = 65_536
/** Where an XML declaration names its encoding. */
const DECLARED_WITHIN = 256
const DECLARED = /^\s*<\?xml\b[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/

const LESS_THAN = 0x3c

/** By its byte order mark, or by how the first `<` is stored. */
const wideEncoding = ([first, second]: Uint8Array): string | null => {
  if ((first === 0xff && second === 0xfe) || (first === LESS_THAN && second === 0)) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || (first === 0 && second === LESS_THAN) ? 'utf-16be' : null
}

/** What an XML document declares; a document that can be read so far is not stored in UTF-16, whatever it says. */
const declaredEncoding = (bytes: Uint8Array): string => {
  const declared = DECLARED.exec(Buffer.from(bytes.subarray(0, DECLARED_WITHIN)).toString('latin1'))?.[1] ?? 'utf-8'
  return /^(?:utf-16|ucs-2)/i.test(declared) ? 'utf-8' : declared
}

/**
 * The text of an XML document in pieces, decoded by its byte order mark or as it declares, without blanks before it.
 * Throws for an encoding nobody knows, and for bytes that are none of it.
 */
export const decodeText = function* (bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder(wideEncoding(bytes) ?? declaredEncoding(bytes), { fatal: true })
  let hasBegun = false
  for (let at = 0; at <= bytes.length; at += CHUNK_BYTES) {
    const text: string = decoder.decode(bytes.subarray(at, at + CHUNK_BYTES), {
      stream: at + CHUNK_BYTES <= bytes.length,
    })
    const piece: string = hasBegun ? text : text.trimStart()
    hasBegun ||= piece !== ''
    if (piece !== '') yield piece
  }
}
