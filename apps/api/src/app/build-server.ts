import type { Server } from 'node:https'

import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import { languageOf } from '@repo/domain/core/accept-language'
import { callLimits, imageLimits } from '@repo/domain/core/limits'
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify'

import { mountResultMailPages } from '../areas/challenges/result-mails/result-mail-pages.ts'
import { handleForwardedSums } from '../areas/classes/live/running-sums.ts'
import { handleForwardedPhoneRequest } from '../areas/classes/phones/phone-messages.ts'
import { notSetUpPages } from '../areas/setup/not-set-up-page.ts'
import { mountMeetingPage } from '../areas/streaming/meeting-page.ts'
import { mountMetrics } from '../areas/system/metrics.ts'
import { mountAccessLog, newCallId } from '../http/access-log.ts'
import { rejectMalformedHeaders } from '../http/address-headers.ts'
import { serveForwardedRequests } from '../http/forward-requests.ts'
import { parseJsonBodies } from '../http/json-body.ts'
import { limitBodies, mayTakeLong } from '../http/limits/body-limits.ts'
import { connectionLimits, limitConnections } from '../http/limits/connection-limits.ts'
import { serializePipelinedRequests } from '../http/limits/http-pipelining.ts'
import { mountErrors, mountRoutes } from '../http/mount.ts'
import { mountImages } from '../http/pages/images.ts'
import { refuseUnreadable } from '../http/parse-input.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { limitStreams, readTlsPair, reloadTlsPair, secureOptions } from '../http/tls.ts'
import type { Config } from '../lib/config.ts'
import type { Context } from '../lib/context.ts'
import { Refusal } from '../lib/refusal.ts'
import { isTrustedProxy } from '../lib/trusted-proxies.ts'
import { allRoutes } from './all-routes.ts'
import { mountDevOutbox } from './dev-pages/outbox.ts'
import { builtStorybook, mountDevStorybook } from './dev-pages/storybook.ts'
import { openApiDocument } from './openapi.ts'
import { mountUpgrades } from './upgrades.ts'
import { builtApps, serveWebApps } from './web-apps.ts'

/** Long enough for an image over a slow connection. */
const REQUEST_WITHIN_MS = 120_000
/** Bodies are short, except where an endpoint allows a large one. */
const BODY_LIMITS = { withinMs: 30_000, restWithinMs: 2_000 } as const
const HEADERS_WITHIN_MS = 15_000

const FORWARDED_REQUEST_HANDLERS = { phone: handleForwardedPhoneRequest, sums: handleForwardedSums }

/** Ignores forwarding headers of unlisted proxies, because anyone can send them. */
const trustOf = ({ trustedProxies }: Config): boolean | string[] | ((address: string, hop: number) => boolean) => {
  if (trustedProxies === null) return false
  // fastify doesn't trust a bare number, which is safe only if just proxies can reach this port
  return typeof trustedProxies === 'number' ? (_, hop) => hop < trustedProxies : [...trustedProxies]
}

const createApp = (context: Context): FastifyInstance => {
  const { tls } = context.config
  const app = fastify({
    ...(tls === null ? {} : secureOptions(readTlsPair(tls))),
    bodyLimit: callLimits.bytes,
    genReqId: newCallId,
    trustProxy: trustOf(context.config),
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    forceCloseConnections: true,
    clientErrorHandler: refuseUnreadable(context.errors),
    frameworkErrors: (_, request, reply: FastifyReply) => {
      const { status, body } = context.errors.answerTo(
        new Refusal('malformed-body'),
        languageOf(request.headers['accept-language']),
      )
      void reply.status(status).send(body)
    },
  })
  app.server.requestTimeout = REQUEST_WITHIN_MS
  app.server.headersTimeout = HEADERS_WITHIN_MS
  limitConnections(app.server, connectionLimits(), isTrustedProxy(context.config.trustedProxies))
  if (tls !== null) {
    limitStreams(app.server, REQUEST_WITHIN_MS)
    const stop = reloadTlsPair(app.server as unknown as Server, tls, context.log)
    app.addHook('onClose', async () => stop())
  }
  return app
}

/** Built on the first request, so that it doesn't slow down the start. */
const mountOpenApi = (app: FastifyInstance): void => {
  let document: string | null = null
  app.get('/api/openapi.json', (_, reply) => {
    document ??= JSON.stringify(openApiDocument())
    return reply.type('application/json').send(document)
  })
}

export const buildServer = async (context: Context, appsFolder: string): Promise<FastifyInstance> => {
  const app = createApp(context)
  app.addHook('onClose', () => context.sandbox.close())
  serializePipelinedRequests(app)
  mountAccessLog(app, context)
  rejectMalformedHeaders(app, context.config.trustedProxies)
  app.decorateRequest('principal', null)
  parseJsonBodies(app)
  limitBodies(app, { ...BODY_LIMITS, mayBeLong: mayTakeLong, refuse: refuseUnreadable(context.errors) })
  mountErrors(app, context)
  const { ablyApiKey, mapStyleUrl } = context.config
  const mapOrigin = mapStyleUrl === null ? null : new URL(mapStyleUrl).origin
  securityHeaders(app, { usesHostedRealtime: ablyApiKey !== null, mapOrigin })
  mountMeetingPage(app, context.config.zoomSdkUrl)
  // prevents decompression bombs; our clients don't compress
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], globalDecompression: false })
  await app.register(multipart, {
    limits: { files: 1, fileSize: imageLimits.maxBytes, fields: 5, fieldSize: callLimits.text },
  })
  const routes = Object.values(allRoutes)
  mountRoutes(app, context, routes)
  context.ownership?.answerWith(serveForwardedRequests(context, routes, FORWARDED_REQUEST_HANDLERS))
  mountImages(app, context)
  mountMetrics(app, context)
  mountOpenApi(app)
  mountDevOutbox(app, context)
  mountResultMailPages(app, context)

  const sendPage = await serveWebApps(app, builtApps(appsFolder), context, notSetUpPages(context))
  mountDevStorybook(app, context.config, builtStorybook(appsFolder))
  app.setNotFoundHandler(async (request, reply) => {
    const page = await sendPage(request, reply)
    if (page !== null) return page
    const { body } = context.errors.answerTo(new Refusal('not-found'), languageOf(request.headers['accept-language']))
    return reply.status(404).send(body)
  })
  mountUpgrades(app, context)
  return app
}
