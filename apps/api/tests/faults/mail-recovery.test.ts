import { logIn } from '@repo/api-client/auth/log-in'
import { searchCenter } from '@repo/api-client/auth/search-center'
import { sessionHeaders } from '@repo/api-client/core/headers'
import { listMembers } from '@repo/api-client/members/list-members'
import { sendReport } from '@repo/api-client/members/member-endpoints'
import { describe, expect, it } from 'vitest'

import { connectEmbedded } from '../../src/database/connect.ts'
import { mails } from '../../src/database/schema/mails.ts'
import { freePort, startChild } from '../../testing/child-server.ts'
import { demoFolder } from '../../testing/data-folder.ts'
import { startMailPeer } from '../../testing/mail-peer.ts'
import { somePdf } from '../../testing/some-pdf.ts'
import { createClient } from '../../testing/wire-client.ts'

/** Two servers start one after the other, the first with an empty folder. */
const STARTS_WITHIN_MS = 90_000

const mailReport = async (url: string): Promise<string> => {
  const anybody = createClient({ baseUrl: url, headers: () => ({}) })
  const { token: centerKey } = await anybody.call(searchCenter, { params: { host: 'localhost' } })
  const center = createClient({ baseUrl: url, headers: () => sessionHeaders({ centerKey, language: 'en' }) })
  const login = { email: 'admin@demo.example', password: 'demo-password', rememberme: true, force: true }
  const { token_user: staffToken, branch_uuid: branchUuid } = await center.call(logIn, { body: login })
  const headers = () => sessionHeaders({ centerKey, language: 'en', staffToken, branchUuid })
  const staff = createClient({ baseUrl: url, headers })
  const { rows } = await staff.callDecoded(listMembers, { query: {} })
  const email = rows[0]?.email ?? ''
  await staff.call(sendReport, { body: { from: 'Latido Demo', email }, file: somePdf(300_000) })
  return email
}

describe('a server killed while an email is in flight', () => {
  it(
    'sends the email once after its restart',
    async () => {
      const peer = await startMailPeer()
      const dataDirectory = await demoFolder()
      const port = String(await freePort())
      const mail = { SMTP_URL: peer.url, MAIL_FROM: 'no-reply@gym.example' }
      const environment = { DATA_DIR: dataDirectory, PORT: port, DEMO: '1', ...mail }

      // the mail server receives the email and never responds
      peer.answers.push(null)
      const first = startChild(environment)
      await first.ready
      const received = peer.nextMail()
      const email = await mailReport(`http://127.0.0.1:${port}`)
      await received
      first.kill('SIGKILL')
      await first.ended
      expect(peer.taken).toHaveLength(0)

      const receivedAgain = peer.nextMail()
      const second = startChild(environment)
      await receivedAgain
      await second.ready
      second.kill('SIGTERM')
      expect(await second.ended).toEqual({ code: 0, errors: '' })
      const { db, close } = await connectEmbedded(dataDirectory)
      expect(await db.select().from(mails)).toEqual([])
      await close()
      const taken = await peer.mails()
      expect(taken).toHaveLength(1)
      expect(taken[0]).toMatchObject({ to: [{ address: email }], attachments: [{ mimeType: 'application/pdf' }] })
    },
    STARTS_WITHIN_MS,
  )
})
