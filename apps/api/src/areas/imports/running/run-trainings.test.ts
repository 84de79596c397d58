import {
  addTrainingFile,
  createTrainingImport,
  listImportRows,
  showImport,
  saveImportRow,
} from '@repo/api-client/imports/endpoints'
import { importLimits } from '@repo/domain/imports/import'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildMember } from '../../../../testing/factories/build-member.ts'
import { someTrainingType } from '../../../../testing/factories/some-training-type.ts'
import { fileOf, pointAt, tcxOf } from '../../../../testing/import-files.ts'
import { type ImportWorld, startImportWorld } from '../../../../testing/import-world.ts'
import { someRecording } from '../../../../testing/some-recording.ts'
import { imports } from '../../../database/schema/imports.ts'
import { trainings } from '../../../database/schema/trainings.ts'

const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 9, 5, hour, minute))

describe('an import of training files', () => {
  let world: ImportWorld
  let typeUuid: string
  beforeAll(async () => {
    world = await startImportWorld()
    typeUuid = await someTrainingType(world.db, world.branchUuid)
  })

  const begin = async () =>
    (await world.admin.call(createTrainingImport, { body: { training_type_uuid: typeUuid } })).uuid
  const add = async (uuid: string, path: string, file: Blob) =>
    world.admin.callDecoded(addTrainingFile, { params: { uuid }, body: { path }, file })
  const member = (email: string, name = 'Sofía') => buildMember(world.db, world.branchUuid, { email, name })
  const trainingsOf = (memberUuid: string) =>
    world.db.select().from(trainings).where(eq(trainings.memberUuid, memberUuid))
  const edit = (uuid: string, number: string, body: object) =>
    world.admin.callDecoded(saveImportRow, { params: { uuid, number }, body })

  it('matches each file by the email or the whole name in its path, imports it, and undoes it', async () => {
    const ana = await member('ana@gym.example')
    const luis = await buildMember(world.db, world.branchUuid, { name: 'Luis', lastName1: 'Peralta' })
    const before = await world.fingerprints()
    const uuid = await begin()
    const [first] = await add(uuid, 'ana@gym.example/2026-10-05.fit', someRecording(at(8)))
    expect(first).toMatchObject({
      number: 1,
      state: 'new',
      cells: { file: 'ana@gym.example/2026-10-05.fit', email: 'ana@gym.example', startAt: at(8).toISOString() },
      target: { uuid: ana.uuid, name: 'Sofía Núñez' },
      faults: {},
    })
    const [second] = await add(uuid, 'Luis Peralta 2026.fit', someRecording(at(9)))
    expect(second).toMatchObject({ number: 2, state: 'new', target: { uuid: luis.uuid } })
    await world.run(uuid)
    expect(await world.outcomes(uuid)).toEqual(['created', 'created'])
    expect(await trainingsOf(ana.uuid)).toMatchObject([
      { startAt: at(8), trainingTypeUuid: typeUuid, deviceType: 'import', durationSeconds: 60 },
    ])
    await world.undo(uuid)
    expect(await world.outcomes(uuid)).toEqual(['removed', 'removed'])
    expect(await world.fingerprints()).toEqual(before)
  })

  it('names the fault of a file that has no member, several, or no training', async () => {
    await member('t1@gym.example', 'Gemela')
    await member('t2@gym.example', 'Gemela')
    const uuid = await begin()
    const faultsOf = async (path: string, file: Blob) => (await add(uuid, path, file)).map(({ faults }) => faults)
    expect(await faultsOf('nobody.fit', someRecording())).toMatchObject([{ email: { code: 'no-member' } }])
    expect(await faultsOf('Gemela Núñez.fit', someRecording())).toMatchObject([{ email: { code: 'several-members' } }])
    const unreadable = { code: 'recording-unreadable', text: expect.stringContaining('FIT') as string }
    expect(await faultsOf('t1@gym.example.fit', fileOf('hello'))).toEqual([{ file: unreadable }])
    expect(await faultsOf('t1@gym.example.tcx', fileOf(tcxOf(pointAt(0, 0))))).toMatchObject([
      { file: { code: 'recording-empty' } },
    ])
    await world.run(uuid)
    expect(await world.outcomes(uuid)).toEqual([null, null, null, null])
  })

  it('takes another member by the email that is entered', async () => {
    const eva = await member('eva@gym.example')
    const uuid = await begin()
    await add(uuid, 'run.fit', someRecording(at(10)))
    expect(await edit(uuid, '1', { cells: { email: 'EVA@gym.example' } })).toMatchObject({
      state: 'new',
      target: { uuid: eva.uuid },
      faults: {},
      isEdited: true,
    })
    await world.run(uuid)
    expect(await trainingsOf(eva.uuid)).toHaveLength(1)
  })

  it('leaves a known training, and one that overlaps unless it is forced', async () => {
    const ivo = await member('ivo@gym.example')
    const first = await begin()
    await add(first, 'ivo@gym.example/1.fit', someRecording(at(12)))
    await world.run(first)
    const uuid = await begin()
    const [known] = await add(uuid, 'ivo@gym.example/1.fit', someRecording(at(12)))
    expect(known).toMatchObject({ state: 'same', faults: {} })
    const overlapping = new Date(at(12).getTime() + 30_000)
    const [refused] = await add(uuid, 'ivo@gym.example/2.fit', someRecording(overlapping))
    expect(refused).toMatchObject({ state: 'fault', faults: { row: { code: 'training-overlaps' } } })
    expect(await edit(uuid, '2', { decision: 'force' })).toMatchObject({ state: 'new', faults: {} })
    await world.run(uuid)
    expect(await world.outcomes(uuid)).toEqual([null, 'created'])
    expect(await trainingsOf(ivo.uuid)).toHaveLength(2)
  })

  it('names a training that another file of the import has, and one that overlaps it', async () => {
    await member('twice@gym.example')
    const uuid = await begin()
    await add(uuid, 'twice@gym.example/1.fit', someRecording(at(14)))
    const [twice] = await add(uuid, 'twice@gym.example/copy.fit', someRecording(at(14)))
    expect(twice).toMatchObject({ state: 'fault', faults: { row: { code: 'twice-in-file', row: 1 } } })
    const [near] = await add(uuid, 'twice@gym.example/3.fit', someRecording(new Date(at(14).getTime() + 20_000)))
    expect(near).toMatchObject({ state: 'fault', faults: { row: { code: 'training-overlaps' } } })
  })

  it('leaves, at the run, what came in between: a known training, an overlap, and a member who left', async () => {
    const people = await Promise.all(['m1', 'm2', 'm3'].map((name) => member(`${name}@gym.example`)))
    const uuid = await begin()
    for (const { email } of people) await add(uuid, `${email}/a.fit`, someRecording(at(16)))
    const other = await begin()
    await add(other, 'm1@gym.example/a.fit', someRecording(at(16)))
    await add(other, 'm2@gym.example/b.fit', someRecording(new Date(at(16).getTime() + 30_000)))
    await world.run(other)
    await world.unlink(people[2]?.uuid ?? '')
    await world.run(uuid)
    expect(await world.outcomes(uuid)).toEqual(['moved', 'moved', 'moved'])
  })

  it('adds a row for each activity of a file, and lists them', async () => {
    await member('multi@gym.example')
    const activity = (hour: number) =>
      `<Activity>${tcxOf(...Array.from({ length: 60 }, (_, second) => pointAt(hour * 7200 + second))).replaceAll(/<\/?T>/g, '')}</Activity>`
    const uuid = await begin()
    const rows = await add(uuid, 'multi@gym.example.tcx', fileOf(`<T>${activity(1)}${activity(2)}</T>`))
    expect(rows.map(({ number, state }) => [number, state])).toEqual([
      [1, 'new'],
      [2, 'new'],
    ])
    const page = await world.admin.callDecoded(listImportRows, { params: { uuid }, query: { state: 'new' } })
    expect(page).toMatchObject({ total: 2 })
    const shown = await world.admin.callDecoded(showImport, { params: { uuid } })
    expect(shown.counts).toMatchObject({ new: 2, fault: 0 })
  })

  it('refuses a retired type, too many files, and files once it runs', async () => {
    const unknown = { body: { training_type_uuid: world.branchUuid } }
    await expect(world.admin.call(createTrainingImport, unknown)).rejects.toMatchObject({
      code: 'training-type-unknown',
    })
    const uuid = await begin()
    const { sealValue } = await world.open(uuid)
    const full = { files: importLimits.trainingFiles, bytes: 0, spans: [] }
    await world.db
      .update(imports)
      .set({ sealedFacts: sealValue(full) })
      .where(eq(imports.uuid, uuid))
    await expect(add(uuid, 'one more.fit', someRecording())).rejects.toMatchObject({ status: 422, code: 'import-full' })
    await world.run(uuid)
    await expect(add(uuid, 'late.fit', someRecording())).rejects.toMatchObject({ status: 409, code: 'import-state' })
  })
})
