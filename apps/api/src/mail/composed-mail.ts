import { Readable } from 'node:stream'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import { LOGO_CID, mailHtml } from './mail-html.ts'
import type { BrandedMail } from './mailer.ts'

const HEAD = '%PDF-'
const TAIL = '%%EOF'
/** Programs may write a little behind the end mark. */
const TAIL_WITHIN_BYTES = 1024

/** Whether a file is a PDF by what is in it: it begins as one, and it is whole. */
export const isPdf = (file: Buffer): boolean =>
  file.subarray(0, HEAD.length).equals(Buffer.from(HEAD)) &&
  file.subarray(Math.max(HEAD.length, file.length - TAIL_WITHIN_BYTES)).includes(TAIL)

const PIECE_BYTES = 64 * 1024

/** Encoding five megabytes at once would hold the event loop; so the file is handed over in pieces. */
async function* piecesOf(file: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < file.length; from += PIECE_BYTES) {
    yield file.subarray(from, from + PIECE_BYTES)
    await yieldToEventLoop()
  }
}

/** How mail programs show a button that ends such mails, and press it themselves (RFC 8058). */
const leaveHeaders = (url: string): Readonly<Record<string, string>> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** A message as nodemailer takes it. Addresses are given as parts, so that none is read out of a text. */
export const composedMail = (message: BrandedMail, from: string) => ({
  from: { name: message.senderName, address: from },
  to: { name: '', address: message.recipient },
  envelope: { from, to: message.recipient },
  subject: message.subject,
  text: message.body,
  html: mailHtml(message, message.face),
  // fixed with the id, so that servers and programs know a repetition for what it is
  messageId: `<${message.id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
  baseBoundary: message.id,
  date: message.queuedAt,
  // keeps absence notices away from an address nobody reads
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(message.leaveUrl ? leaveHeaders(message.leaveUrl) : {}),
  },
  attachments: [
    {
      cid: LOGO_CID,
      filename: 'logo.png',
      content: message.face.logo,
      contentType: 'image/png',
      contentDisposition: 'inline' as const,
    },
    ...(message.attachment === null
      ? []
      : [
          {
            filename: message.attachment.fileName,
            content: Readable.from(piecesOf(message.attachment.content)),
            contentType: 'application/pdf',
          },
        ]),
  ],
  disableFileAccess: true,
  disableUrlAccess: true,
})
