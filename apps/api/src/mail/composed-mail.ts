import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'

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

/** A part of a mail as a page shows it. Everything it says stands in the mail's text. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly lines: readonly string[] }
  /** An address under what it does. */
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** Something to type elsewhere, under what it is. */
  | { readonly kind: 'code'; readonly label: string; readonly code: string }

const BUTTON = /^([^\n]+):\n(https?:\/\/\S+)$/
const CODE = /^([^\n]+): ([\dA-Z]{4,12})$/

const blockOf = (paragraph: string): MailBlock => {
  const [, label, url] = BUTTON.exec(paragraph) ?? []
  if (label !== undefined && url !== undefined) return { kind: 'button', label, url }
  const [, what, code] = CODE.exec(paragraph) ?? []
  if (what !== undefined && code !== undefined) return { kind: 'code', label: what, code }
  return { kind: 'paragraph', lines: paragraph.split('\n') }
}

/** Reads a mail's text into its parts: an empty line divides them. */
export const mailBlocks = (text: string): readonly MailBlock[] =>
  text
    .trim()
    .split(/\n{2,}/)
    .map(blockOf)

const PIECE_BYTES = 64 * 1024

/** Encoding five megabytes at once would hold the event loop; so the file is handed over in pieces. */
async function* piecesOf(file: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < file.length; from += PIECE_BYTES) {
    yield file.subarray(from, from + PIECE_BYTES)
    await nextTurn()
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
