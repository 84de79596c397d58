import { createImport, listImportRows, saveImportColumns, showImport } from '@repo/api-client/imports/endpoints'
import { SettingsCodec } from '@repo/api-client/imports/import'
import { LAYOUTS } from '@repo/tables/testing/layouts'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { type ImportWorld, startImportWorld } from '../../../testing/import-world.ts'
import { members } from '../../database/schema/members.ts'

const PEOPLE = 1200

describe('files of other systems', () => {
  let world: ImportWorld
  beforeAll(async () => {
    world = await startImportWorld()
  })

  const upload = async (fileName: string, bytes: Uint8Array): Promise<string> => {
    const file = new Blob([new Uint8Array(bytes)])
    const { uuid } = await world.admin.call(createImport, {
      body: { kind: 'members', file_name: fileName },
      file,
    })
    return uuid
  }

  it.each(LAYOUTS.map((layout) => [layout.name, layout] as const))(
    '%s: the plan names the planted faults, the run imports all others, and a second import changes nothing',
    async (_, { write }) => {
      const { fileName, bytes, faults } = write(PEOPLE)
      const uuid = await upload(fileName, bytes)
      const guessed = await world.admin.callDecoded(showImport, { params: { uuid } })
      expect(guessed).toMatchObject({ state: 'columns', questions: [] })
      const settings = { ...guessed.settings, nameLanguage: 'es' } as const
      const body = z.encode(SettingsCodec, settings)
      const planned = await world.admin.callDecoded(saveImportColumns, { params: { uuid }, body })
      const { rows } = await world.admin.callDecoded(listImportRows, { params: { uuid }, query: { state: 'fault' } })
      const found = rows.flatMap(({ number, faults: named }) =>
        Object.entries(named).map(([field, { code }]) => ({ row: number, field, code })),
      )
      const byPlace = (a: (typeof found)[number], b: (typeof found)[number]) =>
        a.row - b.row || a.field.localeCompare(b.field)
      const planted = faults.map(({ row, field, code }) => ({ row, field, code }))
      expect(found.toSorted(byPlace)).toEqual(planted.toSorted(byPlace))
      expect(planned).toMatchObject({ state: 'preview', counts: { fault: new Set(faults.map(({ row }) => row)).size } })
      const before = await world.db.$count(members)
      await world.run(uuid)
      expect(await world.db.$count(members)).toBe(before + planned.counts.new)

      const again = await upload(fileName, bytes)
      const second = await world.admin.callDecoded(saveImportColumns, { params: { uuid: again }, body })
      expect(second.counts).toMatchObject({ new: 0, changed: 0, same: planned.counts.new })
    },
    60_000,
  )
})
