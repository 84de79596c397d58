import type { Context } from '../../app/context.ts'
import { isPage, type PageSender } from '../../app/web-apps.ts'
import { sentenceOf } from '../../http/errors/sentences.ts'
import { plainPage } from '../../http/pages/plain-page.ts'
import { hasCenter } from '../center/center-queries.ts'

const part = (language: 'en' | 'es', title: string): string =>
  `<section lang="${language}"><h1>${title}</h1><p>${sentenceOf('center-not-set-up', language)}</p></section>`

/** In both languages, since nobody has said yet which one this center speaks; it goes on by itself once there is one. */
const PAGE = plainPage({
  language: 'en',
  title: 'Latido',
  head: '<meta http-equiv="refresh" content="10">\n',
  body: `${part('en', 'Not set up yet')}\n${part('es', 'Aún sin configurar')}`,
})

const SETUP_PATH = /^\/setup\/?(?:\?|$)/

/** Answers every page but that of the set-up while there is no center; null leaves the request to the apps. */
export const notSetUpPages = ({ db }: Pick<Context, 'db'>): PageSender => {
  let isSetUp = false
  return async (request, reply) => {
    if (isSetUp || !isPage(request) || SETUP_PATH.test(request.url)) return null
    isSetUp = await hasCenter(db)
    if (isSetUp) return null
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(PAGE)
  }
}
