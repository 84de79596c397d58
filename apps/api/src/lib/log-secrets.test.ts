import { logIn } from '@repo/api-client/auth/log-in'
import { joinClass } from '@repo/api-client/classes/join-class'
import { sendMeasurements } from '@repo/api-client/classes/measurements'
import { banParticipant } from '@repo/api-client/classes/participants'
import { createRealtimeToken } from '@repo/api-client/classes/realtime-config'
import { daqHeaders, displayHeaders } from '@repo/api-client/core/headers'
import { showDisplay } from '@repo/api-client/displays/display'
import { collectPairing, createPairingCode, pairDisplay } from '@repo/api-client/displays/pairing'
import { sendReport } from '@repo/api-client/members/member-endpoints'
import { collectDaqPairing, createDaqPairingCode, pairDaq } from '@repo/api-client/rooms/daq-pairing'
import { sendDaqMeasurements } from '@repo/api-client/rooms/daq-reports'
import { issueDaqKey } from '@repo/api-client/rooms/daq-rooms'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { PASSWORD } from '../../testing/factories/password.ts'
import { type MailPeer, startMailPeer } from '../../testing/mail-peer.ts'
import { newDevice } from '../../testing/new-device.ts'
import { somePdf } from '../../testing/some-pdf.ts'
import {
  centerClient,
  participantClient,
  staffClient,
  startTestServer,
  type TestServer,
} from '../../testing/test-server.ts'
import { createClient } from '../../testing/wire-client.ts'
import { buildWorld, type World } from '../../testing/world.ts'
import { createLog } from './log.ts'

const WRONG = 'wrong horse battery'

