import { randomUUID } from 'node:crypto'

import { giveStrapBack } from '@repo/api-client/classes/own-straps'
import { banParticipant } from '@repo/api-client/classes/participants'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { buildSensor } from '../../../../testing/factories/build-sensor.ts'
import { buildStrapRoom, type StrapRoom } from '../../../../testing/strap-room.ts'
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts'
import { buildWorld } from '../../../../testing/world.ts'
import { strapAddresses } from '../../../database/schema/sensors.ts'
import { strapClaims } from '../../../database/schema/strap-claims.ts'

describe('a strap that no member has', () => {
  let server: TestServer
  let room: StrapRoom
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    room = await buildStrapRoom(server)
  })

  it('is offered to a phone without its address', async () => {
    await room.send(
      [
        { strap: 'ant:730926', hr: 101, rssi: -80 },
        { strap: 'ble:A09E1A8C4AA3', hr: 99, rssi: -60 },
      ],
      [{ strap: 'ble:A09E1A8C4AA3', name: 'Polar H10 8C4CAB21' }],
    )
    const answer = await room.list()
    expect(answer).toEqual({
      own: null,
      straps: [
        expect.objectContaining({ radio: 'ble', name: 'Polar H10', ending: 'AB21', heartRate: 99, isNew: true }),
        expect.objectContaining({ radio: 'ant', name: null, ending: '926', heartRate: 101, isUsual: false }),
      ],
    })
    expect(JSON.stringify(answer)).not.toMatch(/730926|A09E1A8C4AA3|8C4CAB21/i)
    expect((await room.list(undefined, '4cab')).straps.map(({ isTyped }) => isTyped)).toEqual([true, false])
  })

  it('counts for the member who picks it, from the moment of joining', async () => {
    await room.sendFor(5, () => [{ strap: 'ant:730926' }])
    await expect(room.pick((await room.onlyStrap()).id)).resolves.toEqual({ state: 'picked' })
    await room.sendFor(2, () => [{ strap: 'ant:730926', hr: 130 }])
    expect(await room.entryOf()).toMatchObject({ hr: 130, status: true })
    expect(await room.stored()).toHaveLength(7)
    expect(await room.list()).toMatchObject({
      straps: [],
      own: { radio: 'ant', ending: '926', heartRate: 130, mayKeep: true },
    })
  })

  it('is one strap though two devices and two radios send it, and counts once', async () => {
    const beats = Array.from({ length: 50 }, (_, at) => 400 + ((at * 37) % 60))
    for (let second = 0; second < 25; second += 1) {
      const rr = beats.slice(2 * second, 2 * second + 2)
      const both = [
        { strap: 'ant:730926', rr },
        { strap: 'ble:A09E1A8C4AA3', rr },
      ]
      await room.send(both)
      await room.send(both)
      server.clock.advance(1000)
    }
    const strap = await room.onlyStrap()
    await room.pick(strap.id)
    await room.send([{ strap: 'ant:730926' }, { strap: 'ble:A09E1A8C4AA3' }])
    expect(await room.stored()).toHaveLength(26)
    const claims = await server.context.db.select().from(strapClaims)
    expect(claims.map(({ address }) => address).toSorted()).toEqual(
      expect.arrayContaining(['ant:730926', 'ble:A09E1A8C4AA3']),
    )
  })

  it('becomes a further address of the sensor whose beats it has', async () => {
    const { db } = server.context
    const { member } = await room.newcomer()
    await buildSensor(db, room.world.branch.uuid, member.uuid, { mac: 'A0:9E:1A:8C:4A:A3' })
    for (let second = 0; second < 25; second += 1) {
      const rr = [400 + ((second * 37) % 60), 410 + ((second * 17) % 60)]
      await room.send([
        { strap: 'ant:730926', rr },
        { strap: 'ble:A09E1A8C4AA3', rr },
      ])
      server.clock.advance(1000)
    }
    expect((await room.list()).straps).toEqual([])
    const rows = await db.select().from(strapAddresses).where(eq(strapAddresses.address, 'ant:730926'))
    expect(rows).toMatchObject([{ learnt: 'beats', branchUuid: room.world.branch.uuid }])
  })

  it('is given to the first of two who pick it at once', async () => {
    const { token } = await room.newcomer()
    await room.send([{ strap: 'ant:730926' }])
    const { id } = await room.onlyStrap()
    const answers = await Promise.allSettled([room.pick(id), room.pick(id, { token })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = answers.find(({ status }) => status === 'rejected')
    expect(refused).toMatchObject({ reason: { status: 409, code: 'strap-taken' } })
  })

  it('needs a proof if another is as fast, which loosening it gives', async () => {
    const both = [
      { strap: 'ant:1', hr: 100 },
      { strap: 'ant:730926', hr: 104 },
    ]
    await room.send(both)
    const own = (await room.list()).straps.find(({ ending }) => ending === '926')
    await expect(room.pick(own?.id ?? '')).resolves.toEqual({ state: 'proof-needed' })
    await room.sendFor(4, () => both)
    await expect(room.pick(own?.id ?? '')).resolves.toEqual({ state: 'proof-needed' })
    await room.sendFor(4, () => both.slice(0, 1))
    await expect(room.pick(own?.id ?? '')).resolves.toEqual({ state: 'picked' })
  })

  it.each([
    ['held to the receiver', [{ strap: 'ant:730926', hr: 104, rssi: -40 }], {}],
    ['named by its printed number', [{ strap: 'ant:730926', hr: 104 }], { digits: '926' }],
  ])('needs no further proof once %s', async (_, values, rest) => {
    await room.send([{ strap: 'ant:1', hr: 100, rssi: -70 }, ...values])
    const own = (await room.list()).straps.find(({ ending }) => ending === '926')
    await expect(room.pick(own?.id ?? '', rest)).resolves.toEqual({ state: 'picked' })
  })

  it('goes back with its numbers', async () => {
    await room.sendFor(5, () => [{ strap: 'ant:730926' }])
    await room.pick((await room.onlyStrap()).id)
    await room.phone().call(giveStrapBack, {})
    expect(await room.stored()).toEqual([])
    expect(await room.entryOf()).toMatchObject({ hr: null, status: false, calories_tot: 0 })
    expect((await room.list()).own).toBeNull()
    await expect(room.phone().call(giveStrapBack, {})).rejects.toMatchObject({ status: 404, code: 'strap-unknown' })
    const { member, token } = await room.newcomer()
    await room.pick((await room.onlyStrap(token)).id, { token })
    await room.send([{ strap: 'ant:730926' }])
    expect(await room.entryOf(member.uuid)).toMatchObject({ hr: 120 })
  })

  it('is replaced by another pick and free after its wearer left', async () => {
    const both = [
      { strap: 'ant:1', hr: 80 },
      { strap: 'ant:730926', hr: 140 },
    ]
    await room.send(both)
    const [one, other] = (await room.list()).straps
    await room.pick(one?.id ?? '')
    await room.pick(other?.id ?? '')
    expect((await room.list()).straps.map(({ id }) => id)).toEqual([one?.id])
    const body = { user_uuid: room.world.member.uuid, type_banned: 'none' as const }
    await room.coach.call(banParticipant, { params: { uuid: room.world.classUuid }, body })
    const { token } = await room.newcomer()
    expect((await room.list(token)).straps).toHaveLength(2)
    expect(await room.list()).toEqual({ straps: [], own: null })
    await expect(room.pick(other?.id ?? '')).rejects.toMatchObject({ status: 409, code: 'class-over' })
  })

  it('becomes the member’s own sensor if they keep it', async () => {
    const { db } = server.context
    await room.send([{ strap: 'ant:730926' }], [{ strap: 'ant:730926', name: 'Garmin' }])
    await room.pick((await room.onlyStrap()).id, { keep: true })
    server.clock.advance(1000)
    await room.send([{ strap: 'ant:730926', hr: 131 }])
    expect(await room.entryOf()).toMatchObject({ hr: 131 })
    const rows = await db.select().from(strapAddresses).where(eq(strapAddresses.branchUuid, room.world.branch.uuid))
    expect(rows.find(({ address }) => address === 'ant:730926')).toMatchObject({ learnt: 'claim' })
    expect(await room.list()).toEqual({ straps: [], own: null })
    await expect(room.phone().call(giveStrapBack, {})).rejects.toMatchObject({ status: 404 })
    expect(await room.stored()).toHaveLength(2)
  })

  it('is not kept by a pseudonym', async () => {
    await room.send([{ strap: 'ant:730926' }])
    const token = await room.join({ pseudonym: room.world.spare.pseudonym })
    const answer = room.pick((await room.onlyStrap(token)).id, { token, keep: true })
    await expect(answer).rejects.toMatchObject({ status: 422, code: 'sign-in-code-required' })
  })

  it.each(['off its wearer', 'of another class', 'never received'])('is not offered or picked if %s', async (which) => {
    if (which === 'off its wearer') await room.send([{ strap: 'ant:730926', contact: false }])
    const elsewhere = await buildWorld(server)
    const id = which === 'of another class' ? elsewhere.strapId : randomUUID()
    expect((await room.list()).straps).toEqual([])
    await expect(room.pick(id)).rejects.toMatchObject({ status: 404, code: 'strap-unknown' })
  })

  it('is picked at most 20 times in a row', async () => {
    await room.send([
      { strap: 'ant:1', hr: 60 },
      { strap: 'ant:730926', hr: 140 },
    ])
    const ids = (await room.list()).straps.map(({ id }) => id)
    const picks = async (left: number): Promise<number> => {
      const status = await room.pick(ids[left % 2] ?? '').then(
        () => 200,
        (error: { status: number }) => error.status,
      )
      return status === 200 && left > 0 ? picks(left - 1) : status
    }
    await expect(picks(30)).resolves.toBe(429)
  })
})
