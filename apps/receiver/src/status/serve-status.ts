import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { languageOf } from '@repo/domain/core/accept-language'

import { type Log, reasonOf } from '../log.ts'
import { type Status, statusPage } from './status-page.ts'

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  vary: 'accept-language',
}

/** The receiver's own page. Without its port, the receiver works without it. */
export const serveStatus = (port: number, statusNow: () => Status, log: Log): void => {
  const server = createServer({ requestTimeout: 5000, keepAliveTimeout: 1000 }, (request, response) => {
    const isPage = request.url === '/' && (request.method === 'GET' || request.method === 'HEAD')
    if (!isPage) return void response.writeHead(404).end()
    const page = statusPage(statusNow(), languageOf(request.headers['accept-language']))
    response.writeHead(200, HEADERS).end(request.method === 'HEAD' ? '' : page)
  })
  server.maxConnections = 20
  server.on('error', (error) => log(`no status page: ${reasonOf(error)}`))
  server.listen(port, () => log(`status page on port ${(server.address() as AddressInfo).port}`))
  server.unref()
}