describe('the log of a whole day', () => {
  const lines: string[] = []
  const secrets = new Map<string, string>()
  let server: TestServer
  let world: World
  let peer: MailPeer
  beforeAll(async () => {
    peer = await startMailPeer({ authOptional: false })
    const login = `latido:${secret('mail password', 'open-sesame')}`
    const mail = { SMTP_URL: peer.url.replace('//', `//${login}@`), MAIL_FROM: 'no-reply@gym.example' }
    server = await startTestServer(mail, createLog('debug', { write: (line) => void lines.push(line) }))
    world = await buildWorld(server)
  })

  const secret = (name: string, value: string | null): string => {
    secrets.set(name, value ?? '')
    return value ?? ''
  }
  const key = () => world.branch.publishableKey
  const statusOf = (call: Promise<unknown>) =>
    call.then(
      () => 200,
      ({ status }: { status: number }) => status,
    )
  const signIn = (email: string, password: string) =>
    statusOf(centerClient(server, key()).call(logIn, { body: { email, password, rememberme: true, force: true } }))
  const join = () =>
    centerClient(server, key()).call(joinClass, {
      params: { room: world.busy.uuid },
      body: { sign_in_code: world.spare.signInCode, consent: true },
    })

  const signAndPair = async () => {
    const gym = { branch: world.branch, admin: world.admin, coach: world.coach }
    const coach = await staffClient(server, gym, world.coach.email)
    const center = centerClient(server, key())
    secret('staff token', coach.token)
    const pairing = await center.call(createPairingCode, {})
    secret('pairing secret', pairing.secret)
    secret('pairing code', pairing.code)
    await coach.call(pairDisplay, { body: { code: pairing.code, name: 'Pared' } })
    const { token } = await center.call(collectPairing, { body: { secret: pairing.secret } })
    const headers = displayHeaders('en', secret('wall token', token))
    await createClient({ baseUrl: server.url, headers: () => headers }).call(showDisplay, {})
    secret('realtime token', (await coach.call(createRealtimeToken, {})).token)
    return coach
  }

  const measure = async (coach: Awaited<ReturnType<typeof signAndPair>>) => {
    const { token } = await join()
    const phone = participantClient(server, secret('phone token', token))
    const at = server.clock.now()
    await phone.call(sendMeasurements, { body: { device_id: 'strap', sequence: 0, samples: [{ at, hr: 140 }] } })
    const receiver = await centerClient(server, key()).call(createDaqPairingCode, {})
    secret('receiver secret', receiver.secret)
    secret('receiver code', receiver.code)
    const paired = { params: { uuid: world.busy.uuid }, body: { code: receiver.code, name: 'Receptor' } }
    await coach.call(pairDaq, paired)
    const collected = await centerClient(server, key()).call(collectDaqPairing, { body: { secret: receiver.secret } })
    secret('receiver key', collected.key)
    const issued = await coach.call(issueDaqKey, { params: { uuid: world.busy.uuid }, body: newDevice })
    const headers = daqHeaders('en', secret('device key', issued.key))
    await createClient({ baseUrl: server.url, headers: () => headers }).call(sendDaqMeasurements, {
      body: { device_id: 'daq', sequence: 0, samples: [{ mac: world.mac, at: at + 1000, hr: 141 }] },
    })
    await coach.call(banParticipant, {
      params: { uuid: world.classUuid },
      body: { user_uuid: world.spare.uuid, type_banned: 'permanent' },
    })
    expect(await statusOf(join())).toBe(403)
  }

  const report = (coach: Awaited<ReturnType<typeof signAndPair>>) =>
    statusOf(coach.call(sendReport, { body: { from: world.branch.name, email: world.spare.email }, file: somePdf() }))

  /** One report that arrives, one refused permanently, and one refused temporarily. */
  const sendMails = async (coach: Awaited<ReturnType<typeof signAndPair>>) => {
    for (const answer of [null, 550, 451]) {
      if (answer !== null) peer.answers.push(answer)
      expect(await report(coach)).toBe(200)
      await server.context.mail.deliverDue()
    }
    expect(peer.taken).toHaveLength(1)
  }

  /** Removes a table during a call whose statement has personal data. */
  const without = async (table: string, call: () => Promise<number>) => {
    const { db } = server.context
    const [own, away] = [sql.identifier(table), sql.identifier(`${table}_away`)]
    await db.execute(sql`alter table ${own} rename to ${away}`)
    expect(await call()).toBeGreaterThanOrEqual(500)
    await db.execute(sql`alter table ${away} rename to ${own}`)
  }

  it('holds no password, token, code, key, e-mail or name', async () => {
    expect(await signIn(world.admin.email, WRONG)).toBe(422)
    expect(await signIn(`nobody.${world.admin.email}`, PASSWORD)).toBe(422)
    const coach = await signAndPair()
    await measure(coach)
    await sendMails(coach)
    await fetch(`${server.url}/api/v2/trainings/level?search=${world.spare.email}`, { headers: world.headers.admin })
    await without('login_attempts', () => signIn(world.admin.email, PASSWORD))
    await without('administrators', () => signIn(world.admin.email, PASSWORD))
    await without('members', () => statusOf(join()))
    await without('mails', () => report(coach))
    await without('displays', () =>
      fetch(`${server.url}/api/v2/display`, { headers: world.headers.display }).then(({ status }) => status),
    )
    await server.context.engine.end(world.classUuid)

    for (const person of [world.admin, world.coach, world.spare]) secret(`e-mail ${person.uuid}`, person.email)
    for (const [caller, headers] of Object.entries(world.headers)) {
      secret(`token of ${caller}`, headers['token-admin'] ?? Object.values(headers).at(-1) ?? key())
    }
    secret('sign-in code', world.spare.signInCode)
    secret('center key', key())
    secret('password', PASSWORD)
    secret('wrong password', WRONG)
    secret('pseudonym', world.spare.pseudonym)
    secret('name', world.spare.lastName1)

    const log = lines.join('')
    // a short code may occur within an id, but not as a word
    const found = [...secrets].filter(([, value]) => new RegExp(`(?<!\\w)${RegExp.escape(value)}(?!\\w)`).test(log))
    expect(found.map(([name]) => name)).toEqual([])
    expect(log).not.toMatch(/authorization|bearer/i)
    expect([...secrets.values()]).not.toContain('')
    expect(lines.filter((line) => line.includes('"fault"')).length).toBeGreaterThanOrEqual(4)
    expect(log).toContain('class-ended')
    for (const event of ['mail-sent', 'mail-postponed', 'mail given up']) expect(log).toContain(event)
  })
})
