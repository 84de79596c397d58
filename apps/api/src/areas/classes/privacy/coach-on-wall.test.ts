import { showCenter } from '@repo/api-client/center/show-center'
import { showClassSummary, showMeasurements } from '@repo/api-client/classes/class-summary'
import { joinClass, showJoinRequest } from '@repo/api-client/classes/join-class'
import { sendMeasurements } from '@repo/api-client/classes/measurements'
import {
  banParticipant,
  hideParticipant,
  listJoinRequests,
  listRefusedStraps,
  readmitParticipant,
} from '@repo/api-client/classes/participants'
import { showRoomHistory } from '@repo/api-client/classes/room-history'
import { changeClassState, startClass } from '@repo/api-client/classes/run-class'
import { displayHeaders } from '@repo/api-client/core/headers'
import { showDisplay } from '@repo/api-client/displays/display'
import { signInDisplay } from '@repo/api-client/displays/display-sign-in'
import { listTrainingTypes } from '@repo/api-client/trainings/training-types'
import type { Visibility } from '@repo/domain/privacy/visibility'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildAdmin } from '../../../../testing/factories/build-admin.ts'
import { buildMember } from '../../../../testing/factories/build-member.ts'
import { buildRoom } from '../../../../testing/factories/build-room.ts'
import { PASSWORD } from '../../../../testing/factories/password.ts'
import { classBody, openClass } from '../../../../testing/open-class.ts'
import {
  buildGym,
  centerClient,
  type Gym,
  participantClient,
  startTestServer,
  type TestServer,
} from '../../../../testing/test-server.ts'
import { type Client, createClient } from '../../../../testing/wire-client.ts'
import { newToken } from '../../../lib/secrets.ts'

