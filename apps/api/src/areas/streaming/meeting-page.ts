import type { FastifyInstance } from 'fastify'
import { SignJWT } from 'jose'

interface Viewer {
  readonly apiKey: string
  readonly secret: string
  readonly number: string
  readonly isHost: boolean
  /** Unix time in ms. */
  readonly until: number
  readonly now: number
}

/** Limits of the meeting SDK, in seconds after signing. */
const LEAST = 1800
const MOST = 48 * 3600
/** Seconds of clock skew: Zoom rejects signatures from its future. */
const EARLIER = 30

/** Runs on the server, because signing needs the secret. */
export const signMeeting = ({ apiKey, secret, number, isHost, until, now }: Viewer): Promise<string> => {
  const iat = Math.floor(now / 1000) - EARLIER
  const exp = iat + Math.min(MOST, Math.max(LEAST, Math.ceil(until / 1000) - iat + LEAST))
  return new SignJWT({ sdkKey: apiKey, appKey: apiKey, mn: number, role: isHost ? 1 : 0, tokenExp: exp })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(iat)
    .setExpirationTime(exp)
    .sign(new TextEncoder().encode(secret))
}

export const MEETING_PREFIX = '/meet/'

const ZOOM = ['https://zoom.us', 'https://*.zoom.us']
const ZOOM_SOCKETS = ['wss://*.zoom.us']

/** The SDK compiles code, uses workers, and connects to Zoom. Only our pages may frame it. */
const policyOf = (sdkOrigin: string): string =>
  Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", sdkOrigin, "'unsafe-eval'", "'wasm-unsafe-eval'", 'blob:'],
    'style-src': ["'self'", sdkOrigin, "'unsafe-inline'"],
    'img-src': ["'self'", sdkOrigin, ...ZOOM, 'data:', 'blob:'],
    'font-src': ["'self'", sdkOrigin, 'data:'],
    'media-src': ["'self'", sdkOrigin, 'data:', 'blob:'],
    'connect-src': ["'self'", sdkOrigin, ...ZOOM, ...ZOOM_SOCKETS, 'data:', 'blob:'],
    'worker-src': ["'self'", 'blob:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
  })
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';')

export const mountMeetingPage = (app: FastifyInstance, sdkUrl: string): void => {
  const policy = policyOf(new URL(sdkUrl).origin)
  app.addHook('onRequest', async (request, reply) => {
    if (!`${request.url.split(/[?#]/)[0]}/`.startsWith(MEETING_PREFIX)) return
    void reply.header('content-security-policy', policy)
    void reply.header('x-frame-options', 'SAMEORIGIN')
    void reply.header('referrer-policy', 'no-referrer')
  })
  app.get(`${MEETING_PREFIX}config.json`, (_, reply) => reply.header('cache-control', 'no-cache').send({ sdkUrl }))
}
