import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { logIn } from '@repo/api-client/auth/log-in'
import { searchCenter } from '@repo/api-client/auth/search-center'
import { showCenter } from '@repo/api-client/centers/show-center'
import { changeClassState } from '@repo/api-client/classes/change-class-state'
import { showMeasurements } from '@repo/api-client/classes/show-measurements'
import { startClass } from '@repo/api-client/classes/start-class'
import { participantHeaders, sessionHeaders } from '@repo/api-client/core/headers'
import { joinClass } from '@repo/api-client/participation/join-class'
import { sendMeasurements } from '@repo/api-client/participation/send-measurements'
import { listTrainingTypes } from '@repo/api-client/trainings/list-training-types'
import { listTrainings } from '@repo/api-client/trainings/list-trainings'
import { showTraining } from '@repo/api-client/trainings/show-training'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { freePort, startChild, type ChildServer } from './child-server.ts'
import { createClient, type Client } from './wire-client.ts'

/** A member of staff of the demo center. */
const signIn = async (url: string): Promise<{ staff: Client; center: Client; branchUuid: string }> => {
  const { token: centerKey } = await createClient({ baseUrl: url, headers: () => ({}) }).call(searchCenter, {
    params: { host: 'localhost' },
  })
  const center = createClient({ baseUrl: url, headers: () => sessionHeaders({ centerKey, language: 'en' }) })
  const body = { email: 'admin@demo.example', password: 'demo-password', rememberme: true, force: true }
  const { token_user: staffToken, branch_uuid: branchUuid } = await center.call(logIn, { body })
  const headers = () => sessionHeaders({ centerKey, language: 'en', staffToken, branchUuid })
  return { staff: createClient({ baseUrl: url, headers }), center, branchUuid }
}

const startFirstClass = async (staff: Client, branchUuid: string) => {
  const { rooms } = await staff.call(showCenter, { params: { uuid: branchUuid } })
  const room = rooms.find(({ type_room: kind }) => kind === 'remote')?.uuid ?? ''
  const { data: types } = await staff.call(listTrainingTypes, {})
  const { uuid } = await staff.call(startClass, {
    params: { uuid: room },
    body: {
      training_type_uuid: types[0]?.training_type_uuid ?? '',
      duration: 10,
      class_delay: 0,
      data_order: 'effort',
      user_capacity_status: true,
      capacity: 10,
      streaming: false,
    },
  })
  return { room, uuid }
}

describe('a server that is killed', () => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'latido-recovery-'))
  let environment: Record<string, string>
  let url: string
  let server: ChildServer
  beforeAll(async () => {
    const port = await freePort()
    environment = { DATA_DIR: dataDirectory, PORT: String(port), DEMO: '1' }
    url = `http://127.0.0.1:${port}`
    server = startChild(environment)
    await server.ready
  })
  afterAll(async () => {
    server.kill('SIGKILL')
    await server.ended
    rmSync(dataDirectory, { recursive: true, force: true })
  })

  it('keeps its data for itself: a second one names it and stops', async () => {
    const { code, errors } = await startChild({ ...environment, PORT: '0' }).ended
    expect(code).toBe(1)
    expect(errors).toContain(`in use by process ${server.pid}`)
  })

  it('has every acknowledged sample of the class after its restart, and the class goes on', async () => {
    const { staff, center, branchUuid } = await signIn(url)
    const { room, uuid } = await startFirstClass(staff, branchUuid)
    const body = { sign_in_code: '100001', consent: true as const }
    const { token, class_start_at: startsAt } = await center.call(joinClass, { params: { room }, body })
    const phone = createClient({ baseUrl: url, headers: () => participantHeaders('en', token) })
    const start = Date.parse(startsAt)
    const send = (sequence: number, hr: number) => {
      const samples = [{ at: start + sequence * 400, hr }]
      return phone.call(sendMeasurements, { body: { device_id: 'strap', sequence, samples } })
    }
    // 400 ms apart, so that all lie within what a phone's clock may be ahead
    const acknowledged = []
    for (let sequence = 0; sequence < 10; sequence += 1) acknowledged.push(await send(sequence, 130 + sequence))
    expect(acknowledged.every(({ accepted }) => accepted === 1)).toBe(true)

    server.kill('SIGKILL')
    await server.ended
    server = startChild(environment)
    await server.ready

    await expect(send(9, 139)).resolves.toEqual({ sequence: 9, accepted: 0, duplicate: 1, refused: [] })
    await expect(send(10, 140)).resolves.toMatchObject({ accepted: 1 })
    const packet = await staff.call(showMeasurements, { params: { uuid } })
    expect(packet.data).toMatchObject([{ hr: 140, status: true }])

    await staff.call(changeClassState, { params: { uuid }, body: { state: 'stop' } })
    const { rows } = await staff.ask(listTrainings, { query: {} })
    const training = await staff.call(showTraining, { params: { uuid: rows[0]?.uuid ?? '' } })
    const heard = training.records.hr_derived_records.map(({ heart_rate: heartRate }) => heartRate)
    expect(heard).toEqual([130, 133, 135, 138, 140])
  })

  it('ends in peace when it is asked to', async () => {
    server.kill('SIGTERM')
    await expect(server.ended).resolves.toMatchObject({ code: 0 })
  })
})
