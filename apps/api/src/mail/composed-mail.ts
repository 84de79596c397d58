import { Readable } from 'node:stream'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import { LOGO_CID, mailHtml } from './mail-html.ts'
import type { BrandedMail } from './mailer.ts'

const HEAD = '%PDF-'
const TAIL = '%%EOF'
/** Some programs write a few bytes after the end marker. */
const TAIL_WITHIN_BYTES = 1024

export const isPdf = (file: Buffer): boolean =>
  file.subarray(0, HEAD.length).equals(Buffer.from(HEAD)) &&
  file.subarray(Math.max(HEAD.length, file.length - TAIL_WITHIN_BYTES)).includes(TAIL)

const PIECE_BYTES = 64 * 1024

/** Encoding 5 MB at once would block the event loop. */
async function* piecesOf(file: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < file.length; from += PIECE_BYTES) {
    yield file.subarray(from, from + PIECE_BYTES)
    await yieldToEventLoop()
  }
}

/** One-click unsubscribe, RFC 8058. */
const leaveHeaders = (url: string): Readonly<Record<string, string>> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Addresses are passed as objects, so that no text is parsed as an address. */
export const composedMail = (message: BrandedMail, from: string) => ({
  from: { name: message.senderName, address: from },
  to: { name: '', address: message.recipient },
  envelope: { from, to: message.recipient },
  subject: message.subject,
  text: message.body,
  html: mailHtml(message, message.face),
  // derived from the id, so that servers recognize duplicates
  messageId: `<${message.id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
  baseBoundary: message.id,
  date: message.queuedAt,
  // suppresses automatic replies
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
