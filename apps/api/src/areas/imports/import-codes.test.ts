import { exportImportCodes, listImportCodes } from '@repo/api-client/imports/endpoints'
import { eq } from 'drizzle-orm'
import papaparse from 'papaparse'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildMember } from '../../../testing/factories/build-member.ts'
import { type ImportWorld, startImportWorld } from '../../../testing/import-world.ts'
import { buildGym, staffClient } from '../../../testing/test-server.ts'
import { auditEntries } from '../../database/schema/audit-entries.ts'

describe('sign-in codes of imported members', () => {
  let world: ImportWorld
  let uuid: string
  beforeAll(async () => {
    world = await startImportWorld()
    await buildMember(world.db, world.branchUuid, { email: 'known@gym.example', name: 'Sofía' })
    const unlinkedAt = new Date('2026-06-01T00:00:00Z')
    await buildMember(world.db, world.branchUuid, { email: 'back@gym.example', signInCode: '918273', unlinkedAt })
    uuid = await world.plan('members', [
      { email: 'zoe@gym.example', name: '=Zoe', lastName1: 'Alba' },
      { email: 'known@gym.example', name: 'Otra' },
      { email: 'back@gym.example', name: 'Vuelta' },
      { email: 'gone@gym.example', name: 'Ausente' },
    ])
    await world.run(uuid)
    await world.unlink((await world.memberOf('gone@gym.example'))?.uuid ?? '')
  })

  it('are listed of the created and returned members, in the order of the file', async () => {
    const zoe = await world.memberOf('zoe@gym.example')
    const codes = await world.admin.callDecoded(listImportCodes, { params: { uuid } })
    expect(codes).toEqual([
      { uuid: zoe?.uuid, name: '=Zoe Alba', email: 'zoe@gym.example', signInCode: zoe?.signInCode },
      { uuid: expect.any(String) as string, name: 'Vuelta Núñez', email: 'back@gym.example', signInCode: '918273' },
    ])
  })

  it('are exported without formulas, and with the center’s day in the name', async () => {
    const { content, fileName } = await world.admin.download(exportImportCodes, { params: { uuid } })
    expect(fileName).toBe('sign-in codes-2026-11-21.csv')
    const [head, first] = papaparse.parse<string[]>((await content.text()).replace('\uFEFF', '')).data
    expect(head).toEqual(['Name', 'First last name', 'Second last name', 'Email', 'Sign-in code'])
    expect(first?.slice(0, 4)).toEqual(["'=Zoe", 'Alba', '', 'zoe@gym.example'])
    expect(first?.[4]).toMatch(/^\d{6}$/)
  })

  it('leave one entry in the audit log within an hour, and are not shown to another center', async () => {
    const seen = await world.db.select().from(auditEntries).where(eq(auditEntries.action, 'import-codes-seen'))
    expect(seen).toMatchObject([{ subjectUuid: uuid, administratorUuid: world.gym.admin.uuid }])
    const other = await buildGym(world.server)
    const stranger = await staffClient(world.server, other, other.admin.email)
    await expect(stranger.call(listImportCodes, { params: { uuid } })).rejects.toMatchObject({ status: 404 })
  })
})
