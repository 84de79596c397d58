import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { atEnd } from '../../testing/at-end.ts'
import { freePort } from '../../testing/child-server.ts'
import { buildBranch } from '../../testing/factories/build-branch.ts'
import { buildMember } from '../../testing/factories/build-member.ts'
import { startMailPeer } from '../../testing/mail-peer.ts'
import { testClock } from '../../testing/test-clock.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { branchDatabase } from '../database/branch-database.ts'
import { mailParts, mails } from '../database/schema/mails.ts'
import { members } from '../database/schema/members.ts'
import { noBroadcasts } from '../lib/cluster.ts'
import { createLog } from '../lib/log.ts'
import { createMailBranding } from './mail-branding.ts'
import { createMailDelivery } from './mail-delivery.ts'
import { GIVE_UP_AFTER_MS, retryDelay } from './mail-failure.ts'
import { queueMail } from './mail-queue.ts'
import type { Mailer, MailMessage } from './mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'

const FROM = 'no-reply@latido.example'

const setUp = async (mailer: Mailer) => {
  const connection = await openTestDatabase()
  atEnd(() => connection.close())
  const { db } = connection
  const clock = testClock()
  const lines: string[] = []
  const log = createLog('debug', { write: (line) => void lines.push(line) })
  const branch = await buildBranch(db)
  const member = await buildMember(db, branch.uuid)
  const deliver = (by = mailer) => createMailDelivery({ db, clock, log, mailer: by, faceOf, broadcasts: noBroadcasts })
  const faceOf = createMailBranding({ db, images: { read: async () => null } })
  const content = Buffer.alloc(250_000, 'latido ñ')
  const queue = async (change: Partial<MailMessage> = {}): Promise<MailMessage> => {
    const message = {
      id: randomUUID(),
      memberUuid: member.uuid,
      administratorUuid: null,
      recipient: member.email,
      senderName: 'Gimnasio Ñandú',
      language: 'es' as const,
      subject: 'Tu reporte, Sofía',
      body: 'Hola, Sofía:\n\n¡Felicidades!\n',
      attachment: { fileName: 'Sofía Núñez.pdf', content },
      queuedAt: new Date(clock.now()),
      ...change,
    }
    await branchDatabase(db, branch.uuid).run((tx) => queueMail(tx, branch.uuid, message))
    return message
  }
  const left = async () => (await db.select().from(mails)).length
  return { db, clock, member, content, log: () => lines.join(''), deliver, queue, left }
}

