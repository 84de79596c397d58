import { once } from 'node:events'

import { forgotPassword, resetPassword } from '@repo/api-client/auth/account-endpoints'
import { logIn } from '@repo/api-client/auth/log-in'
import { showMeasurements } from '@repo/api-client/classes/class-summary'
import { joinClass, showParticipation } from '@repo/api-client/classes/join-class'
import { MEASUREMENT_SOCKET_PATH, sendMeasurements, SocketMessage } from '@repo/api-client/classes/measurements'
import { banParticipant } from '@repo/api-client/classes/participants'
import { changeClassState } from '@repo/api-client/classes/run-class'
import type { ApiError } from '@repo/api-client/core/api-error'
import { daqHeaders, sessionHeaders } from '@repo/api-client/core/headers'
import { createPairingCode, pairDisplay } from '@repo/api-client/displays/pairing'
import { reportDaq, sendDaqMeasurements } from '@repo/api-client/rooms/daq-reports'
import { issueDaqKey } from '@repo/api-client/rooms/daq-rooms'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import WebSocket from 'ws'

import { openServerGroup, type ServerGroup } from '../../testing/cluster-servers.ts'
import { buildAdmin } from '../../testing/factories/build-admin.ts'
import { buildMember } from '../../testing/factories/build-member.ts'
import { buildSensor } from '../../testing/factories/build-sensor.ts'
import { whyNoNats } from '../../testing/nats-peer.ts'
import { newDevice } from '../../testing/new-device.ts'
import { openClass } from '../../testing/open-class.ts'
import {
  buildGym,
  centerClient,
  type FurnishedGym,
  participantClient,
  staffClient,
  type TestServer,
} from '../../testing/test-server.ts'
import { createClient } from '../../testing/wire-client.ts'

