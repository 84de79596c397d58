import { existsSync } from 'node:fs'
import { join } from 'node:path'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

import { MEETING_PREFIX } from '../areas/streaming/meeting-page.ts'
import { isPage, type PageSender } from '../http/pages/page-request.ts'
import type { Context } from '../lib/context.ts'
import { sendFirstPage } from './first-page.ts'

const YEAR_SECONDS = 31_536_000

/** Any case: QR codes use upper case, and people type it. */
const WAY_IN = /^\/join\/(.*)$/i

interface WebApp {
  readonly prefix: string
  readonly folder: string
}

export const builtApps = (appsFolder: string): readonly WebApp[] =>
  [
    { prefix: '/live/', folder: join(appsFolder, 'live/dist') },
    { prefix: '/join/', folder: join(appsFolder, 'join/dist') },
    { prefix: MEETING_PREFIX, folder: join(appsFolder, 'meet/dist') },
    { prefix: '/', folder: join(appsFolder, 'panel/dist') },
  ].filter(({ folder }) => existsSync(join(folder, 'index.html')))

const serveFolder = (app: FastifyInstance, { prefix, folder }: WebApp) =>
  app.register(fastifyStatic, {
    root: folder,
    prefix,
    decorateReply: false,
    dotfiles: 'ignore',
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // files under assets/ have a hash in their name; others must be revalidated
      reply.header(
        'cache-control',
        /[\\/]assets[\\/]/.test(path) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      )
    },
  })

/** Any other page address opens its app, unless `instead` sends a page. */
export const serveWebApps = async (
  app: FastifyInstance,
  apps: readonly WebApp[],
  context: Context,
  instead: PageSender,
): Promise<PageSender> => {
  for (const webApp of apps) {
    await serveFolder(app, webApp)
    // the folder itself isn't a file, so requests without compression would fail
    app.get(
      webApp.prefix,
      async (request, reply) =>
        (await instead(request, reply)) ?? sendFirstPage(context, webApp.folder, request, reply),
    )
  }
  return async (request, reply) => {
    const other = await instead(request, reply)
    if (other !== null) return other
    const [path = '/', search] = request.url.split('?')
    const [, rest] = path.startsWith('/join/') ? [] : (WAY_IN.exec(path) ?? [])
    if (rest !== undefined) return reply.redirect(`/join/${rest}${search === undefined ? '' : `?${search}`}`)
    const webApp = apps.find(({ prefix }) => path.startsWith(prefix) || `${path}/` === prefix)
    return webApp === undefined || !isPage(request) ? null : sendFirstPage(context, webApp.folder, request, reply)
  }
}
