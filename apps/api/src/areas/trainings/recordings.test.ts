import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { joinClass } from '@repo/api-client/classes/join-class'
import { sendMeasurements } from '@repo/api-client/classes/measurements'
import { startClass } from '@repo/api-client/classes/run-class'
import { listTrainingTypes } from '@repo/api-client/trainings/training-types'
import { ageOn } from '@repo/domain/trainings/physiology'
import { tallyRecording, type TallySample } from '@repo/domain/trainings/tally'
import { ZONES } from '@repo/domain/trainings/zones'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { buildMember } from '../../../testing/factories/build-member.ts'
import { buildRoom } from '../../../testing/factories/build-room.ts'
import {
  buildGym,
  centerClient,
  participantClient,
  staffClient,
  startTestServer,
} from '../../../testing/test-server.ts'
import type { Client } from '../../../testing/wire-client.ts'
import { trainings } from '../../database/schema/trainings.ts'

const folder = process.env['RECORDINGS'] ?? join(import.meta.dirname, '../../../../../../shared/hr')
const MAX_HEART_RATES = { '01': 188, '02': 179, '03': 189, '04': 185, '05': 175, '06': 193, '07': 189, '08': 185 }
const PART_SECONDS = 300
const CLASS_SECONDS = 31 * 60

const samplesOf = (name: string): TallySample[] => {
  const [head = '', ...lines] = readFileSync(join(folder, `${name}.csv`), 'utf8')
    .trim()
    .split('\n')
  const [at, value] = ['t_seconds', 'heart_rate'].map((column) => head.split(',').indexOf(column)) as [number, number]
  return lines
    .map((line) => line.trim().split(','))
    .filter((cells) => cells[value] !== '')
    .map((cells) => ({ second: Number(cells[at]), heartRate: Number(cells[value]) }))
}

describe.skipIf(!existsSync(folder))('a class of eight real recordings (skipped where ../shared/hr is absent)', () => {
  it('stores for each recording what the domain computes', async () => {
    const server = await startTestServer()
    const { context, clock } = server
    const gym = await buildGym(server)
    const coach = await staffClient(server, gym, gym.coach.email)
    const room = await buildRoom(context.db, gym.branch.uuid, gym.coach.uuid)
    const { data: types } = await coach.call(listTrainingTypes, {})
    const { uuid } = await coach.call(startClass, {
      params: { uuid: room.uuid },
      body: {
        training_type_uuid: types[0]?.training_type_uuid ?? '',
        duration: CLASS_SECONDS / 60,
        class_delay: 0,
        data_order: 'calories',
        user_capacity_status: true,
        capacity: 8,
        streaming: false,
      },
    })
    const start = clock.now()
    const center = centerClient(server, gym.branch.publishableKey)
    const people = await Promise.all(
      Object.entries(MAX_HEART_RATES).map(async ([name, maxHeartRate]) => {
        const member = await buildMember(context.db, gym.branch.uuid, { maxHeartRate })
        const body = { sign_in_code: member.signInCode, consent: true as const }
        const { token } = await center.call(joinClass, { params: { room: room.uuid }, body })
        return { member, samples: samplesOf(name), phone: participantClient(server, token) }
      }),
    )
    const send = (phone: Client, samples: readonly TallySample[], sequence: number) =>
      phone.call(sendMeasurements, {
        body: {
          device_id: 'strap',
          sequence,
          samples: samples.map(({ second, heartRate }) => ({ at: start + second * 1000, hr: heartRate })),
        },
      })
    for (let from = 0; from < CLASS_SECONDS; from += PART_SECONDS) {
      clock.advance(PART_SECONDS * 1000)
      const inPart = ({ second }: TallySample) => second >= from && second < from + PART_SECONDS
      if (clock.now() >= start + CLASS_SECONDS * 1000) clock.advance(start + CLASS_SECONDS * 1000 - 1 - clock.now())
      await Promise.all(people.map(({ phone, samples }) => send(phone, samples.filter(inPart), from)))
    }
    clock.advance(1000)
    await context.engine.tick()

    const stored = await context.db.select().from(trainings).where(eq(trainings.classUuid, uuid))
    expect(stored).toHaveLength(people.length)
    for (const { member, samples } of people) {
      const age = ageOn(member.birthday ?? '', new Date(start).toISOString().slice(0, 10))
      const profile = { maxHeartRate: member.maxHeartRate, weight: member.weightKg, sex: member.sex, age }
      const expected = tallyRecording(samples, profile)
      const training = stored.find(({ memberUuid }) => memberUuid === member.uuid)
      const zones = ZONES.map((zone) => training?.[`${zone}Seconds`])
      expect([training?.belowSeconds, ...zones]).toEqual([
        expected.belowSeconds,
        ...ZONES.map((zone) => expected.zoneSeconds[zone]),
      ])
      expect([training?.calories, training?.points]).toEqual([expected.calories, expected.points])
    }
  })
})
