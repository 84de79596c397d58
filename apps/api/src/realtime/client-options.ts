export interface ClientOrigin {
  readonly host: string
  readonly secure: boolean
}

export interface RealtimeClientConfig {
  readonly endpoint?: string
  readonly restHost?: string
  readonly realtimeHost?: string
  readonly port?: number
  readonly tlsPort?: number
  readonly tls?: boolean
  readonly transports?: readonly string[]
  readonly disableConnectivityCheck?: boolean
  readonly wsConnectivityCheckUrl?: string
  readonly useBinaryProtocol?: boolean
  readonly disconnectedRetryTimeout: number
  readonly suspendedRetryTimeout: number
  readonly channelRetryTimeout: number
  readonly realtimeRequestTimeout?: number
}

/** The client waits up to twice the first and adds jitter, so displays reconnect within 3 s but not all at once. */
const RETRIES = { disconnectedRetryTimeout: 1500, suspendedRetryTimeout: 2000, channelRetryTimeout: 2000 } as const

/** Otherwise the client checks connectivity against Ably's hosts. */
const NO_FOREIGN_HOSTS = { transports: ['web_socket'], disableConnectivityCheck: true } as const

const REQUEST_TIMEOUT_MS = 6000

// The client reads an endpoint without a dot as an Ably cluster name.
const hostOptions = (hostname: string): Pick<RealtimeClientConfig, 'endpoint' | 'restHost' | 'realtimeHost'> =>
  hostname.includes('.') || hostname.includes('::') || hostname === 'localhost'
    ? { endpoint: hostname }
    : { restHost: hostname, realtimeHost: hostname }

const addressOptions = ({ host, secure }: ClientOrigin): Partial<RealtimeClientConfig> => {
  const url = new URL(`${secure ? 'https' : 'http'}://${host}`)
  const port = url.port === '' ? (secure ? 443 : 80) : Number(url.port)
  return {
    ...hostOptions(url.hostname),
    tls: secure,
    ...(secure ? { tlsPort: port } : { port }),
    wsConnectivityCheckUrl: `${secure ? 'wss' : 'ws'}://${url.host}/ws-up`,
  }
}

/** Without an origin, the browser adds the one it was served from. */
export const embeddedClientOptions = (origin: ClientOrigin | null): RealtimeClientConfig => ({
  ...(origin !== null && URL.canParse(`http://${origin.host}`) ? addressOptions(origin) : {}),
  ...NO_FOREIGN_HOSTS,
  ...RETRIES,
  useBinaryProtocol: false,
  realtimeRequestTimeout: REQUEST_TIMEOUT_MS,
})

export const hostedClientOptions = (): RealtimeClientConfig => ({ ...RETRIES })

export const originOf = (publicUrl: string): ClientOrigin => {
  const url = new URL(publicUrl)
  return { host: url.host, secure: url.protocol === 'https:' }
}
