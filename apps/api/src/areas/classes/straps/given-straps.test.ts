import { randomUUID } from 'node:crypto'

import { giveStrap, listRefusedStraps } from '@repo/api-client/classes/participants'
import { changeClassState } from '@repo/api-client/classes/run-class'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { buildMember } from '../../../../testing/factories/build-member.ts'
import { buildStrapRoom, type StrapRoom } from '../../../../testing/strap-room.ts'
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts'
import { rowsOf } from '../../../database/database.ts'
import { strapClaims } from '../../../database/schema/strap-claims.ts'
import { createLog } from '../../../lib/log.ts'

describe('a strap in a room', () => {
  let server: TestServer
  let room: StrapRoom
  const lines: string[] = []
  beforeAll(async () => {
    server = await startTestServer({}, createLog('info', { write: (line) => void lines.push(line) }))
  })
  beforeEach(async () => {
    room = await buildStrapRoom(server)
  })

  it('is given by the coach in one call, also to a member without a phone, and taken back', async () => {
    const member = await buildMember(server.context.db, room.world.branch.uuid)
    await room.sendFor(3, () => [{ strap: 'ant:730926' }])
    const refused = await room.coach.callDecoded(listRefusedStraps, { params: { uuid: room.world.classUuid } })
    const strap = refused.find(({ mac }) => mac === 'ANT 730926')?.strap ?? ''
    expect(refused).toMatchObject([{ reason: 'unknown-sensor', heartRate: 120, strap: expect.any(String) as string }])
    const give = (user_uuid: string | null) =>
      room.coach.call(giveStrap, { params: { uuid: room.world.classUuid }, body: { strap, user_uuid } })
    await give(member.uuid)
    await room.send([{ strap: 'ant:730926', hr: 133 }])
    expect(await room.entryOf(member.uuid)).toMatchObject({ hr: 133 })
    await expect(give(room.world.member.uuid)).rejects.toMatchObject({ status: 409, code: 'strap-taken' })
    const absent = await buildMember(server.context.db, room.world.branch.uuid)
    await expect(give(absent.uuid)).rejects.toMatchObject({ status: 409, code: 'strap-taken' })
    expect(await room.entryOf(absent.uuid)).toBeUndefined()
    await give(null)
    expect(await room.entryOf(member.uuid)).toMatchObject({ hr: null })
    await expect(give(null)).rejects.toMatchObject({ status: 404, code: 'strap-unknown' })
    await expect(give(randomUUID())).rejects.toMatchObject({ status: 404, code: 'participant-unknown' })
    await give(room.world.member.uuid)
    expect(await room.entryOf()).toMatchObject({ status: true })
  })

  it('is offered first to the member who picked it in three classes', async () => {
    const { db } = server.context
    await room.send([
      { strap: 'ant:1', hr: 60, rssi: -40 },
      { strap: 'ant:730926', hr: 140, rssi: -90 },
    ])
    await db.execute(sql`
      with earlier as (
        insert into classes (uuid, branch_uuid, room_uuid, training_type_uuid, channel, capacity, duration_minutes,
          delay_minutes, data_order, remote_state, configured_at, start_at, finish_at)
        select gen_random_uuid(), branch_uuid, room_uuid, training_type_uuid, channel, 1, 1, 0, 'effort', 0,
          configured_at - interval '1 day', start_at, finish_at
        from classes, generate_series(1, 3) where uuid = ${room.world.classUuid} returning uuid, branch_uuid
      ), joined as (
        insert into participations (uuid, branch_uuid, class_uuid, member_uuid, pseudonym, joined_at, consent_at)
        select gen_random_uuid(), branch_uuid, uuid, ${room.world.member.uuid}, 'A', now(), now() from earlier
        returning uuid, branch_uuid
      )
      insert into strap_claims (uuid, branch_uuid, participation_uuid, address, from_at)
      select gen_random_uuid(), branch_uuid, uuid, 'ant:730926', now() from joined`)
    expect((await room.list()).straps.map(({ ending, isUsual }) => [ending, isUsual])).toEqual([
      ['926', true],
      ['', false],
    ])
    const refused = await room.coach.callDecoded(listRefusedStraps, { params: { uuid: room.world.classUuid } })
    expect(refused.map(({ usual }) => usual?.userUuid)).toContain(room.world.member.uuid)
  })

  it('still counts for its wearer after a restart and late, but no longer once taken back', async () => {
    const { db, engine } = server.context
    await room.send([{ strap: 'ant:730926' }])
    await room.pick((await room.onlyStrap()).id)
    const late = server.clock.now() + 1000
    server.clock.advance(5000)
    await room.coach.call(changeClassState, { params: { uuid: room.world.classUuid }, body: { state: 'stop' } })
    expect(engine.find(room.world.classUuid)).toBeNull()
    await expect(room.send([{ strap: 'ant:730926', at: late }])).resolves.toMatchObject({ accepted: 1 })
    await db.delete(strapClaims).where(eq(strapClaims.branchUuid, room.world.branch.uuid))
    await expect(room.send([{ strap: 'ant:730926', at: late + 1000 }])).resolves.toMatchObject({
      accepted: 0,
      refused: [{ index: 0, reason: 'unknown-sensor' }],
    })
  })

  it('is in no table and no log before it is picked, and no longer in memory after ten minutes', async () => {
    await room.send(Array.from({ length: 60 }, (_, at) => ({ strap: `ant:${555_100 + at}` })))
    const tables = await rowsOf<{ name: string }>(
      server.context.db,
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    )
    for (const { name } of tables) {
      const found = await rowsOf(
        server.context.db,
        sql.raw(`select 1 from "${name}" as row where row::text like '%ant:5551__%' limit 1`),
      )
      expect([name, found]).toEqual([name, []])
    }
    expect(lines.join()).not.toMatch(/ant:5551|5551\d\d\b/)
    server.clock.advance(10 * 60_000 + 1000)
    await room.send([{ strap: 'ant:5' }])
    expect([...room.liveClass().roomStraps.byAddress.keys()]).toEqual(['ant:5'])
  })
})
