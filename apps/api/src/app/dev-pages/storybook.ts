import { existsSync } from 'node:fs'
import { join } from 'node:path'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { isLocal } from '../../http/address-headers.ts'
import type { Config } from '../../lib/config.ts'
import { plainPage } from '../../lib/plain-page.ts'
import { Refusal } from '../../lib/refusal.ts'

const PREFIX = '/storybook/'

/** Storybook needs inline scripts and frames. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "frame-ancestors 'self'",
].join('; ')

const NOT_BUILT = plainPage({
  language: 'en',
  title: 'Storybook',
  body: '<main><h1>Not built yet</h1><p>Run “pnpm build-storybook”, then load this page again.</p></main>',
})

export const builtStorybook = (appsFolder: string): string => join(appsFolder, '../tooling/showcase/storybook-static')

/** Only for local requests, and never in production. */
export const mountDevStorybook = (app: FastifyInstance, { isProduction }: Config, folder: string): void => {
  if (isProduction) return
  void app.register(async (scope) => {
    await scope.register(fastifyStatic, { serve: false, root: folder, cacheControl: false })
    scope.addHook('onRequest', async (request, reply) => {
      if (!isLocal(request)) throw new Refusal('not-found')
      void reply
        .header('content-security-policy', POLICY)
        .header('x-frame-options', 'SAMEORIGIN')
        .header('cache-control', 'no-cache')
    })
    const show = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const [path = '', search] = request.url.split('?')
      // relative links need the trailing slash
      if (!path.startsWith(PREFIX)) return reply.redirect(`${PREFIX}${search === undefined ? '' : `?${search}`}`)
      if (!existsSync(join(folder, 'index.html'))) return reply.type('text/html; charset=utf-8').send(NOT_BUILT)
      const file = (request.params as { '*'?: string })['*'] ?? ''
      return reply.sendFile(file === '' ? 'index.html' : file, folder)
    }
    // the router treats both as the same path
    scope.get(PREFIX, show)
    scope.get(`${PREFIX}*`, show)
  })
}
