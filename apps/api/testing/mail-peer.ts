import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

import PostalMime from 'postal-mime'
import type { Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

import { filesOf } from '../src/mail/outbox-mailer.ts'
import { atEnd } from './at-end.ts'

export interface MailPeer {
  readonly url: string
  readonly taken: readonly Buffer[]
  readonly mails: () => Promise<Email[]>
  /** Error codes for the next emails; null sends no response. */
  readonly answers: (number | null)[]
  /** Resolves when the next email was received in full, even if refused. */
  readonly nextMail: () => Promise<void>
}

const answerOf = (code: number): Error =>
  Object.assign(new Error('<somebody@gym.example> says no'), { responseCode: code })

/** An SMTP server with the account `latido` and the password `open-sesame`. */
export const startMailPeer = async (options: SMTPServerOptions = {}): Promise<MailPeer> => {
  const taken: Buffer[] = []
  const answers: (number | null)[] = []
  const waiting: (() => void)[] = []
  const server = new SMTPServer({
    logger: false,
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onAuth: ({ username, password }, _, done) =>
      done(username === 'latido' && password === 'open-sesame' ? null : new Error('no'), { user: 'latido' }),
    onData: (stream, _, done) => {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.once('end', () => {
        const answer = answers.shift()
        if (answer === undefined) taken.push(Buffer.concat(pieces))
        if (answer !== null) done(answer === undefined ? null : answerOf(answer))
        for (const resolve of waiting.splice(0)) resolve()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  if (!listening.listening) await once(listening, 'listening')
  atEnd(() => new Promise((resolve) => server.close(() => resolve())))
  const { port } = listening.address() as AddressInfo
  const nextMail = () => new Promise<void>((resolve) => void waiting.push(resolve))
  const read = async (raw: Buffer) => {
    const mail = await PostalMime.parse(raw)
    return { ...mail, attachments: [...filesOf(mail)] }
  }
  const mails = () => Promise.all(taken.map(read))
  return { mails, url: `smtp://127.0.0.1:${port}`, taken, answers, nextMail }
}