describe.skipIf(whyNoNats !== null)('two servers of one database', () => {
  let group: ServerGroup
  let one: TestServer
  let two: TestServer
  let gym: FurnishedGym
  beforeAll(async () => {
    group = await openServerGroup()
    one = await group.start()
    two = await group.start()
    gym = await buildGym(one)
  })

  it('remove a banned member at both and let that member in at neither', async () => {
    const { classUuid, join } = await openClass(one, gym)
    const member = await buildMember(one.context.db, gym.branch.uuid)
    const { token } = await join(member)
    const socket = new WebSocket(two.url.replace('http', 'ws') + MEASUREMENT_SOCKET_PATH)
    onTestFinished(() => socket.terminate())
    const closed = once(socket, 'close')
    const received: SocketMessage[] = []
    socket.on('message', (data: Buffer) => void received.push(SocketMessage.parse(JSON.parse(data.toString()))))
    await once(socket, 'open')
    socket.send(JSON.stringify({ type: 'hello', version: 1, token }))
    await vi.waitFor(() => expect(received.map(({ type }) => type)).toEqual(['ready']), { timeout: 20_000 })
    const coach = await staffClient(one, gym, gym.coach.email)
    const ban = { user_uuid: member.uuid, type_banned: 'this_class' as const }
    await coach.call(banParticipant, { params: { uuid: classUuid }, body: ban })
    const body = { device_id: 'strap', sequence: 1, samples: [{ at: group.clock.now(), hr: 133 }] }
    socket.send(JSON.stringify({ type: 'batch', ...body }))
    await closed
    expect(received.slice(1)).toMatchObject([{ type: 'refused', code: 'banned' }])
    for (const server of [one, two]) {
      const sent = participantClient(server, token).call(sendMeasurements, { body })
      await expect(sent).rejects.toMatchObject({ code: 'banned' })
    }
    await expect(join(member)).rejects.toMatchObject({ code: 'banned' })
  })

  it('resume a class at one that was stopped at the other, with the phones that were in it', async () => {
    const { classUuid, join } = await openClass(one, gym)
    const { token } = await join(await buildMember(one.context.db, gym.branch.uuid))
    const { token: staffToken } = await staffClient(one, gym, gym.coach.email)
    const { uuid: branchUuid, publishableKey: centerKey } = gym.branch
    const headers = () => sessionHeaders({ centerKey, language: 'en', staffToken, branchUuid })
    const change = (server: TestServer, state: 'stop' | 'continue') =>
      createClient({ baseUrl: server.url, headers }).call(changeClassState, {
        params: { uuid: classUuid },
        body: { state },
      })
    await change(one, 'stop')
    await Promise.all([change(one, 'continue'), change(two, 'continue')])
    for (const [sequence, server] of [two, one].entries()) {
      const samples = [{ at: group.clock.now() + sequence, hr: 133 }]
      const body = { device_id: 'strap', sequence, samples }
      const send = () => participantClient(server, token).call(sendMeasurements, { body })
      await vi.waitFor(async () => expect(await send()).toMatchObject({ accepted: 1 }), { timeout: 20_000 })
    }
    await change(two, 'stop')
    await expect(change(one, 'continue')).resolves.toMatchObject({ message: 'ok' })
  })

  it('count a strap off the skin alike, also when the phone moves to the other server', async () => {
    const { classUuid, join } = await openClass(one, gym)
    const member = await buildMember(one.context.db, gym.branch.uuid, { maxHeartRate: 200 })
    const { token } = await join(member)
    const start = group.clock.now()
    group.clock.set(start + 20_000)
    const send = (server: TestServer, from: number, to: number) => {
      const samples = Array.from({ length: to - from }, (_, n) => ({
        at: start + (from + n) * 1000,
        hr: 140,
        contact: false,
      }))
      return participantClient(server, token).call(sendMeasurements, {
        body: { device_id: 'strap', sequence: from, samples },
      })
    }
    await send(one, 0, 10)
    await send(two, 10, 20)
    const coach = await staffClient(two, gym, gym.coach.email)
    const seen = async () => (await coach.call(showMeasurements, { params: { uuid: classUuid } })).data
    expect(await seen()).toMatchObject([{ contact: false, measured_at: start + 5000 }])
    const own = async (server: TestServer) =>
      (await participantClient(server, token).call(showParticipation, { query: {} })).own
    expect(await own(one)).toMatchObject({ contact: false, duration_time_tot: 6 })
    expect(await own(two)).toEqual(await own(one))
  })

  it('assign a strap that devices at both receive to one class', async () => {
    const center = await buildGym(one, { features: { realtime: true, daqs: true } })
    const places = []
    for (const server of [one, two]) {
      const place = await openClass(server, center)
      const { key } = await place.coach.call(issueDaqKey, { params: { uuid: place.room.uuid }, body: newDevice })
      places.push({ ...place, device: createClient({ baseUrl: server.url, headers: () => daqHeaders('en', key) }) })
    }
    const member = await buildMember(one.context.db, center.branch.uuid, { maxHeartRate: 200 })
    const mac = 'A0:B1:C2:D3:66:01'
    const updatedAt = new Date(group.clock.now())
    await buildSensor(one.context.db, center.branch.uuid, member.uuid, { name: 'Strap', mac, updatedAt })
    const samples = [{ mac, at: group.clock.now(), hr: 140 }]
    const receipts = await Promise.all(
      places.map(({ device }) =>
        device.call(sendDaqMeasurements, { body: { device_id: 'daq', sequence: 1, samples } }),
      ),
    )
    expect(receipts.map(({ accepted }) => accepted).toSorted((a, b) => a - b)).toEqual([0, 1])
    expect(receipts.flatMap(({ refused }) => refused)).toEqual([{ index: 0, reason: 'in-another-class' }])
  })

  it('plan the same Bluetooth connections, although one of them has the class and the phones', async () => {
    const center = await buildGym(one, { features: { realtime: true, daqs: true } })
    const { coach, room, join } = await openClass(two, center)
    const [ana, leo] = [
      await buildMember(one.context.db, center.branch.uuid),
      await buildMember(one.context.db, center.branch.uuid),
    ]
    await buildSensor(one.context.db, center.branch.uuid, ana.uuid, { mac: 'A0:B1:C2:D3:77:01' })
    await buildSensor(one.context.db, center.branch.uuid, leo.uuid, { mac: 'A0:B1:C2:D3:77:02' })
    await join(ana)
    const { token } = await join(leo)
    const samples = [{ at: group.clock.now(), hr: 133 }]
    await participantClient(one, token).call(sendMeasurements, { body: { device_id: 'strap', sequence: 1, samples } })
    const { key } = await coach.call(issueDaqKey, { params: { uuid: room.uuid }, body: newDevice })
    for (const server of [one, two]) {
      const device = createClient({ baseUrl: server.url, headers: () => daqHeaders('en', key) })
      const { planVersion, plan } = await device.callDecoded(reportDaq, { body: { local_ip: null, version: '1' } })
      expect(plan).toEqual([
        { strap: 'ble:A0B1C2D37701', want: 'link', same: [] },
        { strap: 'ble:A0B1C2D37702', want: 'leave', same: [] },
      ])
      const batch = { device_id: 'daq', sequence: 1, samples: [] }
      await expect(device.call(sendDaqMeasurements, { body: batch })).resolves.toMatchObject({
        plan_version: planVersion,
      })
    }
  })

  const centerAt = (server: TestServer) => centerClient(server, gym.branch.publishableKey)
  type Guess = (server: TestServer, number: number) => Promise<unknown>
  const GUESSES: Readonly<Record<string, () => Promise<Guess>>> = {
    passwords: async () => {
      const { email } = await buildAdmin(one.context.db, gym.branch.uuid)
      const body = { email, password: 'wrong', rememberme: true, force: true }
      return (server) => centerAt(server).call(logIn, { body })
    },
    'sign-in codes': async () => {
      const { room, classUuid } = await openClass(one, gym)
      const class_letters = (await one.context.lettersOf)(classUuid)
      return (server, number) => {
        const body = { sign_in_code: String(900_000 + number), consent: true as const, class_letters }
        return centerAt(server).call(joinClass, { params: { room: room.uuid }, body })
      }
    },
    'codes of walls': async () => {
      const { email } = await buildAdmin(one.context.db, gym.branch.uuid)
      const { token: staffToken } = await staffClient(one, gym, email)
      const { uuid: branchUuid, publishableKey: centerKey } = gym.branch
      const headers = () => sessionHeaders({ centerKey, language: 'en', staffToken, branchUuid })
      return ({ url }, number) =>
        createClient({ baseUrl: url, headers }).call(pairDisplay, {
          body: { code: String(100_000 + number), name: 'Wall' },
        })
    },
    'new codes of walls': async () => (server) => centerAt(server).call(createPairingCode, {}),
    'links to a new password': async () => (server, number) => {
      const password = 'una clave larga'
      const body = { token: `guess-${number}`, password, password_confirmation: password }
      return centerAt(server).call(resetPassword, { body })
    },
    'mails with such links': async () => (server) =>
      centerAt(server).call(forgotPassword, { body: { email: gym.admin.email } }),
  }

  it.each([
    ['passwords', 5, 'wrong-credentials'],
    ['sign-in codes', 120, 'member-unknown'],
    ['codes of walls', 5, 'pairing-code-unknown'],
    ['new codes of walls', 30, 'ok'],
    ['links to a new password', 20, 'reset-link-unknown'],
    ['mails with such links', 20, 'ok'],
  ])('allow no client more %s than one server does: %i', async (name, free, code) => {
    const guess = await GUESSES[name]?.()
    const answers = Array.from({ length: free + 6 }, async (_, number) => {
      try {
        await guess?.(number % 2 === 0 ? one : two, number)
        return 'ok'
      } catch (error) {
        const refused = error as ApiError
        // the code of a wrong name once the class requires its letters
        if (refused.code === 'class-letters-wrong') return 'member-unknown'
        return refused.code === 'rate-limited' ? `${refused.status}, ${refused.retryAfterSeconds}` : refused.code
      }
    })
    const grouped = Object.groupBy(await Promise.all(answers), (answer) => answer)
    const counted = Object.entries(grouped).map(([answer, all]) => [answer, all?.length])
    expect(Object.fromEntries(counted)).toEqual({ [code]: free, '429, 2': 6 })
  })

  it('require the letters of a class after as many wrong codes as one server does', async () => {
    // earlier guesses have expired
    group.clock.advance(3_600_000)
    const { room } = await openClass(one, gym)
    const answers: string[] = []
    for (let number = 0; number < 24; number += 1) {
      const body = { sign_in_code: String(900_000 + number), consent: true as const }
      const server = number % 2 === 0 ? one : two
      await centerAt(server)
        .call(joinClass, { params: { room: room.uuid }, body })
        .catch(({ code }: ApiError) => answers.push(String(code)))
    }
    expect(answers.filter((code) => code === 'member-unknown')).toHaveLength(21)
    expect(answers.slice(21)).toEqual(Array.from({ length: 3 }, () => 'class-letters-required'))
  })
})
