import { randomUUID } from 'node:crypto'

import { auditChanges, type AuditSnapshot, type AuditSubjectKind } from '@repo/domain/center/audit'
import { and, eq, gt, inArray, isNull } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { auditEntries } from '../../database/schema/audit-entries.ts'
import { administrators } from '../../database/schema/staff.ts'
import type { AuditTrail } from '../../http/audit-trail.ts'
import type { Log } from '../../lib/log.ts'
import { createLruCache } from '../../lib/lru-cache.ts'
import { isDiskFull } from '../../lib/outage.ts'

export type SnapshotReader = (tx: Transaction, uuid: string) => Promise<AuditSnapshot | null>

const REPEATED_WITHIN_MS = 3_600_000
/** Staff and the subjects they view in an hour at a large center. */
const MAX_CACHED = 5000

type Actor = Parameters<AuditTrail['record']>[1]
type Repeated = Parameters<AuditTrail['recordRepeated']>[2]

const nameOf = async (tx: Transaction, uuid: string | null): Promise<string> => {
  if (uuid === null) return '-'
  const [row] = await tx.select().from(administrators).where(eq(administrators.uuid, uuid))
  return row === undefined ? '-' : [row.name, row.lastName1, row.lastName2].filter(Boolean).join(' ')
}

const isSame = ({ adminUuid }: Actor, { action, subject }: Repeated) =>
  and(
    eq(auditEntries.action, action),
    adminUuid === null ? isNull(auditEntries.administratorUuid) : eq(auditEntries.administratorUuid, adminUuid),
    subject === undefined ? isNull(auditEntries.subjectUuid) : eq(auditEntries.subjectUuid, subject.uuid),
  )

export const createAuditTrail = (
  readers: Readonly<Record<AuditSubjectKind, SnapshotReader>>,
  log: Pick<Log, 'warn'>,
): AuditTrail => {
  const cached = createLruCache<number>(MAX_CACHED)
  const snapshot: AuditTrail['snapshot'] = (tx, { kind, uuid }) => readers[kind](tx, uuid)
  const record: AuditTrail['record'] = async (tx, { adminUuid, branch }, { action, subject, before }, now) => {
    const after = subject === undefined ? null : await snapshot(tx, subject)
    const changes = before === undefined ? [] : auditChanges(before, after)
    const name = after?.name ?? before?.name
    const pointed =
      subject === undefined || name === undefined
        ? {}
        : { subjectUuid: subject.uuid, details: { name, changes }, salt: randomUUID() }
    await tx.insert(auditEntries).values({
      uuid: randomUUID(),
      branchUuid: branch.branchUuid,
      administratorUuid: adminUuid,
      administratorName: await nameOf(tx, adminUuid),
      action,
      subjectKind: subject?.kind ?? null,
      ...pointed,
      at: new Date(now),
    })
  }
  const recordRepeated: AuditTrail['recordRepeated'] = async (tx, actor, action, now) => {
    const same = and(isSame(actor, action), gt(auditEntries.at, new Date(now - REPEATED_WITHIN_MS)))
    const [entry] = await tx.select({ uuid: auditEntries.uuid }).from(auditEntries).where(same).limit(1)
    if (entry === undefined) await record(tx, actor, action, now)
  }
  return {
    snapshot,
    record,
    recordChange: async (tx, { principal, action, subject, now }, work) => {
      const before = await snapshot(tx, subject)
      const result = await work()
      await record(tx, principal, { action, subject, before }, now)
      return result
    },
    recordRepeated,
    recordRead: async ({ adminUuid, branch }, action, now) => {
      const key = `${branch.branchUuid} ${adminUuid ?? ''} ${action.action} ${action.subject?.uuid ?? ''}`
      const at = cached.get(key)
      if (at !== undefined && now - at < REPEATED_WITHIN_MS) return
      try {
        await branch.run((tx) => recordRepeated(tx, { adminUuid, branch }, action, now))
        cached.set(key, now)
      } catch (error) {
        // reads must work with a full disk, so the entry goes to the log
        if (!isDiskFull(error)) throw error
        const subject = action.subject?.uuid ?? ''
        log.warn('look-not-in-audit', { administrator: adminUuid ?? 'nobody', action: action.action, subject })
      }
    },
  }
}

export const eraseFromAudit = async (tx: Transaction, uuids: readonly string[]): Promise<void> => {
  await tx
    .update(auditEntries)
    .set({ subjectUuid: null, details: null, salt: null })
    .where(inArray(auditEntries.subjectUuid, [...uuids]))
}
