import type { ErrorAnswers } from '../../http/errors/error-answers.ts'
import { isPage, type PageSender } from '../../http/pages/page-request.ts'
import type { Context } from '../../lib/context.ts'
import type { Language } from '../../lib/language.ts'
import { plainPage } from '../../lib/plain-page.ts'
import { hasCenter } from '../center/center-queries.ts'

const part = ({ sentenceOf }: ErrorAnswers, language: Language, title: string): string =>
  `<section lang="${language}"><h1>${title}</h1><p>${sentenceOf('center-not-set-up', language)}</p></section>`

/** In both languages, because the center's language isn't known yet. Reloads every 10 s. */
const pageOf = (errors: ErrorAnswers): string =>
  plainPage({
    language: 'en',
    title: 'Latido',
    head: '<meta http-equiv="refresh" content="10">\n',
    body: `${part(errors, 'en', 'Not set up yet')}\n${part(errors, 'es', 'Aún sin configurar')}`,
  })

const SETUP_PATH = /^\/setup\/?(?:\?|$)/

/** Serves this page for all paths except the setup while there is no center. Null passes the request on. */
export const notSetUpPages = ({ db, errors }: Pick<Context, 'db' | 'errors'>): PageSender => {
  const page = pageOf(errors)
  let isSetUp = false
  return async (request, reply) => {
    if (isSetUp || !isPage(request) || SETUP_PATH.test(request.url)) return null
    isSetUp = await hasCenter(db)
    if (isSetUp) return null
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)
  }
}
