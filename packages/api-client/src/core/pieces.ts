/** Some hundred rows: read in a few milliseconds. */
const SLICE_BYTES = 64 * 1024
const BETWEEN_ROWS = '},{'

interface Reading {
  /** The list's name. */
  readonly list: string
  /** Throws what somebody hears when the body breaks off. */
  readonly broken: (error: unknown) => never
}

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json) as unknown
  } catch {
    return undefined
  }
}

async function* textOf(body: ReadableStream<Uint8Array>, broken: Reading['broken']): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const next = () => reader.read().catch(broken)
  try {
    for (let read = await next(); !read.done; read = await next()) {
      for (let from = 0; from < read.value.length; from += SLICE_BYTES) {
        yield decoder.decode(read.value.subarray(from, from + SLICE_BYTES), { stream: true })
      }
    }
  } finally {
    // one who stops reading leaves nothing under way; what has failed cannot be cancelled
    void reader.cancel().catch(() => {})
  }
}

/**
 * A JSON document with one long list of objects, as several documents with some of its rows each. What stands before the
 * list is in the first of them, what stands behind it in the last. A document that is none comes last, as undefined.
 */
export async function* piecesOf(body: ReadableStream<Uint8Array>, { list, broken }: Reading): AsyncGenerator {
  let rest = ''
  for await (const text of textOf(body, broken)) {
    rest += text
    const end = rest.lastIndexOf(BETWEEN_ROWS)
    // cut within a text or within a row it parses never, and waits for more
    const piece = end === -1 ? undefined : parsed(`${rest.slice(0, end + 1)}]}`)
    if (piece === undefined) continue
    yield piece
    rest = `{${JSON.stringify(list)}:[${rest.slice(end + 2)}`
  }
  yield parsed(rest)
}
