import { createImport, discardImport, listImports, saveImportColumns } from '@repo/api-client/imports/endpoints'
import { writeWorkbook } from '@repo/tables/testing/write-workbook'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildEmptyGym, staffClient, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { tableUploader } from '../../../testing/upload-table.ts'
import type { Client } from '../../../testing/wire-client.ts'
import { importParts, importRows, imports } from '../../database/schema/imports.ts'
import { runHousekeeping } from '../../operations/jobs/housekeeping.ts'

const HOUR = 3_600_000
const HEADER = 'Correo,Nombres,Apellidos,Nacimiento,Peso'

describe('a file of members', () => {
  let server: TestServer
  let admin: Client
  let uploader: ReturnType<typeof tableUploader>
  beforeAll(async () => {
    server = await startTestServer()
    const gym = await buildEmptyGym(server)
    admin = await staffClient(server, gym, gym.admin.email)
    uploader = tableUploader(admin)
  })

  it('waits with its guesses and samples for a confirmation', async () => {
    const uploaded = await uploader.upload(`${HEADER}\nana@gym.example,Ana,López,31/03/1990,61\n`)
    expect(uploaded).toMatchObject({
      kind: 'members',
      state: 'columns',
      fileName: 'members.csv',
      sheets: [''],
      settings: {
        encoding: 'utf-8',
        separator: ',',
        columns: { email: 0, name: 1, lastName1: 2, birthday: 3, weight: 4 },
        dayOrder: 'dmy',
      },
      questions: [],
      counts: { new: 0, fault: 0 },
    })
    expect(uploaded.columns[3]).toEqual({
      index: 3,
      header: 'Nacimiento',
      samples: ['31/03/1990'],
      guess: { column: 'birthday', certainty: 'sure' },
    })
    expect(await uploader.rows(uploaded.uuid)).toEqual([])
  })

  it('is planned once it is confirmed, unless a question is open', async () => {
    const uploaded = await uploader.upload(`${HEADER}\nana@gym.example,Ana,López,01/03/1990,61\n,,,,\nleo,Leo,,,\n`)
    expect(uploaded.questions).toEqual(['dayOrder'])
    expect(await uploader.confirm(uploaded)).toMatchObject({ state: 'columns', questions: ['dayOrder'] })
    const planned = await uploader.confirm(uploaded, { dayOrder: 'mdy' })
    expect(planned).toMatchObject({
      state: 'preview',
      questions: [],
      counts: { new: 1, changed: 0, same: 0, fault: 1, leftOut: 0 },
      missing: { sex: 1, height: 1, restingHeartRate: 1 },
    })
    expect(await uploader.rows(uploaded.uuid)).toMatchObject([
      { number: 2, state: 'new', pseudonym: 'Ana L', cells: { email: 'ana@gym.example', birthday: '01/03/1990' } },
      { number: 4, state: 'fault', faults: { email: { code: 'not-an-email', text: 'Enter a valid email' } } },
    ])
  })

  it('is guessed again for another sheet or header row', async () => {
    const sheet = await uploader.upload(`${HEADER}\nana@gym.example,Ana,López,31/03/1990,61\n`)
    const headless = await uploader.confirm(sheet, { headerRow: null, isShortName: true })
    expect(headless).toMatchObject({
      state: 'columns',
      questions: ['email', 'name'],
      settings: { headerRow: null, isShortName: true, columns: {} },
    })
    const columns = { email: 0, name: 1 }
    expect(await uploader.confirm(headless, { columns })).toMatchObject({
      state: 'preview',
      counts: { new: 1, fault: 1 },
    })
  })

  it('is guessed again in another encoding or by another separator', async () => {
    const bytes = Buffer.from('Correo;Nombres\nana@gym.example;Íñigo\n', 'latin1')
    const uploaded = await uploader.upload(bytes)
    expect(uploaded.settings).toMatchObject({
      encoding: 'windows-1252',
      separator: ';',
      columns: { email: 0, name: 1 },
    })
    const wrong = await uploader.confirm(uploaded, { separator: ',', isShortName: true })
    expect(wrong).toMatchObject({
      state: 'columns',
      settings: { encoding: 'windows-1252', separator: ',', isShortName: true },
      columns: [{ samples: ['Correo;Nombres', 'ana@gym.example;Íñigo'] }],
    })
    const right = await uploader.confirm(wrong, { encoding: 'macintosh', separator: ';' })
    expect(right).toMatchObject({ state: 'columns', columns: [{}, { samples: ['ÕÒigo'] }] })
    const planned = await uploader.confirm(right, { encoding: null, separator: null, isShortName: true })
    expect(planned).toMatchObject({ state: 'preview', settings: { encoding: 'macintosh', separator: ';' } })
    const again = await uploader.confirm(planned, { encoding: 'windows-1252' })
    expect(await uploader.confirm(again)).toMatchObject({ state: 'preview', counts: { new: 1 } })
    expect(await uploader.rows(planned.uuid)).toMatchObject([{ cells: { name: 'Íñigo' } }])
  })

  it('keeps edits and decisions when it is planned again', async () => {
    const planned = await uploader.plan(`${HEADER}\nana,Ana,López,31/03/1990,61\nleo@gym.example,Leo,,,\n`)
    await uploader.edit(planned.uuid, 2, { cells: { email: 'ana@gym.example' } })
    await uploader.edit(planned.uuid, 3, { is_left_out: true })
    const again = await uploader.confirm(planned, { columns: { email: 0, name: 1, lastName1: 2 } })
    expect(again.counts).toEqual({ new: 1, changed: 0, same: 0, fault: 0, leftOut: 1 })
    expect(await uploader.rows(planned.uuid)).toMatchObject([
      { cells: { email: 'ana@gym.example' }, isEdited: true },
      { state: 'left-out', isEdited: false },
    ])
  })

  it.each([
    ['empty', '', 'table-empty', 422],
    ['only a header', HEADER, 'table-empty', 422],
    ['blank rows', `${HEADER}\n,,,,\n`, 'table-empty', 422],
    ['a picture', '\u0089PNG\r\n\u0000', 'table-unreadable', 422],
    ['too many columns', `${HEADER}\n${','.repeat(100)}x\n`, 'table-too-many-columns', 422],
    ['too many rows', `${HEADER}\n${'a@gym.example,Ana,,,\n'.repeat(20_001)}`, 'table-too-many-rows', 422],
    ['too large', 'x'.repeat(10 * 2 ** 20 + 1), 'table-too-large', 413],
  ])('that is %s is refused', async (_, content, code, status) => {
    await expect(uploader.upload(content)).rejects.toMatchObject({ code, status })
  })

  it('is read as it was sent, with formulas and markup as text', async () => {
    const { uuid } = await uploader.plan(
      `Email,First name\nana@gym.example,"=HYPERLINK(""x"")"\nb@gym.example,<b>Ana</b>\n`,
    )
    const names = (await uploader.rows(uuid)).map(({ cells }) => cells['name'])
    expect(names).toEqual(['=HYPERLINK("x")', '<b>Ana</b>'])
  })

  it('may be a workbook', async () => {
    const book = writeWorkbook('Socios', [
      ['Correo', 'Nombres', 'Nacimiento'],
      ['ana@gym.example', 'Ana', { serial: 32_874 }],
    ])
    const planned = await uploader.confirm(await uploader.upload(book), { encoding: 'utf-8', separator: ',' })
    expect(planned.settings).toMatchObject({ encoding: null, separator: null })
    expect(planned).toMatchObject({ sheets: ['Socios'], state: 'preview', counts: { new: 1 } })
    expect(await uploader.rows(planned.uuid)).toMatchObject([{ cells: { birthday: '1990-01-01' } }])
  })

  it('is stored sealed', async () => {
    const { uuid } = await uploader.plan(`Email,First name\nsecret@gym.example,Secreta\n`)
    const { db } = server.context
    const stored = [
      ...(await db.select().from(imports).where(eq(imports.uuid, uuid))),
      ...(await db.select().from(importRows).where(eq(importRows.importUuid, uuid))),
    ]
    const parts = await db.select().from(importParts).where(eq(importParts.importUuid, uuid))
    expect(parts.length).toBeGreaterThan(0)
    expect(JSON.stringify(stored)).not.toMatch(/secret/i)
    expect(Buffer.concat(parts.map(({ sealedContent }) => sealedContent)).toString('latin1')).not.toMatch(/secret/i)
  })

  it('is listed for a day, and forgotten', async () => {
    const kept = async () => {
      const listed = await admin.callDecoded(listImports, { query: { kind: 'members' } })
      return listed.map(({ uuid }) => uuid)
    }
    const { uuid } = await uploader.plan(`Email,First name\nana@gym.example,Ana\n`)
    expect(await kept()).toContain(uuid)
    server.clock.advance(24 * HOUR)
    expect(await kept()).toEqual([])
    await expect(uploader.show(uuid)).rejects.toMatchObject({ status: 404 })
    await runHousekeeping(server.context)
    expect(await server.context.db.select().from(imports)).toEqual([])
    expect(await server.context.db.select().from(importRows)).toEqual([])
    expect(await server.context.db.select().from(importParts)).toEqual([])
  })

  it('is kept while it runs, however long that takes', async () => {
    const { uuid } = await uploader.plan(`Email,First name\nana@gym.example,Ana\n`)
    await server.context.db.update(imports).set({ state: 'running' }).where(eq(imports.uuid, uuid))
    server.clock.advance(48 * HOUR)
    await runHousekeeping(server.context)
    expect(await uploader.show(uuid)).toMatchObject({ state: 'running' })
  })

  it('can be discarded before it runs, and read in no other way after', async () => {
    const planned = await uploader.plan(`Email,First name\nana@gym.example,Ana\n`)
    const discard = () => admin.call(discardImport, { params: { uuid: planned.uuid } })
    const set = (state: 'done' | 'preview') =>
      server.context.db.update(imports).set({ state }).where(eq(imports.uuid, planned.uuid))
    await set('done')
    await expect(discard()).rejects.toMatchObject({ status: 409, code: 'import-state' })
    await expect(uploader.confirm(planned)).rejects.toMatchObject({ status: 409, code: 'import-state' })
    await expect(uploader.edit(planned.uuid, 2, {})).rejects.toMatchObject({ status: 409, code: 'import-state' })
    await set('preview')
    await discard()
    await expect(discard()).rejects.toMatchObject({ status: 404 })
  })

  it('cannot be opened with another key', async () => {
    const { uuid } = await uploader.plan(`Email,First name\nana@gym.example,Ana\n`)
    await server.context.db.update(imports).set({ sealedKey: 'v1.a.b.c' }).where(eq(imports.uuid, uuid))
    await expect(uploader.show(uuid)).rejects.toMatchObject({ status: 404 })
    const listed = await admin.callDecoded(listImports, { query: { kind: 'members' } })
    expect(listed.map((one) => one.uuid)).not.toContain(uuid)
  })

  it('is planned as the last of two calls says', async () => {
    const uploaded = await uploader.upload(`${HEADER}\nana@gym.example,Ana,López,31/03/1990,61\n`)
    const plans = await Promise.allSettled([
      uploader.confirm(uploaded, { decision: 'skip' }),
      uploader.confirm(uploaded, { decision: 'overwrite' }),
    ])
    const refused = plans.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []))
    expect(refused.every((code) => code === 'import-state')).toBe(true)
    expect(await uploader.show(uploaded.uuid)).toMatchObject({ state: 'preview', counts: { new: 1 } })
  })

  it('is refused with a name or settings that are none', async () => {
    const file = new Blob([`${HEADER}\na@gym.example,Ana,,,\n`])
    const bodies = [
      { kind: 'members', file_name: ' ' },
      { kind: 'trainings', file_name: 'x.csv' },
    ] as const
    for (const body of bodies)
      await expect(admin.call(createImport, { body: body as never, file })).rejects.toMatchObject({ status: 422 })
    const { uuid } = await uploader.upload(`${HEADER}\na@gym.example,Ana,,,\n`)
    await expect(admin.call(saveImportColumns, { params: { uuid }, body: {} as never })).rejects.toMatchObject({
      status: 422,
    })
  })
})
