import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'

import { parseHost } from '@repo/domain/center/host'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { Refusal } from '../lib/refusal.ts'
import { isTrustedProxy, type TrustedProxies } from '../lib/trusted-proxies.ts'
import { originOf } from '../realtime/client-options.ts'

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
/** A page of somebody else's whose name resolves to this machine has another one in its address. */
const OWN_NAME = /^(?:(?:[\w-]+\.)?localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i

/** Asked by a browser on this machine, and not through a proxy on it. */
export const isLocal = (request: Pick<FastifyRequest, 'socket' | 'headers'>): boolean =>
  LOOPBACK.test(request.socket.remoteAddress ?? '') &&
  OWN_NAME.test(request.headers.host ?? String(request.headers[':authority'] ?? '')) &&
  ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].every((name) => request.headers[name] === undefined)

/** Headers that say who called, from where, and at which address. */
type AddressHeaders = Pick<IncomingHttpHeaders, 'host' | 'origin'> & Readonly<Record<string, unknown>>

const isHost = (text: string): boolean => text === '' || parseHost(text) !== null

const isOrigin = (text: string): boolean => {
  if (text === 'null') return true
  const [, host] = /^[a-z][a-z\d+.-]*:\/\/(.+)$/i.exec(text) ?? []
  return host !== undefined && isHost(host)
}

const WITH_PORT = /^(?:\[([\da-f:.]+)\]|(\d+(?:\.\d+){3}))(?::\d{1,5})?$/i

/** An address without the port that some proxies append to it. */
const withoutPort = (address: string): string => {
  const [, v6, v4] = WITH_PORT.exec(address) ?? []
  return v6 ?? v4 ?? address
}

/** Squid writes `unknown` for a client that it hides. */
const isAddress = (text: string): boolean => text === 'unknown' || isIP(withoutPort(text)) !== 0

const PROXY_HEADERS = {
  'x-forwarded-host': isHost,
  'x-forwarded-proto': (text: string) => /^(?:https?|wss?)$/i.test(text),
  'x-forwarded-for': isAddress,
} as const

const entriesOf = (header: unknown): readonly string[] =>
  [header].flat().flatMap((value) => (typeof value === 'string' ? value.split(',').map((entry) => entry.trim()) : []))

/**
 * Returns the name of the first header that is malformed, or null. What a proxy writes counts only if it is trusted;
 * otherwise nothing reads it.
 */
export const malformedHeader = (headers: AddressHeaders, isFromProxy: boolean): string | null => {
  const authority = headers.host ?? headers[':authority']
  if (typeof authority === 'string' && !isHost(authority)) return 'host'
  if (headers.origin !== undefined && !isOrigin(headers.origin)) return 'origin'
  if (!isFromProxy) return null
  const found = Object.entries(PROXY_HEADERS).find(([name, isGood]) => !entriesOf(headers[name]).every(isGood))
  return found?.[0] ?? null
}

/** Rejects calls with a malformed `Host`, `Origin`, or `X-Forwarded-*` header before anything reads them. */
export const rejectMalformedHeaders = (app: FastifyInstance, trusted: TrustedProxies): void => {
  const isProxy = isTrustedProxy(trusted)
  app.addHook('onRequest', async (request) => {
    const isFromProxy = isProxy(request.socket.remoteAddress ?? '')
    if (malformedHeader(request.headers, isFromProxy) !== null) throw new Refusal('malformed-header')
  })
}

/** The caller's address: the connection's, or the one that a trusted proxy names. */
export const callerAddress = (request: Pick<FastifyRequest, 'ip'>): string => withoutPort(request.ip)

/** Where a caller reached this server. */
export interface RequestOrigin {
  /** With its port, as the caller names it: good for answers to that caller, never for links that others open. */
  readonly host: string
  readonly secure: boolean
  /** The port that this server listens on; null behind a proxy, whose port is not known. */
  readonly port: number | null
}

/** The page that made a call; browsers name it in calls of the same origin. */
const pageOf = (request: Pick<FastifyRequest, 'headers'>): URL | null => {
  const { referer } = request.headers
  return referer !== undefined && URL.canParse(referer) ? new URL(referer) : null
}

/**
 * Where the caller reached this server: at its public address, even if a proxy changes host and scheme. A page that was
 * opened at the host of the call is an exception: it was opened in the gym's own network.
 */
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
