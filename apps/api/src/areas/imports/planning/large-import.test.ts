import { bySize } from '@repo/test-size'
import { beforeAll, describe, expect, it } from 'vitest'

import { FAULT_KINDS, plantedFile } from '../../../../testing/planted-faults.ts'
import { buildEmptyGym, staffClient, startTestServer } from '../../../../testing/test-server.ts'
import { tableUploader } from '../../../../testing/upload-table.ts'

const { rows, faults } = bySize({
  small: { rows: 500, faults: 50 },
  full: { rows: 10_000, faults: 500 },
  night: { rows: 10_000, faults: 1000 },
})

describe('a large file of members', () => {
  let uploader: ReturnType<typeof tableUploader>
  beforeAll(async () => {
    const server = await startTestServer()
    const gym = await buildEmptyGym(server)
    uploader = tableUploader(await staffClient(server, gym, gym.admin.email))
  })

  it('has its faults named by row and field, and no others', async () => {
    expect(new Set(FAULT_KINDS.map((kind) => kind.join(' '))).size).toBe(25)
    const { csv, planted } = plantedFile(rows, faults)
    const { uuid, counts } = await uploader.plan(csv)
    expect(counts).toEqual({ new: rows - faults, changed: 0, same: 0, fault: faults, leftOut: 0 })
    const found = (await uploader.rows(uuid, 'fault')).flatMap((row) =>
      Object.entries(row.faults).map(([field, { code }]) => `${row.number} ${field} ${code}`),
    )
    expect(found).toEqual(planted)
    const [first] = await uploader.rows(uuid, 'fault')
    const edited = await uploader.edit(uuid, first?.number ?? 0, { cells: { email: 'edited@gym.example' } })
    expect(edited).toMatchObject({ state: 'new', cells: { email: 'edited@gym.example' } })
    expect((await uploader.show(uuid)).counts).toMatchObject({ new: rows - faults + 1, fault: faults - 1 })
  })
})
