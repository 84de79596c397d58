import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'

import { parseHost } from '@repo/domain/center/host'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { Refusal } from '../lib/refusal.ts'
import { isTrustedProxy, type TrustedProxies } from '../lib/trusted-proxies.ts'
import { originOf } from '../realtime/client-options.ts'

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
/** Prevents DNS rebinding: a foreign host name that resolves to this machine doesn't match. */
const OWN_NAME = /^(?:(?:[\w-]+\.)?localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i

export const isLocal = (request: Pick<FastifyRequest, 'socket' | 'headers'>): boolean =>
  LOOPBACK.test(request.socket.remoteAddress ?? '') &&
  OWN_NAME.test(request.headers.host ?? String(request.headers[':authority'] ?? '')) &&
  ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].every((name) => request.headers[name] === undefined)

type AddressHeaders = Pick<IncomingHttpHeaders, 'host' | 'origin'> & Readonly<Record<string, unknown>>

const isHost = (text: string): boolean => text === '' || parseHost(text) !== null

const isOrigin = (text: string): boolean => {
  if (text === 'null') return true
  const [, host] = /^[a-z][a-z\d+.-]*:\/\/(.+)$/i.exec(text) ?? []
  return host !== undefined && isHost(host)
}

const WITH_PORT = /^(?:\[([\da-f:.]+)\]|(\d+(?:\.\d+){3}))(?::\d{1,5})?$/i

const withoutPort = (address: string): string => {
  const [, v6, v4] = WITH_PORT.exec(address) ?? []
  return v6 ?? v4 ?? address
}

/** Squid sends `unknown` for a client it hides. */
const isAddress = (text: string): boolean => text === 'unknown' || isIP(withoutPort(text)) !== 0

const PROXY_HEADERS = {
  'x-forwarded-host': isHost,
  'x-forwarded-proto': (text: string) => /^(?:https?|wss?)$/i.test(text),
  'x-forwarded-for': isAddress,
} as const

const entriesOf = (header: unknown): readonly string[] =>
  [header].flat().flatMap((value) => (typeof value === 'string' ? value.split(',').map((entry) => entry.trim()) : []))

/** Forwarded headers are checked only from a trusted proxy; otherwise nothing reads them. */
export const malformedHeader = (headers: AddressHeaders, isFromProxy: boolean): string | null => {
  const authority = headers.host ?? headers[':authority']
  if (typeof authority === 'string' && !isHost(authority)) return 'host'
  if (headers.origin !== undefined && !isOrigin(headers.origin)) return 'origin'
  if (!isFromProxy) return null
  const found = Object.entries(PROXY_HEADERS).find(([name, isGood]) => !entriesOf(headers[name]).every(isGood))
  return found?.[0] ?? null
}

export const rejectMalformedHeaders = (app: FastifyInstance, trusted: TrustedProxies): void => {
  const isProxy = isTrustedProxy(trusted)
  app.addHook('onRequest', async (request) => {
    const isFromProxy = isProxy(request.socket.remoteAddress ?? '')
    if (malformedHeader(request.headers, isFromProxy) !== null) throw new Refusal('malformed-header')
  })
}

export const callerAddress = (request: Pick<FastifyRequest, 'ip'>): string => withoutPort(request.ip)

export interface RequestOrigin {
  /** Includes the port. Use it in answers to this caller only, never in links that others open. */
  readonly host: string
  readonly secure: boolean
  readonly port: number | null
}

const pageOf = (request: Pick<FastifyRequest, 'headers'>): URL | null => {
  const { referer } = request.headers
  return referer !== undefined && URL.canParse(referer) ? new URL(referer) : null
}

/** Prefers the public address to what a proxy sends, except for a page opened on the local network. */
export const requestOrigin = (
  request: Pick<FastifyRequest, 'headers' | 'host' | 'protocol' | 'socket'>,
  { publicUrl, trustedProxies }: { readonly publicUrl: string | null; readonly trustedProxies: TrustedProxies },
): RequestOrigin => {
  const port = trustedProxies === null ? (request.socket.localPort ?? null) : null
  const seen = { host: request.host, secure: request.protocol === 'https', port }
  if (publicUrl === null) return seen
  const given = originOf(publicUrl)
  return request.host !== given.host && pageOf(request)?.host === request.host ? seen : { ...given, port }
}
