import { exportImportFaults } from '@repo/api-client/imports/endpoints'
import { eraseMember } from '@repo/api-client/members/member-endpoints'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

import { buildMember } from '../../../testing/factories/build-member.ts'
import { buildSensor } from '../../../testing/factories/build-sensor.ts'
import { buildEmptyGym, type Gym, staffClient, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { tableUploader } from '../../../testing/upload-table.ts'
import type { Client } from '../../../testing/wire-client.ts'
import { importParts } from '../../database/schema/imports.ts'
import { members } from '../../database/schema/members.ts'

const csvOf = (...rows: readonly string[]): string =>
  ['Email,First name,Last name,Birthday,Weight (kg)', ...rows].join('\r\n')

describe('the rows of an import', () => {
  let server: TestServer
  let gym: Gym
  let admin: Client
  let uploader: ReturnType<typeof tableUploader>
  beforeEach(async () => {
    server = await startTestServer()
    gym = await buildEmptyGym(server)
    admin = await staffClient(server, gym, gym.admin.email)
    uploader = tableUploader(admin)
  })

  const member = (change: Partial<typeof members.$inferInsert>) =>
    buildMember(server.context.db, gym.branch.uuid, {
      name: 'Ana',
      lastName1: 'López',
      lastName2: null,
      email: 'ana@gym.example',
      birthday: '1990-03-31',
      weightKg: null,
      ...change,
    })

  it('are what the import would do with each', async () => {
    const { uuid } = await member({ name: 'Anna' })
    await member({ email: 'leo@gym.example', name: 'Leo', birthday: '1985-02-01', weightKg: 80 })
    const file = csvOf(
      'ANA@gym.example,Ana,López,1990-03-31,61',
      'other@gym.example,Leo,Lopez,1985-02-01,',
      'new@gym.example,Noé,Pazos,,70',
      'new@gym.example,Noé,Pazos,,70',
    )
    const planned = await uploader.plan(file)
    expect(planned.counts).toEqual({ new: 1, changed: 1, same: 1, fault: 1, leftOut: 0 })
    expect(await uploader.rows(planned.uuid)).toMatchObject([
      {
        number: 2,
        state: 'changed',
        target: { uuid, name: 'Anna López' },
        changes: [{ field: 'weight', before: null, after: 61 }],
      },
      { number: 3, state: 'same', target: { name: 'Leo López' }, changes: [] },
      { number: 4, state: 'new', target: null, pseudonym: 'Noé P' },
      { number: 5, state: 'fault', faults: { email: { code: 'twice-in-file', row: 4 } } },
    ])
  })

  it('tell how the cells are understood that can be misread', async () => {
    const file = csvOf('ana@gym.example,Ana,López,04/05/88,154.3 lb', 'leo@gym.example,Leo,López,31/31/1990,70')
    const uploaded = await uploader.upload(file)
    const { uuid } = await uploader.confirm(uploaded, { dayOrder: 'dmy' })
    expect((await uploader.rows(uuid)).map(({ cells, understood }) => [cells['birthday'], understood])).toEqual([
      ['04/05/88', { birthday: '1988-05-04', weight: expect.closeTo(69.98, 2) }],
      ['31/31/1990', {}],
    ])
  })

  it('take names of others into account, and decisions of their own', async () => {
    await member({ pseudonym: 'Ana L' })
    const { uuid } = await uploader.plan(csvOf('a@gym.example,Ana,Lara,,', 'ana@gym.example,Anna,,,'))
    expect(await uploader.rows(uuid)).toMatchObject([{ pseudonym: 'Ana L 2' }, { state: 'same', decision: null }])
    expect(await uploader.edit(uuid, 3, { decision: 'overwrite' })).toMatchObject({
      state: 'changed',
      decision: 'overwrite',
      changes: [{ field: 'name', before: 'Ana', after: 'Anna' }],
    })
    expect(await uploader.edit(uuid, 3, { decision: null })).toMatchObject({ state: 'same', decision: null })
  })

  it('take former members in again', async () => {
    const { uuid } = await member({ unlinkedAt: new Date('2026-01-01'), pseudonym: 'Rayo' })
    const planned = await uploader.plan(csvOf('ana@gym.example,Ana,López,,'))
    expect(await uploader.rows(planned.uuid)).toMatchObject([
      { state: 'new', target: { uuid, name: 'Ana López' }, pseudonym: 'Rayo' },
    ])
  })

  it('are planned again as a whole after an edit', async () => {
    const { uuid } = await uploader.plan(
      csvOf('ana@gym.example,Ana,López,,', 'ana@gym.example,Ana,Lara,,', 'x,Ana,Lima,,'),
    )
    expect(await uploader.rows(uuid, 'fault')).toMatchObject([
      { number: 3, faults: { email: { code: 'twice-in-file', row: 2, text: 'Also in row 2' } } },
      { number: 4, faults: { email: { code: 'not-an-email' } } },
    ])
    expect(await uploader.edit(uuid, 2, { is_left_out: true })).toMatchObject({ state: 'left-out', faults: {} })
    const rows = await uploader.rows(uuid)
    expect(rows.map(({ state, pseudonym }) => [state, pseudonym])).toEqual([
      ['left-out', null],
      ['new', 'Ana L'],
      ['fault', null],
    ])
    expect(await uploader.edit(uuid, 4, { cells: { email: 'c@gym.example', phone: '5' } })).toMatchObject({
      state: 'new',
      cells: { email: 'c@gym.example', name: 'Ana' },
      pseudonym: 'Ana L 2',
      isEdited: true,
    })
    expect((await uploader.show(uuid)).counts).toEqual({ new: 2, changed: 0, same: 0, fault: 0, leftOut: 1 })
  })

  it('take edits at the same time one after another', async () => {
    const numbers = Array.from({ length: 12 }, (_, index) => index + 2)
    const { uuid } = await uploader.plan(csvOf(...numbers.map((number) => `${number},Ana,López,,`)))
    const edits = numbers.map((number) => uploader.edit(uuid, number, { cells: { email: `${number}@gym.example` } }))
    expect((await Promise.all(edits)).map(({ state }) => state)).toEqual(numbers.map(() => 'new'))
    expect((await uploader.show(uuid)).counts).toMatchObject({ new: 12, fault: 0 })
    expect(new Set((await uploader.rows(uuid)).map(({ pseudonym }) => pseudonym)).size).toBe(12)
  })

  it('change nothing the second time', async () => {
    const file = csvOf('ana@gym.example,Ana,López,1990-03-31,61.5')
    await member({ weightKg: 61.5 })
    const uploaded = await uploader.upload(file)
    expect((await uploader.confirm(uploaded, { decision: 'overwrite' })).counts).toMatchObject({ same: 1, new: 0 })
  })

  it('are unknown by another number', async () => {
    const { uuid } = await uploader.plan(csvOf('ana@gym.example,Ana,López,,'))
    await expect(uploader.edit(uuid, 9, {})).rejects.toMatchObject({ status: 404 })
  })

  it('with faults are a file in the language of the caller, as they were sent, with the reasons', async () => {
    const { uuid } = await uploader.plan(
      csvOf('ana@gym.example,Ana,López,,', 'leo,Leo,López,31/31/1990,500', '=cmd@gym.example,Ana,Paz,,'),
    )
    const { content, fileName } = await admin.download(exportImportFaults, { params: { uuid } })
    expect(fileName).toMatch(/^import-faults-\d{4}-\d\d-\d\d\.csv$/)
    expect((await content.text()).replace('\uFEFF', '').split('\r\n')).toEqual([
      '"Email","First name","Last name","Birthday","Weight (kg)","Why"',
      '"leo","Leo","López","31/31/1990","500","Email: Enter a valid email; Birthday: Enter a valid date; Weight (kg): Enter a number from 30 to 190"',
      '"\'=cmd@gym.example","Ana","Paz","","","Email: Enter a valid email; Last name: Between 4 and 100 characters"',
      '',
    ])
  })

  it('of an erased member are gone, with the file that they came in', async () => {
    const { uuid: memberUuid } = await member({})
    const planned = await uploader.plan(csvOf('ana@gym.example,Ana,López,,61', 'leo@gym.example,Leo,López,,'))
    await admin.call(eraseMember, { params: { uuid: memberUuid } })
    expect(await uploader.show(planned.uuid)).toMatchObject({
      state: 'preview',
      counts: { new: 1, changed: 0 },
      columns: [],
    })
    expect(await uploader.rows(planned.uuid)).toMatchObject([{ cells: { email: 'leo@gym.example' } }])
    const parts = await server.context.db.select().from(importParts).where(eq(importParts.importUuid, planned.uuid))
    expect(parts).toEqual([])
    await expect(uploader.confirm(planned)).rejects.toMatchObject({ code: 'import-state' })
    expect(await uploader.edit(planned.uuid, 3, { cells: { name: 'Leonardo' } })).toMatchObject({ state: 'new' })
  })

  it('of sensors are known by their addresses, and have their wearers', async () => {
    const ana = await member({})
    const mac = 'A0:9E:1A:8C:4A:A3'
    const known = await buildSensor(server.context.db, gym.branch.uuid, null, {
      name: 'Siete',
      mac,
      updatedAt: new Date(),
    })
    const uploaded = await uploader.upload(
      [
        'Sensor,MAC,ANT,Number,Member email',
        'Polar 7,a09e1a8c4aa3,,7,ana@gym.example',
        'Polar 8,,730926,8,leo@gym.example',
        'Polar 9,,730926,9,',
        'Polar 10,,730926,9,',
        ',,,,',
        ',,,12,',
      ].join('\n'),
      'sensors',
    )
    const planned = await uploader.confirm(uploaded)
    expect(planned.counts).toEqual({ new: 0, changed: 1, same: 0, fault: 4, leftOut: 0 })
    expect(await uploader.rows(planned.uuid)).toMatchObject([
      {
        state: 'changed',
        target: { uuid: known.uuid, name: 'Siete' },
        changes: [
          { field: 'centerId', before: null, after: '7' },
          { field: 'wearer', before: null, after: ana.email },
        ],
      },
      { faults: { wearer: { code: 'wearer-unknown' } } },
      { faults: { ant: { code: 'twice-in-file', row: 3 } } },
      { faults: { ant: { code: 'twice-in-file', row: 3 } } },
      { number: 7, faults: { mac: { code: 'required' } } },
    ])
    expect(await uploader.edit(planned.uuid, 3, { cells: { wearer: '' } })).toMatchObject({
      state: 'new',
      target: null,
    })
  })
})
