import { escapeHtml } from '@repo/domain/core/escape-html'
import type { Address, Attachment, Email } from 'postal-mime'

import { linkUrls } from '../lib/plain-page.ts'
import { filesOf, type OutboxEntry } from './outbox-mailer.ts'

const STYLE = `
:root { color-scheme: dark; font: 16px/1.5 system-ui, sans-serif; background: #0a0f12; color: #f0f5f6 }
body { margin: 0 }
main { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 3rem }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 1rem; overflow-wrap: anywhere }
a { color: #4fe0cb }
a:focus-visible, summary:focus-visible { outline: 2px solid #7df3e1; outline-offset: 2px }
table { border-collapse: collapse; width: 100% }
th, td { border-bottom: 1px solid #2a3a42; padding: .5rem .5rem .5rem 0; text-align: start; vertical-align: top }
th { color: #b4c2c8; font-weight: 500 }
td { overflow-wrap: anywhere }
iframe { background: #eef2f3; border: 1px solid #2a3a42; border-radius: .75rem; box-sizing: border-box; height: 40rem; margin: 1.5rem 0; width: 100% }
summary { cursor: pointer; min-height: 2.75rem }
pre { background: #11191e; border-radius: .75rem; margin: 0; padding: 1rem; font: inherit; overflow-wrap: anywhere; white-space: pre-wrap }
li { padding-block: .25rem }
`

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`

const addressText = (address: Address | undefined): string => {
  if (address === undefined) return ''
  return address.name === '' ? (address.address ?? '') : `${address.name} <${address.address ?? ''}>`
}

const recipientsOf = (mail: Email): string => (mail.to ?? []).map(addressText).join(', ')
const subjectOf = (mail: Email): string => mail.subject ?? '(no subject)'
const instant = (at: Date): string => at.toISOString().replace('T', ' ').slice(0, 19) + ' UTC'

const bytesOf = ({ content }: Attachment): Buffer =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content))

const framed = (mail: Email): string => {
  if (mail.html === undefined) return ''
  const whole = mail.attachments.reduce((html, picture) => {
    const id = picture.contentId?.replace(/^<|>$/g, '')
    if (id === undefined) return html
    return html.replaceAll(`cid:${id}`, `data:${picture.mimeType};base64,${bytesOf(picture).toString('base64')}`)
  }, mail.html)
  const shown = whole.replace('<head>', '<head><base target="_blank">')
  return `<iframe title="The email as the recipient sees it" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(shown)}"></iframe>`
}

export const outboxListPage = (path: string, entries: readonly OutboxEntry[]): string => {
  const rows = entries.map(
    ({ name, writtenAt, mail }) =>
      `<tr><td>${escapeHtml(recipientsOf(mail))}</td>` +
      `<td><a href="${path}/${name}">${escapeHtml(subjectOf(mail))}</a></td>` +
      `<td><time datetime="${writtenAt.toISOString()}">${instant(writtenAt)}</time></td></tr>`,
  )
  const head = '<tr><th scope="col">To</th><th scope="col">Subject</th><th scope="col">Sent</th></tr>'
  const table = `<table><thead>${head}</thead><tbody>\n${rows.join('\n')}\n</tbody></table>`
  return page('Outbox', rows.length === 0 ? '<p>No emails yet.</p>' : table)
}

export const outboxMailPage = (path: string, name: string, mail: Email): string => {
  const headers = [
    ['From', addressText(mail.from)],
    ['To', recipientsOf(mail)],
    ['Date', mail.date ?? ''],
    ['Message-ID', mail.messageId],
  ] as const
  const rows = headers.map(
    ([title, text]) => `<tr><th scope="row">${title}</th><td>${escapeHtml(text ?? '')}</td></tr>`,
  )
  const files = filesOf(mail).map(
    ({ filename }, index) =>
      `<li><a href="${path}/${name}/attachments/${index}">${escapeHtml(filename ?? 'attachment')}</a></li>`,
  )
  return page(
    subjectOf(mail),
    `<p><a href="${path}">All emails</a></p>
<table><tbody>${rows.join('')}</tbody></table>
${framed(mail)}
<details${mail.html === undefined ? ' open' : ''}><summary>Plain text</summary>
<pre>${linkUrls(mail.text ?? '')}</pre></details>
<ul>${files.join('')}<li><a href="${path}/${name}/raw">Download as .eml</a></li></ul>`,
  )
}
