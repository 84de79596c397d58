/** Where a browser has reached this server: the Host header's value and whether TLS was used. */
export interface ClientOrigin {
  readonly host: string
  readonly secure: boolean
}

/** Options of the Ably client as JSON can carry them. */
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

/** The client waits up to twice the first and shortens each wait by chance, so walls come back apart and within 3 s. */
const RETRIES = { disconnectedRetryTimeout: 1500, suspendedRetryTimeout: 2000, channelRetryTimeout: 2000 } as const

/** Without these the client asks hosts of Ably whether there is a network. */
const NO_FOREIGN_HOSTS = { transports: ['web_socket'], disableConnectivityCheck: true } as const

const REQUEST_TIMEOUT_MS = 6000

// The client takes an endpoint without a dot for the name of an Ably cluster.
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

/** Options for the embedded endpoint. Without an origin the browser has to add where it was served from. */
export const embeddedClientOptions = (origin: ClientOrigin | null): RealtimeClientConfig => ({
  ...(origin !== null && URL.canParse(`http://${origin.host}`) ? addressOptions(origin) : {}),
  ...NO_FOREIGN_HOSTS,
  ...RETRIES,
  useBinaryProtocol: false,
  realtimeRequestTimeout: REQUEST_TIMEOUT_MS,
})

/** Options for Ably's own service, whose hosts the client knows. */
export const hostedClientOptions = (): RealtimeClientConfig => ({ ...RETRIES })

/** The origin a public URL stands for. */
export const originOf = (publicUrl: string): ClientOrigin => {
  const url = new URL(publicUrl)
  return { host: url.host, secure: url.protocol === 'https:' }
}
