import type { Email } from 'postal-mime'
import { expect, it } from 'vitest'

import { outboxMailPage } from './outbox-page.ts'

it('an email is shown with working links and without active content', () => {
  const text =
    'Hello <b>Ana</b>,\n\nhttps://gym.example/stop/a?b=1&c="2"<script>\nhttp://gym.example/ and\njavascript:alert(1)'
  const mail: Email = { headers: [], headerLines: [], attachments: [], text }
  const page = outboxMailPage('/dev/outbox', 'name', mail)
  const shown = /<pre>([^]*)<\/pre>/.exec(page)?.[1]
  const odd = 'https://gym.example/stop/a?b=1&amp;c=&quot;2&quot;&lt;script&gt;'
  expect(shown).toBe(
    `Hello &lt;b&gt;Ana&lt;/b&gt;,\n\n<a href="${odd}">${odd}</a>\n<a href="http://gym.example/">http://gym.example/</a> and\njavascript:alert(1)`,
  )
})
