import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface VersionProxy {
  readonly origin: string
  /** From now on the panel's worker is that of another version. */
  readonly bringNew: () => void
  readonly close: () => void
}

/** The server of the journeys at an address of its own, whose panel can become another version. */
export const openVersionProxy = async (url: string): Promise<VersionProxy> => {
  const { hostname, port } = new URL(url)
  let addition = ''
  const server = createServer((asked, answer) => {
    const isWorker = asked.url === '/worker.js'
    // as it is, to be added to, even where the browser has what the server has
    const { 'if-none-match': _tag, 'if-modified-since': _since, ...plain } = asked.headers
    const headers = isWorker ? { ...plain, 'accept-encoding': 'identity' } : asked.headers
    const passed = request({ hostname, port, method: asked.method, path: asked.url, headers }, (given) => {
      const { 'content-length': _length, ...kept } = given.headers
      answer.writeHead(given.statusCode ?? 500, kept)
      given.on('data', (chunk) => answer.write(chunk))
      given.on('end', () => answer.end(isWorker ? addition : ''))
    })
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    bringNew: () => {
      addition = '\n// another version\n'
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
