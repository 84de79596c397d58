import { showJoinCode } from '@repo/api-client/classes/class-summary'
import { listOpenClasses } from '@repo/api-client/classes/join-class'
import { CLASS_EVENTS } from '@repo/api-client/classes/packet'
import { joinCodeOf } from '@repo/domain/rooms/join-code'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { buildRoom } from '../../../testing/factories/build-room.ts'
import { openClass } from '../../../testing/open-class.ts'
import { buildGym, centerClient, type Gym, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { rowsOf } from '../../database/database.ts'
import { classes } from '../../database/schema/classes.ts'
import { rooms } from '../../database/schema/rooms.ts'
import { staffChannel } from '../../realtime/branch-events.ts'

describe('the join codes of rooms', () => {
  let server: TestServer
  let gym: Gym
  let neighbor: Gym
  beforeAll(async () => {
    server = await startTestServer()
    gym = await buildGym(server, { features: { realtime: true } })
    neighbor = await buildGym(server, { features: { realtime: true } })
  })

  const codeOf = async (uuid: string): Promise<string> => {
    const [row] = await server.context.db.select({ code: rooms.joinCode }).from(rooms).where(eq(rooms.uuid, uuid))
    return row?.code ?? ''
  }
  const lookUp = (room: string, { branch } = gym) =>
    centerClient(server, branch.publishableKey).call(listOpenClasses, { query: { room } })

  it('are unique and use letters that cannot be confused', async () => {
    const made = await Promise.all(
      Array.from({ length: 20 }, () => buildRoom(server.context.db, gym.branch.uuid, gym.coach.uuid)),
    )
    const codes = await Promise.all(made.map(({ uuid }) => codeOf(uuid)))
    expect(new Set(codes).size).toBe(20)
    expect(codes.map(joinCodeOf)).toEqual(codes)
    const found = await rowsOf(
      server.context.db,
      sql`SELECT prosrc LIKE ${'%CDFGHJKMNPQRTVWXY34679%'} AS is_same FROM pg_proc WHERE proname = 'give_join_code'`,
    )
    expect(found).toEqual([{ is_same: true }])
  })

  it('are replaced if another room of the center has the same code', async () => {
    const [one, other, foreign] = await Promise.all([
      buildRoom(server.context.db, gym.branch.uuid, gym.coach.uuid),
      buildRoom(server.context.db, gym.branch.uuid, gym.coach.uuid),
      buildRoom(server.context.db, neighbor.branch.uuid, neighbor.coach.uuid),
    ])
    const taken = await codeOf(one.uuid)
    const claim = (uuid: string) => server.context.db.update(rooms).set({ joinCode: taken }).where(eq(rooms.uuid, uuid))
    await claim(other.uuid)
    await claim(foreign.uuid)
    expect(await codeOf(other.uuid)).not.toBe(taken)
    expect(joinCodeOf(await codeOf(other.uuid))).not.toBeNull()
    expect(await codeOf(foreign.uuid)).toBe(taken)
  })

  it('lead to the class of the room like its id, in any case, within their center', async () => {
    const { room } = await openClass(server, gym)
    await openClass(server, gym)
    const code = await codeOf(room.uuid)
    for (const typed of [code, code.toLowerCase(), room.uuid]) {
      expect(await lookUp(typed)).toMatchObject({ room: 'open', room_uuid: room.uuid })
    }
    expect(await lookUp(code, neighbor)).toMatchObject({ room: 'unknown', room_uuid: null })
    expect(await lookUp('CCCCC')).toMatchObject({ room: 'unknown', room_uuid: null })
    expect(await lookUp('fuego')).toMatchObject({ room: 'unknown', room_uuid: null })
  })

  it('are shown on the displays of the requested class only', async () => {
    const { classUuid, coach } = await openClass(server, gym)
    const foreign = await openClass(server, neighbor)
    const [row] = await server.context.db.select().from(classes).where(eq(classes.uuid, classUuid))
    const publish = vi.spyOn(server.context.realtime, 'publish')
    const showCode = (uuid: string) => coach.call(showJoinCode, { params: { uuid } })
    await expect(showCode(foreign.classUuid)).rejects.toMatchObject({ status: 404 })
    await showCode(classUuid)
    const published = publish.mock.calls.filter(([, event]) => event === CLASS_EVENTS.showCode)
    expect(published).toEqual([
      [row?.channel, 'show-join-code', {}],
      [staffChannel(gym.branch.uuid, classUuid), 'show-join-code', {}],
    ])
  })
})
