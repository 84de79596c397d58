/**
 * Waits for the first item and then gives all of them. What fails before anything was read fails here, where it can
 * still be answered as an error, and not in a file that has begun.
 */
export const awaitFirstChunk = async <T>(items: AsyncIterable<T>): Promise<AsyncGenerator<T>> => {
  const reading = items[Symbol.asyncIterator]()
  const first = await reading.next()
  return (async function* all() {
    try {
      for (let next = first; next.done !== true; next = await reading.next()) yield next.value
    } finally {
      await reading.return?.()
    }
  })()
}

/** Items by the so many: writing one at a time costs more than what is written. */
export async function* inChunks<T>(items: AsyncIterable<T>, size: number): AsyncGenerator<readonly T[]> {
  let chunk: T[] = []
  for await (const item of items) {
    chunk.push(item)
    if (chunk.length < size) continue
    yield chunk
    chunk = []
  }
  if (chunk.length > 0) yield chunk
}
