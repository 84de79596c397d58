const CHUNK_BYTES = 65_536
const DECLARED_WITHIN = 256
const DECLARED = /^\s*<\?xml\b[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/

const LESS_THAN = 0x3c

/** UTF-16, by its byte order mark or by the first `<`. */
const wideEncoding = ([first, second]: Uint8Array): string | null => {
  if ((first === 0xff && second === 0xfe) || (first === LESS_THAN && second === 0)) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || (first === 0 && second === LESS_THAN) ? 'utf-16be' : null
}

/** A document whose declaration is readable as Latin-1 isn't UTF-16, whatever it declares. */
const declaredEncoding = (bytes: Uint8Array): string => {
  const declared = DECLARED.exec(Buffer.from(bytes.subarray(0, DECLARED_WITHIN)).toString('latin1'))?.[1] ?? 'utf-8'
  return /^(?:utf-16|ucs-2)/i.test(declared) ? 'utf-8' : declared
}

/** Decodes XML by its byte order mark or declaration. Throws for unknown or invalid encodings. */
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
