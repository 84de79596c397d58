import { describe, expect, it } from 'vitest'

import { createClient } from '../core/client.ts'
import { createActionKeys } from '../core/idempotency-keys.ts'
import { createMember } from '../members/save-member.ts'
import { uploadRoomLogo } from '../rooms/save-room.ts'
import { exportSensors, listSensors, type SensorRow } from '../sensors/endpoints.ts'
import { answer, type Answer, offline, Refused } from './answer.ts'
import { createContractServer } from './contract-server.ts'

const ROOM = '0190a000-0000-7000-8000-000000000001'

const sensor: SensorRow = {
  uuid: 'sensor-1',
  name: 'Azul 7',
  mac: 'AA:BB',
  ant: null,
  centerId: null,
  userUuid: null,
  userEmail: null,
  ownership: 'center',
  updatedAt: new Date('2026-11-21T16:00:00Z'),
  lastSeenAt: null,
  battery: null,
  contactLoss: null,
}
const page = { rows: [sensor], page: 1, lastPage: 1, size: 20, total: 1 } as const

const nobody: { readonly uuid: string } = JSON.parse('{}')

const view = { search: null, sort: 'name', direction: 'asc', page: 1, size: 20 } as const

const serverOf = (...answers: readonly Answer[]) => {
  const server = createContractServer(answers)
  return { server, client: createClient({ baseUrl: '', headers: () => ({}), fetch: server.fetch }) }
}

describe('a fake server over the contract', () => {
  it('reads what is asked and says what it was given, each in our own terms', async () => {
    const { server, client } = serverOf(answer(listSensors, () => page))
    const query = { ...view, page: 2, search: { column: 'name', text: 'azul' } } as const
    await expect(client.call(listSensors, { query })).resolves.toEqual(page)
    expect(server.asked(listSensors)).toEqual([{ query: { ...query, isWhole: false } }])
    expect(server.faults).toEqual([])
  })

  it('says what it was notice last', async () => {
    const { server, client } = serverOf(answer(listSensors, () => new Refused(403, 'forbidden')))
    await expect(client.call(listSensors, { query: view })).rejects.toMatchObject({ status: 403, code: 'forbidden' })
    server.say(answer(listSensors, () => page))
    await expect(client.call(listSensors, { query: view })).resolves.toEqual(page)
    expect(server.faults).toEqual([])
  })

  it('takes files, and answers with them', async () => {
    const { server, client } = serverOf(
      answer(uploadRoomLogo, ({ params, file }) => ({ url: `/${params.uuid}/${file?.size}` })),
      answer(exportSensors, () => ({ content: 'a;b', fileName: 'sensors.csv' })),
    )
    const file = new Blob(['1234'])
    await expect(
      client.call(uploadRoomLogo, { params: { uuid: ROOM }, file, keys: createActionKeys() }),
    ).resolves.toEqual({
      url: `/${ROOM}/4`,
    })
    const found = await client.download(exportSensors, { query: { ...view, format: 'csv' } })
    expect(found.fileName).toBe('sensors.csv')
    await expect(found.content.text()).resolves.toBe('a;b')
    expect(server.faults).toEqual([])
  })

  it('lets go of a caller who no longer waits', async () => {
    const { server, client } = serverOf(answer(listSensors, () => new Promise<never>(() => {})))
    const leaving = new AbortController()
    const asked = client.call(listSensors, { query: view }, leaving.signal)
    leaving.abort()
    await expect(asked).rejects.toThrow(/abort/i)
    expect(server.faults).toEqual([])
  })

  it('may be out of reach', async () => {
    const { server, client } = serverOf(answer(listSensors, offline))
    await expect(client.call(listSensors, { query: view })).rejects.toMatchObject({ status: 10, code: 'no-response' })
    expect(server.faults).toEqual([])
  })

  it.each([
    ['a call nobody answers', [], /nobody answers/],
    ['an answer the contract does not know', [answer(createMember, () => nobody)], /user_uuid/],
    ['a refusal it does not name', [answer(createMember, () => new Refused(409, 'room-running'))], /no refusal 409/],
  ])('%s is a fault, and no answer', async (_, answers, notice) => {
    const { server, client } = serverOf(...answers)
    const asked = client.call(createMember, { body: { email: 'ana@gym.example' }, keys: createActionKeys() })
    await expect(asked).rejects.toMatchObject({ code: 'no-response' })
    expect(server.faults).toHaveLength(1)
    expect(server.faults[0]).toMatch(notice)
  })

  it('so is a call that could be sent twice and has no key', async () => {
    const { server, client } = serverOf(answer(createMember, () => ({ uuid: 'x' })))
    await expect(client.call(createMember, { body: { email: 'ana@gym.example' } })).rejects.toMatchObject({
      status: 10,
    })
    expect(server.faults[0]).toMatch(/no idempotency key/)
  })

  it('so is a question the contract refuses', async () => {
    const { server, client } = serverOf(answer(createMember, () => ({ uuid: 'x' })))
    await expect(
      client.call(createMember, { body: { email: 'nobody' }, keys: createActionKeys() }),
    ).rejects.toMatchObject({
      status: 10,
    })
    expect(server.faults[0]).toMatch(/POST \/api\/v2\/users: .*email/s)
  })
})
