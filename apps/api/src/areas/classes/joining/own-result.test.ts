import { showParticipation } from '@repo/api-client/classes/join-class'
import { sendMeasurements } from '@repo/api-client/classes/measurements'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildMember } from '../../../../testing/factories/build-member.ts'
import { openClass } from '../../../../testing/open-class.ts'
import {
  buildGym,
  type Gym,
  participantClient,
  startTestServer,
  type TestServer,
} from '../../../../testing/test-server.ts'

describe('a member after a class', () => {
  let server: TestServer
  let gym: Gym
  beforeAll(async () => {
    server = await startTestServer()
    gym = await buildGym(server, { features: { realtime: true } })
  })

  it('sees their own curve and place, and nothing of others', async () => {
    const open = await openClass(server, gym)
    const people = await Promise.all([1, 2, 3].map(() => buildMember(server.context.db, gym.branch.uuid)))
    const phones = await Promise.all(
      people.map(async (person) => participantClient(server, (await open.join(person)).token)),
    )
    const from = server.clock.now()
    const phoneAt = (index: number) => {
      const phone = phones[index]
      if (phone === undefined) throw new Error(`no phone ${index}`)
      return phone
    }
    const seen = (index: number, withResult = true) =>
      phoneAt(index).call(showParticipation, { query: withResult ? { with_result: 'true' } : {} })
    server.clock.advance(300_000 - 1000)
    for (const [index, heartRate] of [133, 152].entries()) {
      const samples = [
        { at: from, hr: heartRate },
        { at: from + 239_000, hr: heartRate + 2 },
      ]
      await phoneAt(index).call(sendMeasurements, { body: { device_id: 'strap', sequence: 0, samples } })
    }
    expect((await seen(0)).result).toBeUndefined()
    server.clock.advance(1000)
    await server.context.engine.tick()
    const [second, first, silent] = await Promise.all([seen(0), seen(1), seen(2)])
    expect(first.result).toMatchObject({ place: 1, competitors: 2, data_order: 'effort', step_seconds: 2 })
    expect(second.result).toMatchObject({ place: 2, competitors: 2, hr_avg: 134 })
    expect(second.result?.heart_rates).toHaveLength(120)
    expect([second.result?.heart_rates[0], second.result?.heart_rates.at(-1)]).toEqual([133, 135])
    expect(JSON.stringify(second)).not.toContain(people[1]?.uuid)
    expect(silent.result).toBeUndefined()
    expect((await seen(0, false)).result).toBeUndefined()
  })
})
