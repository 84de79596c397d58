/** The process that only says that nothing has changed, with the headers it was given. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { tell } from '../measure/child-process.ts'
import type { Order, Ready } from './messages.ts'

process.on('message', ({ headers }: Order) => {
  const server = createServer((_, response) => response.writeHead(304, headers).end())
  server.listen(0, '127.0.0.1', () =>
    tell({ kind: 'ready', port: (server.address() as AddressInfo).port } satisfies Ready),
  )
})
