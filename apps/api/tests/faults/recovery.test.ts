import { showMeasurements } from '@repo/api-client/classes/class-summary'
import { changeClassState } from '@repo/api-client/classes/run-class'
import { listTrainings } from '@repo/api-client/trainings/list-trainings'
import { showTraining } from '@repo/api-client/trainings/training'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { joinAt, signInAt, startFirstClass } from '../../testing/child-gym.ts'
import { type ChildServer, freePort, startChild } from '../../testing/child-server.ts'
import { demoFolder } from '../../testing/data-folder.ts'

describe('a server on a data folder', () => {
  let environment: Record<string, string>
  let url: string
  let server: ChildServer
  beforeAll(async () => {
    const port = await freePort()
    environment = { DATA_DIR: await demoFolder(), PORT: String(port), DEMO: '1' }
    url = `http://127.0.0.1:${port}`
    server = startChild(environment)
    await server.ready
  })
  afterAll(async () => {
    server.kill('SIGKILL')
    await server.ended
  })

  it('locks the folder, and a second server names it and exits', async () => {
    const { code, errors } = await startChild({ ...environment, PORT: '0' }).ended
    expect(code).toBe(1)
    expect(errors).toContain(`in use by process ${server.pid}`)
  })

  it('has every acknowledged sample after a kill and restart, continues the class, and exits cleanly on request', async () => {
    const gym = await signInAt(url)
    const { room, uuid } = await startFirstClass(gym)
    const phone = await joinAt(gym, room, '100001')
    const send = (sequence: number, hr: number) => phone.send(sequence, { at: phone.start + sequence * 400, hr })
    // 400 ms apart, so that all are within the allowed lead of a phone's clock
    const acknowledged = []
    for (let sequence = 0; sequence < 10; sequence += 1) acknowledged.push(await send(sequence, 130 + sequence))
    expect(acknowledged.every(({ accepted }) => accepted === 1)).toBe(true)

    server.kill('SIGKILL')
    await server.ended
    server = startChild(environment)
    await server.ready

    await expect(send(9, 139)).resolves.toEqual({ sequence: 9, accepted: 0, duplicate: 1, refused: [] })
    await expect(send(10, 140)).resolves.toMatchObject({ accepted: 1 })
    const { staff } = gym
    const packet = await staff.call(showMeasurements, { params: { uuid } })
    expect(packet.data).toMatchObject([{ hr: 140, status: true }])

    await staff.call(changeClassState, { params: { uuid }, body: { state: 'stop' } })
    const { rows } = await staff.callDecoded(listTrainings, { query: {} })
    const training = await staff.call(showTraining, { params: { uuid: rows[0]?.uuid ?? '' } })
    const heartRates = training.records.hr_derived_records.map(({ heart_rate: heartRate }) => heartRate)
    expect(heartRates).toEqual([130, 133, 135, 138, 140])

    server.kill('SIGTERM')
    await expect(server.ended).resolves.toMatchObject({ code: 0 })
  })
})
