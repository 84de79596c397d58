import { showClassSummary } from '@repo/api-client/classes/class-summary'
import { showParticipation } from '@repo/api-client/classes/join-class'
import { sendMeasurements } from '@repo/api-client/classes/measurements'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildMember } from '../../../testing/factories/build-member.ts'
import { openClass } from '../../../testing/open-class.ts'
import {
  buildGym,
  type Gym,
  participantClient,
  staffClient,
  startTestServer,
  type TestServer,
} from '../../../testing/test-server.ts'
import { trainings } from '../../database/schema/trainings.ts'

describe('the summary of a class', () => {
  let server: TestServer
  let gym: Gym
  beforeAll(async () => {
    server = await startTestServer()
    gym = await buildGym(server)
  })

  it('lists all participants in the order of the class, and those without a value last', async () => {
    const { db } = server.context
    const { classUuid, join } = await openClass(server, gym)
    const neighbour = await openClass(server, gym)
    const [silent, strong, weak, elsewhere] = await Promise.all(
      ['Callada', 'Fuerte', 'Suave', 'Vecina'].map((pseudonym) =>
        buildMember(db, gym.branch.uuid, { pseudonym, maxHeartRate: 200 }),
      ),
    )
    if (!silent || !strong || !weak || !elsewhere) throw new Error('four members were built')
    await join(silent)
    await neighbour.join(elsewhere)
    const from = server.clock.now()
    const send = async (member: typeof silent, heartRates: number[]) => {
      const { token } = await join(member)
      const samples = heartRates.map((hr, second) => ({ at: from + second * 1000, hr }))
      const body = { device_id: 'strap', sequence: 0, samples }
      await participantClient(server, token).call(sendMeasurements, { body })
      return participantClient(server, token)
    }
    server.clock.advance(20_000)
    // 4 s below the zones and 7 in z1; 11 s in z3
    await send(weak, [...Array<number>(4).fill(90), ...Array<number>(7).fill(110)])
    const phone = await send(strong, Array<number>(11).fill(150))
    // 11 thirds of a sixtieth have no exact end in binary
    expect((await phone.call(showParticipation, { query: {} })).own.rookpoints).toBe(0.55)
    server.clock.advance(300_000)
    await server.context.engine.tick()
    const coach = await staffClient(server, gym, gym.coach.email)
    const { participants, data_order: order } = await coach.call(showClassSummary, { params: { uuid: classUuid } })
    expect(order).toBe('effort')
    expect(participants.map(({ pseudonym }) => pseudonym)).toEqual(['Fuerte', 'Suave', 'Callada'])
    expect(participants[0]).toMatchObject({ zones: [0, 0, 11, 0, 0], below_time_tot: 0, rookpoints: 0.55 })
    expect(participants[1]).toMatchObject({ zones: [7, 0, 0, 0, 0], below_time_tot: 4, rookpoints: 0.1167 })
    expect(participants[2]).toMatchObject({ zones: [0, 0, 0, 0, 0], below_time_tot: 0, rookpoints: 0 })
    expect(participants[2]).toMatchObject({ duration_time_tot: 0, calories_tot: null, effort_avg: null })
    const [stored] = await db.select().from(trainings).where(eq(trainings.memberUuid, weak.uuid))
    expect(stored?.points).toBeCloseTo(7 / 60, 12)
    expect(stored?.points).not.toBe(0.1167)
  })
})
