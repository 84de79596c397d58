import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

export interface ServedFolder {
  readonly origin: string
  readonly close: () => void
}

/** Same rules as the product: precompressed, HTTP/1.1, hashed files immutable. */
export const serveFolder = async (folder: string): Promise<ServedFolder> => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const isFile = extname(pathname) !== ''
    const file = join(folder, isFile ? pathname : 'index.html')
    if (!existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    const isSmall = !existsSync(`${file}.br`)
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(isSmall ? {} : { 'content-encoding': 'br' }),
    })
    response.end(readFileSync(isSmall ? file : `${file}.br`))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