describe('a coach signed in on a display', () => {
  let server: TestServer
  let gym: Gym
  let wall: Client
  beforeAll(async () => {
    server = await startTestServer()
    gym = await buildGym(server)
    const person = await buildAdmin(server.context.db, gym.branch.uuid, { role: 'coach' })
    const { token } = await centerClient(server, gym.branch.publishableKey).call(signInDisplay, {
      body: { email: person.email, password: PASSWORD },
    })
    wall = createClient({ baseUrl: server.url, headers: () => displayHeaders('en', token) })
  })

  /** Members of these levels trained for 20 s and are in a running class. */
  const classOf = async (levels: readonly Visibility[]) => {
    const opened = await openClass(server, gym)
    const from = server.clock.now()
    server.clock.advance(20_000)
    const people = []
    for (const [index, visibility] of levels.entries()) {
      const member = await buildMember(server.context.db, gym.branch.uuid, { visibility, maxHeartRate: 200 })
      const { token } = await opened.join(member)
      const samples = Array.from({ length: 20 }, (_, second) => ({ at: from + second * 1000, hr: 120 + index * 20 }))
      const body = { device_id: 'strap', sequence: 0, samples }
      await participantClient(server, token).call(sendMeasurements, { body })
      people.push({ ...member, token })
    }
    return { ...opened, people }
  }
  const paramsOf = (uuid: string) => ({ params: { uuid } })

  it('sees what displays show, in packets, results, and sums, and the coach in the panel everything', async () => {
    const { classUuid, coach, room, people } = await classOf(['all', 'color', 'color-anonymous', 'name', 'nothing'])
    const [open] = people
    const packet = await wall.call(showMeasurements, paramsOf(classUuid))
    expect(packet.not_shown).toBe(1)
    expect(packet.data.map(({ pseudonym, hr, level }) => [pseudonym, hr, level])).toEqual([
      [open?.pseudonym, 120, undefined],
      [people[1]?.pseudonym, null, 3],
      [people[3]?.pseudonym, null, undefined],
      ['#1', null, 4],
    ])
    const panel = await coach.call(showMeasurements, paramsOf(classUuid))
    expect(panel.data.map(({ hr }) => hr)).toEqual([120, 140, 160, 180, 200])
    await coach.call(changeClassState, { ...paramsOf(classUuid), body: { state: 'stop' } })
    const shown = await wall.call(showClassSummary, paramsOf(classUuid))
    expect(shown.not_shown).toBe(2)
    expect(
      shown.participants.map(({ pseudonym, effort_avg, duration_time_tot, zones }) => [
        pseudonym,
        effort_avg,
        duration_time_tot,
        zones,
      ]),
    ).toEqual([
      [open?.pseudonym, 60, 20, [0, 20, 0, 0, 0]],
      ['#1', null, 0, [0, 0, 0, 100, 0]],
      [people[1]?.pseudonym, null, 0, [0, 0, 100, 0, 0]],
    ])
    const results = await coach.call(showClassSummary, paramsOf(classUuid))
    expect(results.participants.map(({ effort_avg: effort }) => effort)).toEqual([100, 90, 80, 70, 60])
    const history = async (client: Client) =>
      (await client.call(showRoomHistory, { params: { uuid: room.uuid } })).data.map((past) => [
        past.people,
        past.effort_avg,
      ])
    expect([await history(wall), await history(coach)]).toEqual([[[5, 60]], [[5, 80]]])
  })

  it('removes, readmits, and hides a guest by the ID of the display', async () => {
    const { classUuid, coach, people } = await classOf(['anonymous'])
    const shown = async () => (await wall.call(showMeasurements, paramsOf(classUuid))).data
    const [guest] = await shown()
    const userUuid = guest?.final_user_uuid ?? ''
    expect([guest?.pseudonym, userUuid === people[0]?.uuid]).toEqual(['#1', false])
    const body = { user_uuid: userUuid }
    await wall.call(banParticipant, { ...paramsOf(classUuid), body: { ...body, type_banned: 'this_class' } })
    expect(await shown()).toEqual([])
    await wall.call(readmitParticipant, { ...paramsOf(classUuid), body })
    expect(await shown()).toEqual([expect.objectContaining({ final_user_uuid: userUuid, guest_number: 1 })])
    await wall.call(hideParticipant, { ...paramsOf(classUuid), body: { ...body, hidden: true } })
    expect(await shown()).toEqual([])
    const [entry] = (await coach.call(showMeasurements, paramsOf(classUuid))).data
    expect(entry).toMatchObject({ visibility: 'nothing', hidden: true })
    await wall.call(hideParticipant, { ...paramsOf(classUuid), body: { ...body, hidden: false } })
    expect(await shown()).toHaveLength(1)
  })

  it('reads no names of members who hide them in the requests of second phones', async () => {
    const { classUuid, room, people, center, coach } = await classOf(['all', 'anonymous', 'nothing'])
    for (const { pseudonym } of people) {
      const phone = newToken()
      const body = { pseudonym, consent: true as const, phone }
      await expect(center.call(joinClass, { params: { room: room.uuid }, body })).rejects.toMatchObject({ status: 409 })
      await center.call(showJoinRequest, { params: { room: room.uuid }, body: { phone } })
    }
    const namesOf = async (client: Client) =>
      (await client.call(listJoinRequests, paramsOf(classUuid))).data.map(({ pseudonym }) => pseudonym)
    expect(await namesOf(wall)).toEqual([people[0]?.pseudonym, '#1', '–'])
    expect(await namesOf(coach)).toEqual(people.map(({ pseudonym }) => pseudonym))
    const requests = JSON.stringify(await wall.call(listJoinRequests, paramsOf(classUuid)))
    for (const { uuid } of people.slice(1)) expect(requests).not.toContain(uuid)
    expect(await wall.call(listRefusedStraps, paramsOf(classUuid))).toEqual({ data: [] })
  })

  it('is given the channel of displays only, and the panel that of the staff too', async () => {
    const room = await buildRoom(server.context.db, gym.branch.uuid, gym.coach.uuid)
    const { data: types } = await wall.call(listTrainingTypes, {})
    const body = classBody(types[0]?.training_type_uuid ?? '')
    const started = await wall.call(startClass, { params: { uuid: room.uuid }, body })
    expect(started).not.toHaveProperty('staff_channel')
    expect(JSON.stringify(await wall.call(showDisplay, {}))).not.toContain('staff_channel')
    const { coach } = await openClass(server, gym)
    const { rooms } = await coach.call(showCenter, paramsOf(gym.branch.uuid))
    const held = rooms.find(({ uuid }) => uuid === room.uuid)?.class_configuration
    expect(held?.staff_channel).toBe(`branch:${gym.branch.uuid}:staff:${started.uuid}`)
  })
})
