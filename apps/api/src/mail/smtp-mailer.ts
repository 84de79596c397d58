import { composedMail } from './composed-mail.ts'
import { mailFailureOf } from './mail-failure.ts'
import type { Mailer } from './mailer.ts'

const CONNECT_WITHIN_MS = 10_000
const ANSWER_WITHIN_MS = 30_000

export const smtpMailer = (url: string, from: string): Mailer => ({
  send: async (message) => {
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({
      url,
      connectionTimeout: CONNECT_WITHIN_MS,
      greetingTimeout: CONNECT_WITHIN_MS,
      socketTimeout: ANSWER_WITHIN_MS,
    })
    try {
      await transport.sendMail(composedMail(message, from))
    } catch (error) {
      throw mailFailureOf(error)
    } finally {
      transport.close()
    }
  },
  forget: async () => {},
})
