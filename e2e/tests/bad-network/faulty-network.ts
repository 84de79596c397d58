import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { pipeline, Transform } from 'node:stream'

import { listenAnywhere, passedOn, passUpgradeOn } from '../proxied.ts'

export interface Faults {
  /** Deterministic for the n-th call of an address. */
  readonly seed: number
  /** Percent of responses replaced by a 500, and of connections cut before or after the server. */
  readonly refused: number
  readonly cut: number
  readonly latencyMs: number
  readonly bytesPerSecond: number
}

export interface FaultyNetwork {
  readonly origin: string
  readonly begin: () => void
  readonly done: () => { readonly calls: number; readonly refused: number; readonly cut: number }
  readonly close: () => void
}

type Fate = 'passed' | 'refused' | 'lost before' | 'lost behind'

/** FNV-1a with a final mix, so that similar words differ widely. */
const hashOf = (words: string): number => {
  let hash = 0x811c9dc5
  for (const letter of words) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

const slowed = ({ latencyMs, bytesPerSecond }: Faults): Transform => {
  let freeAt = Date.now() + latencyMs
  return new Transform({
    transform: (chunk: Buffer, _, done) => {
      freeAt = Math.max(freeAt, Date.now()) + (chunk.length / bytesPerSecond) * 1000
      setTimeout(() => done(null, chunk), freeAt - Date.now())
    },
  })
}

/** Ids and file hashes differ in each run. */
const OF_THE_RUN = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|-[\w-]{8}(?=\.(?:js|css|woff2)$)/g

/** The browser itself retries documents. */
const isPage = ({ headers }: IncomingMessage): boolean => headers['sec-fetch-dest'] === 'document'

export const openFaultyNetwork = async (url: string, faults: Faults): Promise<FaultyNetwork> => {
  const requestCounts = new Map<string, number>()
  const count = { calls: 0, refused: 0, cut: 0 }
  let isOn = false
  const fateOf = (call: IncomingMessage): Fate => {
    if (!isOn || isPage(call)) return 'passed'
    const name = `${call.method} ${new URL(call.url ?? '/', url).pathname.replaceAll(OF_THE_RUN, '')}`
    const nth = (requestCounts.get(name) ?? 0) + 1
    requestCounts.set(name, nth)
    count.calls += 1
    const drawn = hashOf(`${faults.seed} ${name} ${nth}`) % 1000
    if (drawn < faults.refused * 10) return 'refused'
    if (drawn < (faults.refused + faults.cut / 2) * 10) return 'lost before'
    return drawn < (faults.refused + faults.cut) * 10 ? 'lost behind' : 'passed'
  }
  const pass = (call: IncomingMessage, answer: ServerResponse, fate: Fate) => {
    const passed = passedOn(url, call)
    passed.on('error', () => answer.destroy())
    passed.on('response', (given) => {
      if (fate === 'lost behind' || answer.destroyed) {
        given.resume()
        call.socket.destroy()
        return
      }
      answer.writeHead(given.statusCode ?? 500, given.rawHeaders)
      if (isOn) pipeline(given, slowed(faults), answer, () => {})
      else pipeline(given, answer, () => {})
    })
    call.pipe(passed)
  }
  const server = createServer((call, answer) => {
    const fate = fateOf(call)
    if (fate === 'refused') {
      count.refused += 1
      call.resume()
      setTimeout(() => answer.writeHead(500, { 'content-type': 'text/plain' }).end('nonsense'), faults.latencyMs)
    } else if (fate === 'lost before') {
      count.cut += 1
      call.socket.destroy()
    } else {
      if (fate === 'lost behind') count.cut += 1
      pass(call, answer, fate)
    }
  })
  server.on('upgrade', (call, socket: Socket, head) => {
    if (fateOf(call) === 'passed') {
      passUpgradeOn(url, { call, socket, head }, (own) => {
        pipeline(socket, own, () => own.destroy())
        pipeline(own, socket, () => socket.destroy())
      })
      return
    }
    count.cut += 1
    socket.destroy()
  })
  const origin = await listenAnywhere(server)
  return {
    origin,
    begin: () => {
      isOn = true
    },
    done: () => count,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
