import type { Address, Email } from 'postal-mime'

import { escaped } from '../http/plain-page.ts'
import type { OutboxEntry } from './outbox.ts'

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem }
table { border-collapse: collapse; width: 100% }
th, td { border-bottom: 1px solid #8886; padding: .5rem; text-align: start; vertical-align: top }
td { overflow-wrap: anywhere }
pre { background: #8882; border-radius: .5rem; padding: 1rem; font: inherit; overflow-wrap: anywhere; white-space: pre-wrap }
`

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escaped(title)}</h1>
${content}
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

/** Text whose addresses lead there, as mail programs show it. */
const linked = (text: string): string =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 0 ? escaped(part) : `<a href="${escaped(part)}">${escaped(part)}</a>`))
    .join('')

/** Every mail of the outbox in one table. */
export const outboxListPage = (path: string, entries: readonly OutboxEntry[]): string => {
  const rows = entries.map(
    ({ name, writtenAt, mail }) =>
      `<tr><td>${escaped(recipientsOf(mail))}</td>` +
      `<td><a href="${path}/${name}">${escaped(subjectOf(mail))}</a></td>` +
      `<td><time datetime="${writtenAt.toISOString()}">${instant(writtenAt)}</time></td></tr>`,
  )
  const head = '<tr><th scope="col">To</th><th scope="col">Subject</th><th scope="col">Written</th></tr>'
  const table = `<table><thead>${head}</thead><tbody>\n${rows.join('\n')}\n</tbody></table>`
  return page('Outbox', rows.length === 0 ? '<p>No mail yet.</p>' : table)
}

/** One mail: who, when, what, and its files. */
export const outboxMailPage = (path: string, name: string, mail: Email): string => {
  const headers = [
    ['From', addressText(mail.from)],
    ['To', recipientsOf(mail)],
    ['Date', mail.date ?? ''],
    ['Message-ID', mail.messageId],
  ] as const
  const rows = headers.map(([title, text]) => `<tr><th scope="row">${title}</th><td>${escaped(text ?? '')}</td></tr>`)
  const files = mail.attachments.map(
    ({ filename }, index) =>
      `<li><a href="${path}/${name}/attachments/${index}">${escaped(filename ?? 'attachment')}</a></li>`,
  )
  return page(
    subjectOf(mail),
    `<p><a href="${path}">All mails</a></p>
<table><tbody>${rows.join('')}</tbody></table>
<pre>${linked(mail.text ?? '')}</pre>
<ul>${files.join('')}<li><a href="${path}/${name}/raw">The mail as a file (.eml)</a></li></ul>`,
  )
}
