import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync, unwatchFile, watchFile } from 'node:fs'
import type { Server as HttpServer } from 'node:http'
import { constants, type ServerHttp2Stream } from 'node:http2'
import type { Server } from 'node:https'

import type { FastifyHttpOptions } from 'fastify'

import type { TlsFiles } from '../lib/config.ts'
import type { Log } from '../lib/log.ts'
import { StartRefusal } from '../lib/outage.ts'

export interface TlsPair {
  readonly cert: string
  readonly key: string
}

const CHECK_MS = 2_000

const read = (file: string, name: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new StartRefusal(`${name}: can't read ${file} (${(error as NodeJS.ErrnoException).code}).`)
  }
}

const parsed = <T>(parse: () => T, sentence: string): T => {
  try {
    return parse()
  } catch {
    throw new StartRefusal(sentence)
  }
}

/** @throws {StartRefusal} if a file is missing, isn't PEM, or doesn't match the other. */
export const readTlsPair = (files: TlsFiles): TlsPair => {
  const pair = { cert: read(files.cert, 'TLS_CERT'), key: read(files.key, 'TLS_KEY') }
  const certificate = parsed(
    () => new X509Certificate(pair.cert),
    `TLS_CERT: ${files.cert} holds no certificate in PEM.`,
  )
  const key = parsed(
    () => createPrivateKey(pair.key),
    `TLS_KEY: ${files.key} holds no private key in PEM without a password.`,
  )
  if (certificate.checkPrivateKey(key)) return pair
  throw new StartRefusal(`TLS_KEY: ${files.key} doesn't match the certificate in ${files.cert}.`)
}

/** Keeps the old pair while the two files don't match, as between writing one and the other. */
export const reloadTlsPair = (server: Server, files: TlsFiles, log: Pick<Log, 'info' | 'warn'>): (() => void) => {
  const reload = (): void => {
    try {
      server.setSecureContext(readTlsPair(files))
      log.info('tls-renewed')
    } catch (error) {
      log.warn('tls-kept', { reason: (error as Error).message })
    }
  }
  // follows symbolic links, which certificate tools replace
  const names = Object.values(files) as readonly string[]
  for (const name of names) watchFile(name, { interval: CHECK_MS, persistent: false }, reload)
  return () => {
    for (const name of names) unwatchFile(name, reload)
  }
}

/** Same limit as HTTP/1.1 pipelining on one connection. */
const CALLS_AT_ONCE = 16
/** Same idle time-out as HTTP/1.1 keep-alive. */
const IDLE_MS = 60_000

/** WebSockets and older clients still use HTTP/1.1. Typed as an HTTP/1.1 server because handlers see no difference. */
export const secureOptions = (pair: TlsPair): FastifyHttpOptions<HttpServer> => {
  const https = { ...pair, allowHTTP1: true, settings: { maxConcurrentStreams: CALLS_AT_ONCE } }
  return { http2: true, http2SessionTimeout: IDLE_MS, https } as object
}

/** Ends slow HTTP/2 requests: Node's request time-out covers HTTP/1.1 only. */
export const limitStreams = (server: HttpServer, withinMs: number): void => {
  server.on('stream', (stream: ServerHttp2Stream) => {
    const late = setTimeout(() => stream.close(constants.NGHTTP2_CANCEL), withinMs)
    for (const event of ['end', 'close']) stream.once(event, () => clearTimeout(late))
  })
}
