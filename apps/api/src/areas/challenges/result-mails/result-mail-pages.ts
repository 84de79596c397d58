import { languageOf } from '@repo/domain/core/accept-language'
import { escapeHtml } from '@repo/domain/core/escape-html'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { branchDatabase } from '../../../database/branch-database.ts'
import type { Transaction } from '../../../database/database.ts'
import { members } from '../../../database/schema/members.ts'
import { requestOrigin } from '../../../http/address-headers.ts'
import type { Context } from '../../../lib/context.ts'
import type { Language } from '../../../lib/language.ts'
import { plainPage } from '../../../lib/plain-page.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { branchOf, centerUrl } from '../../center/center-queries.ts'
import { stopResultMails } from '../../members/result-mails.ts'
import { consentRequestOf, confirmResultMails, RESULT_MAIL_PATHS, stoppedBy } from './result-mail-consent.ts'

const RESULT_MAIL_WORDS = {
  en: {
    confirm: (center: string) => ({
      title: 'Get your challenge results by email?',
      text: `When a challenge ends, ${center} emails you your result. You can stop at any time with the link in each email.`,
      button: 'Email me my results',
    }),
    stop: (center: string) => ({
      title: 'Stop emailing your results?',
      text: `${center} will no longer email you when a challenge ends.`,
      button: 'Stop these emails',
    }),
    confirmed: (center: string) => ({ title: 'Done', text: `${center} will email you your challenge results.` }),
    stopped: (center: string) => ({ title: 'Done', text: `${center} won't email you results anymore.` }),
    unknown: () => ({
      title: 'This link no longer works',
      text: 'Ask for your results again on your phone during your next class, or talk to the staff at your center.',
    }),
  },
  es: {
    confirm: (center: string) => ({
      title: '¿Tus resultados de los retos por correo?',
      text: `Cuando termina un reto, ${center} te escribe cómo te fue. Puedes dejar de recibirlo con el enlace de cada correo.`,
      button: 'Sí, quiero mis resultados',
    }),
    stop: (center: string) => ({
      title: '¿Ya no quieres resultados por correo?',
      text: `${center} ya no te escribirá cuando termine un reto.`,
      button: 'Dejar de recibirlos',
    }),
    confirmed: (center: string) => ({ title: 'Listo', text: `${center} te enviará los resultados de tus retos.` }),
    stopped: (center: string) => ({ title: 'Listo', text: `${center} ya no te enviará resultados.` }),
    unknown: () => ({
      title: 'Este enlace ya no funciona',
      text: 'Pide otra vez tus resultados en tu teléfono en la próxima clase, o habla con el personal de tu centro.',
    }),
  },
} as const satisfies Record<Language, object>

interface PageContent {
  readonly title: string
  readonly text: string
  /** The link alone changes nothing, because virus scanners open every link. */
  readonly button?: string
}

interface Page {
  readonly language: Language
  readonly content: PageContent
}

interface ByLink {
  readonly Params: { readonly token: string }
}
type Linked = FastifyRequest<ByLink>

const pageOf = ({ language, content: { title, text, button } }: Page): string =>
  plainPage({
    language,
    title,
    body: `<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${
      button === undefined ? '' : `<form method="post"><button>${escapeHtml(button)}</button></form>`
    }</main>`,
  })

const unknownPage = (request: FastifyRequest): Page => {
  const language = languageOf(request.headers['accept-language'])
  return { language, content: RESULT_MAIL_WORDS[language].unknown() }
}

const readsOf = async (tx: Transaction, memberUuid: string, request: FastifyRequest): Promise<Language> => {
  const [member] = await tx.select({ language: members.language }).from(members).where(eq(members.uuid, memberUuid))
  return member?.language ?? languageOf(request.headers['accept-language'])
}

const confirmPage = async (
  { db, encryption, clock, config }: Context,
  request: Linked,
  isYes: boolean,
): Promise<Page> => {
  const consentRequest = consentRequestOf(encryption, request.params.token)
  if (consentRequest === null) return unknownPage(request)
  const { branchUuid, language } = consentRequest
  const words = RESULT_MAIL_WORDS[language]
  return branchDatabase(db, branchUuid).run(async (tx) => {
    const { name } = await branchOf(tx)
    if (!isYes) return { language, content: words.confirm(name) }
    const origin = await centerUrl(tx, requestOrigin(request, config), config.publicUrl)
    const isTaken = await confirmResultMails(tx, { consentRequest, origin, now: clock.now() })
    return { language, content: isTaken ? words.confirmed(name) : words.unknown() }
  })
}

const stopPage = async ({ db, encryption }: Context, request: Linked, isYes: boolean): Promise<Page> => {
  const reader = stoppedBy(encryption, request.params.token)
  if (reader === null) return unknownPage(request)
  return branchDatabase(db, reader.branchUuid).run(async (tx) => {
    const { name } = await branchOf(tx)
    const language = await readsOf(tx, reader.memberUuid, request)
    const words = RESULT_MAIL_WORDS[language]
    if (isYes) await stopResultMails(tx, reader.memberUuid)
    return { language, content: isYes ? words.stopped(name) : words.stop(name) }
  })
}

const PAGES = { confirm: confirmPage, stop: stopPage } as const

const send = (reply: FastifyReply, page: Page) => reply.type('text/html; charset=utf-8').send(pageOf(page))

export const mountResultMailPages = (app: FastifyInstance, context: Context): void => {
  void app.register(async (scope) => {
    // Email programs that submit the form themselves send content, which is ignored.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_, payload, done) => {
      payload.resume()
      done(null)
    })
    scope.addHook('onRequest', async (_, reply) => {
      if (!context.isServing()) throw new Refusal('unavailable', { retryAfterSeconds: 1 })
      void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    })
    for (const kind of ['confirm', 'stop'] as const) {
      const url = `${RESULT_MAIL_PATHS[kind]}:token`
      scope.get<ByLink>(url, async (request, reply) => send(reply, await PAGES[kind](context, request, false)))
      scope.post<ByLink>(url, async (request, reply) => send(reply, await PAGES[kind](context, request, true)))
    }
  })
}
