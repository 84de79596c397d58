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

/**
 * Straps and a screen that stays on are allowed to a page of its own origin anyway. The camera is for the video of a class,
 * which stands in a frame: what frames it must be allowed what the frame asks for.
 */
const PERMISSIONS = 'camera=(self), microphone=(self), usb=()'

interface Elsewhere {
  readonly usesHostedRealtime: boolean
  /** Where a map with streets comes from; null where the panel draws its own. */
  readonly mapOrigin: string | null
}

/**
 * A page of ours runs our scripts and talks to us (and to the hosted realtime service or the map when these are in use).
 * Inline styles stay allowed: the scroll lock of open dialogs writes a style element.
 */
export const securityHeaders = (app: FastifyInstance, { usesHostedRealtime, mapOrigin }: Elsewhere): void => {
  const realtime = usesHostedRealtime ? HOSTED_REALTIME : []
  const map = mapOrigin === null ? [] : [mapOrigin]
  // made once: its plugin for fastify makes all of it anew for each call
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
    // a year; the host is ours, the hosts below it may be somebody else's
    hsts: { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'same-origin' },
  })
  app.addHook('onRequest', ({ raw }, reply, done) => {
    void reply.header('permissions-policy', PERMISSIONS)
    protect(raw, reply.raw, (error) => done(error as Error | undefined))
  })
}
