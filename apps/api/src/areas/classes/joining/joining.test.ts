import { showClassSummary, showMeasurements } from '@repo/api-client/classes/class-summary'
import { joinClass } from '@repo/api-client/classes/join-class'
import { sendMeasurements } from '@repo/api-client/classes/measurements'
import { banParticipant } from '@repo/api-client/classes/participants'
import { startClass } from '@repo/api-client/classes/run-class'
import { unbanMember } from '@repo/api-client/members/member-endpoints'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { buildMember } from '../../../../testing/factories/build-member.ts'
import { centerClient, participantClient, startTestServer, type TestServer } from '../../../../testing/test-server.ts'
import { type Client, createClient } from '../../../../testing/wire-client.ts'
import { buildWorld, type World } from '../../../../testing/world.ts'
import { participations } from '../../../database/schema/classes.ts'
import { recoverClasses } from '../live/recover-classes.ts'

describe('joining a class', () => {
  let server: TestServer
  let world: World
  let coach: Client
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    world = await buildWorld(server)
    coach = createClient({ baseUrl: server.url, headers: () => world.headers.coach })
  })

  const join = (who: { sign_in_code: string } | { pseudonym: string }, room = world.busy.uuid) =>
    centerClient(server, world.branch.publishableKey).call(joinClass, {
      params: { room },
      body: { ...who, consent: true },
    })
  const withCode = ({ signInCode }: { signInCode: string }, room?: string) => join({ sign_in_code: signInCode }, room)
  const ban = (member: { uuid: string }, classUuid = world.classUuid) =>
    coach.call(banParticipant, {
      params: { uuid: classUuid },
      body: { user_uuid: member.uuid, type_banned: 'this_class' },
    })
  const startIn = (room: { uuid: string }, capacity = 10) =>
    coach.call(startClass, {
      params: { uuid: room.uuid },
      body: {
        training_type_uuid: world.typeUuid,
        duration: 5,
        class_delay: 0,
        data_order: 'effort',
        user_capacity_status: true,
        capacity,
        streaming: false,
      },
    })

  it('is refused to a former member, and a remaining member keeps the shared pseudonym', async () => {
    const { neighbour, twin } = world.neighbours
    await expect(withCode(twin)).rejects.toMatchObject({ code: 'member-unknown' })
    expect(await join({ pseudonym: neighbour.pseudonym.toUpperCase() })).toMatchObject({ user_uuid: neighbour.uuid })
  })

  it('is refused by a pseudonym that two members share, with a hint to use the code', async () => {
    const { pseudonym } = await buildMember(server.context.db, world.branch.uuid)
    await buildMember(server.context.db, world.branch.uuid, { pseudonym })
    await expect(join({ pseudonym })).rejects.toMatchObject({
      status: 422,
      code: 'pseudonym-shared',
      message: 'Several members have this name. Use your sign-in code.',
    })
  })

  it('is refused after the class has ended', async () => {
    const { neighbour, room } = world.neighbours
    await expect(withCode(neighbour, room.uuid)).rejects.toMatchObject({ code: 'no-open-class' })
  })

  it('is possible for a member who is banned from another room', async () => {
    const { removed, room } = world.neighbours
    expect(await withCode(removed)).toMatchObject({ user_uuid: removed.uuid, class_uuid: world.classUuid })
    await startIn(room)
    await expect(withCode(removed, room.uuid)).rejects.toMatchObject({ status: 403, code: 'banned' })
  })

  it('leads to the running class, whatever classes the member was in before', async () => {
    const { neighbour, room } = world.neighbours
    const { uuid } = await startIn(room)
    const joined = await withCode(neighbour, room.uuid)
    expect(joined.class_uuid).toBe(uuid)
    const own = eq(participations.memberUuid, neighbour.uuid)
    const rows = await server.context.db.select().from(participations).where(own)
    expect(rows).toHaveLength(3)
    expect(rows.find((row) => row.uuid === joined.participation_uuid)?.classUuid).toBe(uuid)
    const packet = await coach.call(showMeasurements, { params: { uuid } })
    expect(packet.data.map((one) => one.final_user_uuid)).toEqual([neighbour.uuid])
  })

  it('is possible in the spot of a removed participant', async () => {
    const { neighbour } = world.neighbours
    const { uuid } = await startIn(world.idle, 1)
    await withCode(world.spare, world.idle.uuid)
    await expect(withCode(neighbour, world.idle.uuid)).rejects.toMatchObject({ code: 'class-full' })
    await ban(world.spare, uuid)
    expect(await withCode(neighbour, world.idle.uuid)).toMatchObject({ user_uuid: neighbour.uuid })
  })

  it('is undone by a ban in the class of the ban only', async () => {
    const { neighbour, ended } = world.neighbours
    await withCode(neighbour)
    await ban(neighbour)
    const rows = await server.context.db
      .select()
      .from(participations)
      .where(eq(participations.memberUuid, neighbour.uuid))
    const removedFrom = rows.filter(({ removedAt }) => removedAt !== null).map(({ classUuid }) => classUuid)
    expect(removedFrom).toEqual([world.classUuid])
    const { participants } = await coach.call(showClassSummary, { params: { uuid: ended.uuid } })
    expect(participants.map((one) => one.final_user_uuid)).toEqual([neighbour.uuid])
  })

  it('is possible again once a ban is lifted, with the member on the display and in the results', async () => {
    const { neighbour } = world.neighbours
    const onWall = async () => {
      const packet = await coach.call(showMeasurements, { params: { uuid: world.classUuid } })
      return packet.data.some((one) => one.final_user_uuid === neighbour.uuid)
    }
    const first = await withCode(neighbour)
    await ban(neighbour)
    expect(await onWall()).toBe(false)
    await coach.call(unbanMember, { body: { user_uuid: neighbour.uuid } })
    const again = await withCode(neighbour)
    expect(again.participation_uuid).toBe(first.participation_uuid)
    expect(await onWall()).toBe(true)
    const samples = [{ at: server.clock.now(), hr: 120 }]
    const body = { device_id: 'strap', sequence: 0, samples }
    expect(await participantClient(server, again.token).call(sendMeasurements, { body })).toMatchObject({ accepted: 1 })
    await server.context.engine.end(world.classUuid)
    const { participants } = await coach.call(showClassSummary, { params: { uuid: world.classUuid } })
    expect(participants.map((one) => one.final_user_uuid)).toContain(neighbour.uuid)
  })

  it('is undone by a ban even after a server restart', async () => {
    const { neighbour } = world.neighbours
    await withCode(neighbour)
    await ban(neighbour)
    const recovered = await recoverClasses(server.context.db, server.clock.now())
    const { participants } = recovered.find(({ uuid }) => uuid === world.classUuid) ?? { participants: new Map() }
    const states = [...participants.values()].map(({ memberUuid, isRemoved }) => [memberUuid, isRemoved])
    expect(Object.fromEntries(states)).toEqual({ [world.member.uuid]: false, [neighbour.uuid]: true })
  })

  it('is recovered by a restart only for classes that have not ended', async () => {
    const recovered = await recoverClasses(server.context.db, server.clock.now())
    const { before, ended } = world.neighbours
    const uuids = recovered.map(({ uuid }) => uuid)
    expect(uuids).toContain(world.classUuid)
    expect(uuids).not.toContain(before.uuid)
    expect(uuids).not.toContain(ended.uuid)
  })
})
