import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

import { type WebSocket, WebSocketServer } from 'ws'

import {
  handleSocketErrors,
  NORMAL_CLOSURE,
  POLICY_VIOLATION,
  rejectUpgrade,
  SERVICE_RESTART,
  UNSUPPORTED_DATA,
} from '../../lib/sockets.ts'
import { type AblyKey, authenticate } from '../access/token.ts'
import { Connection, type Surroundings } from './connection.ts'
import type { EndpointParts } from './endpoint-parts.ts'
import { type Fault, FAULTS, tokenFault } from './faults.ts'
import type { AcceptedSocket } from './frame-socket.ts'
import { ACTION } from './protocol.ts'
import { TokenWatch } from './token-watch.ts'
import {
  asksForMessagePack,
  isAllowedOrigin,
  isConnectivityCheck,
  isConnectRequest,
  parseRequestUrl,
  parseUpgradeQuery,
  type UpgradeQuery,
} from './upgrade-query.ts'

export interface EndpointOptions {
  readonly key: Promise<AblyKey>
  readonly allowedOrigins: readonly string[]
  /** True when other servers' messages don't arrive, so that clients should connect elsewhere. */
  readonly isCutOff: () => boolean
}

/** Without context takeover, a shared frame is compressed once. Smaller windows would need separate compression. */
const COMPRESSION = { serverNoContextTakeover: true, clientNoContextTakeover: true, serverMaxWindowBits: 15 } as const

export class Endpoint {
  readonly #parts: Surroundings
  readonly #options: EndpointOptions
  readonly #webSockets: WebSocketServer
  readonly #connections = new Set<Connection>()

  constructor(parts: EndpointParts, options: EndpointOptions) {
    this.#options = options
    const { inboundFramesPerSecond: perSecond, inboundBurst: burst, renewalLeadMs } = parts.limits
    this.#parts = {
      ...parts,
      inbound: { perSecond, burst },
      tokens: new TokenWatch(this.#connections, renewalLeadMs),
      onClosed: (connection) => void this.#connections.delete(connection),
    }
    const socketOptions = {
      noServer: true,
      perMessageDeflate: COMPRESSION,
      maxPayload: parts.limits.maxInboundFrameBytes,
      closeTimeout: parts.limits.closeGraceMs,
    }
    this.#webSockets = new WebSocketServer(socketOptions)
  }

  get connections(): ReadonlySet<Connection> {
    return this.#connections
  }

  handlesUpgrade(url: string): boolean {
    const parsed = parseRequestUrl(url)
    return parsed !== null && (isConnectRequest(parsed) || isConnectivityCheck(parsed))
  }

  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    handleSocketErrors(socket)
    const url = parseRequestUrl(request.url ?? '')
    const { origin, host } = request.headers
    if (url === null || !isAllowedOrigin(origin, host, this.#options.allowedOrigins)) {
      this.#refuse(socket, '403 Forbidden')
      return
    }
    if (this.#options.isCutOff() || this.#webSockets.clients.size >= this.#parts.limits.maxConnections) {
      this.#refuse(socket, '503 Service Unavailable')
      return
    }
    this.#webSockets.handleUpgrade(request, socket, head, (webSocket) => {
      // 'close' follows and is handled
      webSocket.on('error', () => {})
      if (isConnectivityCheck(url)) webSocket.close(NORMAL_CLOSURE)
      else if (asksForMessagePack(url)) {
        this.#parts.counters.refusedUpgrades += 1
        webSocket.close(UNSUPPORTED_DATA, 'Frames are JSON: set useBinaryProtocol to false')
      } else {
        this.#admit({ webSocket, stream: socket }, parseUpgradeQuery(url)).catch((error: unknown) => {
          this.#parts.log.fault(error, 'realtime-admit')
          webSocket.terminate()
        })
      }
    })
  }

  expel(clientId: string): void {
    for (const connection of this.#connections) if (connection.clientId === clientId) connection.expel()
  }

  /** Asks all clients to reconnect, because the channels restart. */
  rebalance(): void {
    for (const connection of this.#connections) connection.shutDown()
  }

  /** Resolves when the last socket has closed. */
  async close(): Promise<void> {
    this.rebalance()
    this.#parts.tokens.stop()
    for (const webSocket of this.#webSockets.clients) if (webSocket.readyState === webSocket.OPEN) webSocket.terminate()
    await new Promise<void>((resolve) => this.#webSockets.close(() => resolve()))
  }

  async #admit(accepted: AcceptedSocket, query: UpgradeQuery): Promise<void> {
    const { webSocket } = accepted
    webSocket.pause()
    const access = await authenticate(query, await this.#options.key, this.#parts.verify)
    // Buffered data is emitted after this function returns, when the listeners are set.
    webSocket.resume()
    if (webSocket.readyState !== webSocket.OPEN) return
    // the cut wasn't known at the upgrade
    if (this.#options.isCutOff()) return webSocket.close(SERVICE_RESTART)
    if (access === null) return this.#reject(webSocket, FAULTS.noCredentials)
    if (typeof access === 'string') return this.#reject(webSocket, tokenFault(access))
    const isForeign = access.clientId !== null && query.clientId !== null && access.clientId !== query.clientId
    if (isForeign) return this.#reject(webSocket, FAULTS.clientIdMismatch)
    this.#connections.add(new Connection(this.#parts, { accepted, query, access }))
  }

  // Browsers can't read the status of a failed upgrade, so the reason is sent in a frame.
  #reject(webSocket: WebSocket, error: Fault): void {
    this.#parts.counters.refusedUpgrades += 1
    webSocket.send(JSON.stringify({ action: ACTION.error, error }), { compress: false })
    webSocket.close(POLICY_VIOLATION)
  }

  #refuse(socket: Duplex, status: string): void {
    this.#parts.counters.refusedUpgrades += 1
    rejectUpgrade(socket, [`HTTP/1.1 ${status}`, 'connection: close', 'content-length: 0'])
  }
}
