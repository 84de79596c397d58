import type { FastifyInstance, FastifyReply } from 'fastify'

import { demoBranch } from '../../demo/create-demo-center.ts'
import { isLocal } from '../../http/address-headers.ts'
import { attachment } from '../../http/streamed-answer.ts'
import type { Config } from '../../lib/config.ts'
import type { Context } from '../../lib/context.ts'
import { Refusal } from '../../lib/refusal.ts'
import { filesOf, listOutbox, outboxFolder, readOutboxFile, readOutboxMail } from '../../mail/outbox-mailer.ts'
import { outboxListPage, outboxMailPage } from '../../mail/outbox-page.ts'

export const OUTBOX_PATH = '/dev/outbox'

export const hasReadableOutbox = (config: Pick<Config, 'smtpUrl' | 'mayCreateDemo' | 'isOnLoopback'>): boolean =>
  config.smtpUrl === null && config.mayCreateDemo && config.isOnLoopback

interface Named {
  readonly Params: { readonly name: string; readonly index?: string }
}

const sendPage = (reply: FastifyReply, page: string) => reply.type('text/html; charset=utf-8').send(page)

const sendFile = (reply: FastifyReply, type: string, fileName: string, content: Buffer) =>
  reply.header('content-disposition', attachment(fileName)).type(type).send(content)

/** Only for local requests. */
export const mountDevOutbox = (app: FastifyInstance, { config, db }: Context): void => {
  if (!hasReadableOutbox(config)) return
  const folder = outboxFolder(config.dataDirectory)
  void app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!isLocal(request) || (await demoBranch(db)) === null) throw new Refusal('not-found')
      void reply.header('cache-control', 'no-store')
    })
    scope.get(OUTBOX_PATH, async (_, reply) => sendPage(reply, outboxListPage(OUTBOX_PATH, await listOutbox(folder))))
    scope.get<Named>(`${OUTBOX_PATH}/:name`, async ({ params }, reply) => {
      const mail = await readOutboxMail(folder, params.name)
      if (mail === null) throw new Refusal('not-found')
      return sendPage(reply, outboxMailPage(OUTBOX_PATH, params.name, mail))
    })
    scope.get<Named>(`${OUTBOX_PATH}/:name/raw`, async ({ params }, reply) => {
      const content = await readOutboxFile(folder, params.name)
      if (content === null) throw new Refusal('not-found')
      return sendFile(reply, 'message/rfc822', `${params.name}.eml`, content)
    })
    scope.get<Named>(`${OUTBOX_PATH}/:name/attachments/:index`, async ({ params }, reply) => {
      const mail = await readOutboxMail(folder, params.name)
      const file = mail === null ? undefined : filesOf(mail)[Number(params.index)]
      if (file === undefined) throw new Refusal('not-found')
      const content = Buffer.from(file.content instanceof ArrayBuffer ? new Uint8Array(file.content) : file.content)
      return sendFile(reply, file.mimeType, file.filename ?? 'attachment', content)
    })
  })
}