describe('emails', () => {
  it('arrive whole, once, and leave nothing in the database', async () => {
    const peer = await startMailPeer()
    const { db, member, content, deliver, queue, left, log } = await setUp(smtpMailer(peer.url, FROM))
    const message = await queue()
    const delivery = deliver()
    await delivery.deliverDue()
    await delivery.deliverDue()
    expect(peer.taken).toHaveLength(1)
    const [mail] = await peer.mails()
    expect(mail).toMatchObject({
      from: { name: 'Gimnasio Ñandú', address: FROM },
      to: [{ address: member.email }],
      subject: 'Tu reporte, Sofía',
      messageId: `<${message.id}@latido.example>`,
      date: '2026-11-21T16:00:00.000Z',
      attachments: [{ filename: 'Sofía Núñez.pdf', mimeType: 'application/pdf' }],
    })
    expect(mail?.replyTo).toBeUndefined()
    expect(mail?.text).toContain('¡Felicidades!')
    const arrived = mail?.attachments[0]?.content as ArrayBuffer
    expect(Buffer.from(arrived).equals(content)).toBe(true)
    expect([await left(), (await db.select().from(mailParts)).length]).toEqual([0, 0])
    expect(log()).toContain('mail-sent')
  })

  it('are retried after growing waits while the server says later, then arrive', async () => {
    const peer = await startMailPeer()
    const { clock, deliver, queue, left } = await setUp(smtpMailer(peer.url, FROM))
    peer.answers.push(451, 421)
    await queue()
    const delivery = deliver()
    for (const attempt of [1, 2]) {
      await delivery.deliverDue()
      clock.advance(retryDelay(attempt) - 1)
      await delivery.deliverDue()
      expect([peer.taken.length, await left()]).toEqual([0, 1])
      clock.advance(1)
    }
    await delivery.deliverDue()
    expect([peer.taken.length, await left()]).toEqual([1, 0])
    expect(retryDelay(2)).toBeGreaterThan(retryDelay(1))
    expect(retryDelay(60)).toBe(retryDelay(30))
  })

  it('are dropped when the server refuses them, and the log names no recipient', async () => {
    const peer = await startMailPeer()
    const { deliver, queue, left, log, member } = await setUp(smtpMailer(peer.url, FROM))
    peer.answers.push(550)
    await queue()
    await queue()
    await deliver().deliverDue()
    expect([peer.taken.length, await left()]).toEqual([1, 0])
    expect(log()).toMatch(/"mail given up".*EMESSAGE 550/)
    expect(log()).not.toContain('somebody@gym.example')
    expect(log()).not.toContain(member.email)
  })

  it.each([550, 450])(
    'whose recipient is refused with %i are dropped only if that is permanent',
    async (responseCode) => {
      const refuse = Object.assign(new Error('no'), { responseCode })
      const peer = await startMailPeer({ onRcptTo: (_, __, done) => done(refuse) })
      const { deliver, queue, left, log, member } = await setUp(smtpMailer(peer.url, FROM))
      await queue()
      await deliver().deliverDue()
      expect(await left()).toBe(responseCode === 550 ? 0 : 1)
      expect(log()).toContain(`EENVELOPE ${responseCode}`)
      expect(log()).not.toContain(member.email)
    },
  )

  it('wait for a server that accepts the login: a wrong password loses none', async () => {
    const peer = await startMailPeer({ authOptional: false })
    const as = (login: string) => smtpMailer(peer.url.replace('//', `//${login}@`), FROM)
    const { clock, deliver, queue, left, log } = await setUp(as('latido:wrong'))
    await queue()
    await deliver().deliverDue()
    expect(await left()).toBe(1)
    expect(log()).toContain('EAUTH 535')
    expect(log()).not.toContain('wrong')
    clock.advance(retryDelay(1))
    await deliver(as('latido:open-sesame')).deliverDue()
    expect([peer.taken.length, await left()]).toEqual([1, 0])
  })

  it('wait for an unreachable server, two days at most', async () => {
    const { clock, deliver, queue, left, log } = await setUp(smtpMailer(`smtp://127.0.0.1:${await freePort()}`, FROM))
    await queue()
    await deliver().deliverDue()
    expect(await left()).toBe(1)
    expect(log()).toContain('ESOCKET')
    clock.advance(GIVE_UP_AFTER_MS)
    await deliver().deliverDue()
    expect(await left()).toBe(0)
    expect(log()).toContain('mail given up')
  })

  it('held by a server that died are free for the next one', async () => {
    const peer = await startMailPeer()
    const { db, deliver, queue, left } = await setUp(smtpMailer(peer.url, FROM))
    await queue()
    await db.execute(sql`update mails set claimed_until = now() + interval '1 year', attempts = 1`)
    await deliver().deliverDue()
    expect(peer.taken).toHaveLength(0)
    const delivery = deliver()
    const nextMail = peer.nextMail()
    delivery.run()
    await nextMail
    await delivery.close()
    expect([peer.taken.length, await left()]).toEqual([1, 0])
  })

  it('in hand when the database fails are free at once, and none leaves twice', async () => {
    const peer = await startMailPeer()
    const { db, deliver, queue, left, log } = await setUp(smtpMailer(peer.url, FROM))
    await queue()
    await queue()
    await db.execute(sql`create function fail() returns trigger language plpgsql as
      $$ begin raise exception 'going down' using errcode = '57P01'; end $$`)
    await db.execute(sql`create trigger fail before delete on mails execute function fail()`)
    const delivery = deliver()
    await delivery.deliverDue()
    expect([peer.taken.length, await left()]).toEqual([1, 2])
    expect(log()).toContain('57P01')
    await db.execute(sql`drop trigger fail on mails`)
    await delivery.deliverDue()
    const ids = (await peer.mails()).map(({ messageId }) => messageId)
    expect([ids.length, new Set(ids).size, await left()]).toEqual([2, 2, 0])
  })

  it('are taken by one of several servers on the same queue', async () => {
    const peer = await startMailPeer()
    const { deliver, queue } = await setUp(smtpMailer(peer.url, FROM))
    const sent = await Promise.all([queue(), queue(), queue(), queue()])
    await Promise.all([deliver(), deliver(), deliver()].map((delivery) => delivery.deliverDue()))
    const ids = (await peer.mails()).map(({ messageId }) => messageId)
    expect(ids).toHaveLength(4)
    expect(new Set(ids)).toEqual(new Set(sent.map(({ id }) => `<${id}@latido.example>`)))
  })

  it('cannot be given further lines of a header, nor a second recipient', async () => {
    const peer = await startMailPeer()
    const { deliver, queue } = await setUp(smtpMailer(peer.url, FROM))
    const fileName = 'a\r\nBcc: c@gym.example\r\n.pdf'
    await queue({
      senderName: 'Gym <boss@gym.example>\r\nBcc: a@gym.example',
      subject: 'Hi\r\nBcc: b@gym.example',
      attachment: { fileName, content: Buffer.from('x') },
    })
    await deliver().deliverDue()
    const [mail] = await peer.mails()
    expect(mail?.from?.address).toBe(FROM)
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc')
  })

  it('of a forgotten member are never sent, even those already queued', async () => {
    const peer = await startMailPeer()
    const { db, member, deliver, queue, left } = await setUp(smtpMailer(peer.url, FROM))
    await queue()
    const delivery = deliver()
    await delivery.forgetMailsOf(member.uuid)
    await delivery.deliverDue()
    await queue()
    await db.delete(members)
    await delivery.deliverDue()
    expect([peer.taken.length, await left()]).toEqual([0, 0])
  })
})
