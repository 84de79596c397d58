import { runImport } from '@repo/api-client/imports/endpoints'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildAdmin } from '../../../../testing/factories/build-admin.ts'
import { type ImportWorld, startImportWorld } from '../../../../testing/import-world.ts'
import { staffClient } from '../../../../testing/test-server.ts'
import { auditEntries } from '../../../database/schema/audit-entries.ts'
import { branches } from '../../../database/schema/center.ts'
import { importRows, imports } from '../../../database/schema/imports.ts'
import { members } from '../../../database/schema/members.ts'
import { createImportWorker } from './import-worker.ts'

describe('the run of an import', () => {
  let world: ImportWorld
  beforeAll(async () => {
    world = await startImportWorld()
  })

  it('is started once, when two administrators start it together', async () => {
    const second = await buildAdmin(world.db, world.branchUuid)
    const clients = [world.admin, await staffClient(world.server, world.gym, second.email)]
    const uuid = await world.plan('members', [{ email: 'once@gym.example', name: 'Unica' }])
    const calls = await Promise.allSettled(clients.map((one) => one.call(runImport, { params: { uuid } })))
    expect(calls.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(calls.find((one) => one.status === 'rejected')).toMatchObject({
      reason: { status: 409, code: 'import-state' },
    })
    await world.server.context.imports.workThrough()
    await expect(world.run(uuid)).rejects.toMatchObject({ code: 'import-state' })
    expect(await world.outcomes(uuid)).toEqual(['created'])
  })

  it('waits while the center is suspended', async () => {
    const setStatus = (status: number) =>
      world.db.update(branches).set({ status }).where(eq(branches.uuid, world.branchUuid))
    const uuid = await world.plan('members', [{ email: 'wait@gym.example', name: 'Espera' }])
    await world.admin.call(runImport, { params: { uuid } })
    await setStatus(0)
    await world.server.context.imports.workThrough()
    await setStatus(1)
    await world.server.context.imports.workThrough()
    expect(await world.outcomes(uuid)).toEqual(['created'])
  })

  it('is shared by two servers, which write each row once', async () => {
    const rows = Array.from({ length: 1500 }, (_, at) => ({ email: `both${at}@gym.example`, name: `Ambos ${at}` }))
    const uuid = await world.plan('members', rows)
    const { context } = world.server
    const other = createImportWorker(context)
    await world.admin.call(runImport, { params: { uuid } })
    await Promise.all([context.imports.workThrough(), other.workThrough()])
    expect(new Set(await world.outcomes(uuid))).toEqual(new Set(['created']))
    const { importUuid } = members
    expect(await world.db.$count(members, eq(importUuid, uuid))).toBe(1500)
  })

  it('stops within a transaction when its server stops, and goes on with the next server', async () => {
    const rows = Array.from({ length: 1500 }, (_, at) => ({ email: `next${at}@gym.example`, name: `Luego ${at}` }))
    const uuid = await world.plan('members', rows)
    await world.db.update(imports).set({ state: 'running' }).where(eq(imports.uuid, uuid))
    const stopping = createImportWorker(world.server.context)
    stopping.wake()
    await stopping.close()
    const written = (await world.outcomes(uuid)).filter((outcome) => outcome !== null).length
    expect(written).toBeLessThan(1500)
    stopping.wake()
    expect(await world.importOf(uuid)).toMatchObject({ state: 'running' })
    await createImportWorker(world.server.context).workThrough()
    expect(new Set(await world.outcomes(uuid))).toEqual(new Set(['created']))
  })

  it('passes over a row that can not be written or undone, and goes on with the others', async () => {
    const rows = Array.from({ length: 5 }, (_, at) => ({ email: `torn${at}@gym.example`, name: `Roto ${at}` }))
    const uuid = await world.plan('members', rows)
    const setRow = (number: number, change: Partial<typeof importRows.$inferInsert>) =>
      world.db
        .update(importRows)
        .set(change)
        .where(and(eq(importRows.importUuid, uuid), eq(importRows.number, number)))
    await setRow(4, { sealedContent: 'torn' })
    await world.run(uuid)
    expect(await world.outcomes(uuid)).toEqual(['created', 'created', 'moved', 'created', 'created'])
    await setRow(3, { sealedBefore: 'torn' })
    await world.undo(uuid)
    expect(await world.outcomes(uuid)).toEqual(['removed', 'kept', 'moved', 'removed', 'removed'])
  })

  it('ends where the key of the installation is another one', async () => {
    const uuid = await world.plan('members', [{ email: 'key@gym.example', name: 'Llave' }])
    await world.db.update(imports).set({ state: 'running', sealedKey: 'lost' }).where(eq(imports.uuid, uuid))
    await world.server.context.imports.workThrough()
    expect(await world.importOf(uuid)).toMatchObject({ state: 'done' })
    expect(await world.outcomes(uuid)).toEqual([null])
  })

  it('is in the audit log once, and once for each 1,000 rows', async () => {
    const { action, details } = auditEntries
    const entries = () =>
      world.db.select({ action, details }).from(auditEntries).where(eq(auditEntries.subjectKind, 'import'))
    const before = (await entries()).length
    const rows = Array.from({ length: 2100 }, (_, at) => ({ email: `many${at}@gym.example`, name: `Persona ${at}` }))
    await world.run(await world.plan('members', rows))
    const written = (from: number) => ({
      action: 'import-rows-written',
      details: { name: 'members.csv', changes: [{ field: 'rows', before: from, after: from + 1000 }] },
    })
    expect((await entries()).slice(before)).toEqual([
      { action: 'import-run', details: { name: 'members.csv', changes: [] } },
      written(0),
      written(1000),
    ])
  })
})
