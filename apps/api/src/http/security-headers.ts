import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

const HOSTED_REALTIME = [
  'https://*.ably.io',
  'https://*.ably.net',
  'wss://*.ably.io',
  'wss://*.ably.net',
  'https://*.ably-realtime.com',
  'wss://*.ably-realtime.com',
]

/** Bluetooth, serial ports, and wake lock are allowed by default. Camera and microphone are for the embedded class video. */
const PERMISSIONS = 'camera=(self), microphone=(self), usb=()'

interface Elsewhere {
  readonly usesHostedRealtime: boolean
  readonly mapOrigin: string | null
}

/** Inline styles stay allowed because the scroll lock of open dialogs writes a style element. */
export const securityHeaders = (app: FastifyInstance, { usesHostedRealtime, mapOrigin }: Elsewhere): void => {
  const realtime = usesHostedRealtime ? HOSTED_REALTIME : []
  const map = mapOrigin === null ? [] : [mapOrigin]
  // created once: its fastify plugin rebuilds all headers on each call
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...map],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...realtime, ...map],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: ["'self'", 'blob:'],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    // 1 year; subdomains may belong to others
    hsts: { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'same-origin' },
  })
  app.addHook('onRequest', ({ raw }, reply, done) => {
    void reply.header('permissions-policy', PERMISSIONS)
    protect(raw, reply.raw, (error) => done(error as Error | undefined))
  })
}
