import { runImport, undoImport } from '@repo/api-client/imports/endpoints'
import { asc, eq } from 'drizzle-orm'
import papaparse from 'papaparse'

import { openImport } from '../src/areas/imports/import-store.ts'
import { importRows, imports } from '../src/database/schema/imports.ts'
import { members } from '../src/database/schema/members.ts'
import { tableFingerprints } from './database-fingerprint.ts'
import { buildPlannedImport } from './factories/build-import.ts'
import { buildGym, staffClient, startTestServer } from './test-server.ts'
import type { Client } from './wire-client.ts'

/** What an import and its calls leave by design. */
const TRACES = ['imports', 'import_rows', 'import_parts', 'idempotency_records', 'audit_entries', 'admin_sessions']

const HEADERS = {
  email: 'Email',
  name: 'First name',
  lastName1: 'Last name',
  pseudonym: 'Pseudonym',
  birthday: 'Birthday',
  sex: 'Sex',
  weight: 'Weight (kg)',
  height: 'Height (cm)',
  sensorName: 'Sensor name',
  mac: 'MAC',
  ant: 'ANT',
  centerId: 'Number',
  ownership: 'Ownership',
  wearer: 'Wearer',
} as const

type Field = keyof typeof HEADERS
export type FileRow = Readonly<Partial<Record<Field, string>>>
type Settings = Parameters<typeof buildPlannedImport>[1]['settings']

/** With a column for each field that a row has. */
export const csvOf = (rows: readonly FileRow[]): string => {
  const fields = (Object.keys(HEADERS) as Field[]).filter((field) => rows.some((row) => row[field] !== undefined))
  return papaparse.unparse([
    fields.map((field) => HEADERS[field]),
    ...rows.map((row) => fields.map((field) => row[field] ?? '')),
  ])
}

/** A gym with an administrator who imports. */
export const startImportWorld = async () => {
  const server = await startTestServer()
  const gym = await buildGym(server)
  const admin = await staffClient(server, gym, gym.admin.email)
  const { context } = server
  const { db } = context
  const branchUuid = gym.branch.uuid
  const importOf = async (uuid: string) => (await db.select().from(imports).where(eq(imports.uuid, uuid)))[0]
  const rowsOf = (uuid: string) =>
    db.select().from(importRows).where(eq(importRows.importUuid, uuid)).orderBy(asc(importRows.number))
  const step = async (endpoint: typeof runImport | typeof undoImport, uuid: string, by: Client) => {
    await by.call(endpoint, { params: { uuid } })
    await context.imports.workThrough()
  }
  return {
    server,
    gym,
    admin,
    db,
    branchUuid,
    importOf,
    rowsOf,
    plan: (kind: 'members' | 'sensors', rows: readonly FileRow[], settings: Settings = {}) =>
      buildPlannedImport(context, {
        branchUuid,
        adminUuid: gym.admin.uuid,
        kind,
        csv: csvOf(rows),
        settings: { decision: 'overwrite', ...settings },
      }),
    run: (uuid: string, by = admin) => step(runImport, uuid, by),
    undo: (uuid: string, by = admin) => step(undoImport, uuid, by),
    outcomes: async (uuid: string) => (await rowsOf(uuid)).map(({ outcome }) => outcome),
    kept: async (uuid: string) => (await rowsOf(uuid)).map(({ keptReason }) => keptReason),
    memberOf: async (email: string) => (await db.select().from(members).where(eq(members.email, email)))[0],
    open: (uuid: string) => db.transaction((tx) => openImport(context, tx, uuid)),
    unlink: (uuid: string) =>
      db
        .update(members)
        .set({ unlinkedAt: new Date(server.clock.now()), version: 2 })
        .where(eq(members.uuid, uuid)),
    fingerprints: () => tableFingerprints(db, TRACES),
  }
}

export type ImportWorld = Awaited<ReturnType<typeof startImportWorld>>
