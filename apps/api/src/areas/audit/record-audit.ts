import { randomUUID } from 'node:crypto'

import { type AuditAction, auditChanges, type AuditSnapshot, type AuditSubjectKind } from '@repo/domain/center/audit'
import { and, eq, gt, inArray, isNull } from 'drizzle-orm'

import type { BranchDatabase } from '../../database/branch-database.ts'
import type { Transaction } from '../../database/database.ts'
import { auditEntries } from '../../database/schema/audit-entries.ts'
import { administrators } from '../../database/schema/staff.ts'
import type { StaffPrincipal } from '../../http/authentication/principal.ts'
import { isDiskFull } from '../../http/errors/outage.ts'
import type { Log } from '../../lib/log.ts'
import { createLruCache } from '../../lib/lru-cache.ts'
import { auditSnapshot, type AuditSubject } from './audit-snapshot.ts'

/** How long what happens again counts as the same: a look at a member, a search, a refused sign-in. */
const FOLDED_MS = 3_600_000

/** What may happen often and is noted in the audit once an hour. */
export interface Folded {
  readonly action: AuditAction
  readonly subject?: { readonly kind: AuditSubjectKind; readonly uuid: string }
}

/** Notes something in the audit that may happen often. The account is null where it isn't known who it was. */
export type NoteLook = (
  actor: { readonly adminUuid: string | null; readonly branch: BranchDatabase },
  folded: Folded,
  now: number,
) => Promise<void>

/** The account that did something; null where it isn't known who it was. */
interface Actor {
  readonly adminUuid: string | null
  readonly branch: Pick<StaffPrincipal['branch'], 'branchUuid'>
}

interface Done {
  readonly action: AuditAction
  readonly subject?: AuditSubject
  /** The subject before it was done, where that can have changed it. */
  readonly before?: AuditSnapshot | null
}

const nameOf = async (tx: Transaction, uuid: string | null): Promise<string> => {
  if (uuid === null) return '-'
  const [row] = await tx.select().from(administrators).where(eq(administrators.uuid, uuid))
  return row === undefined ? '-' : [row.name, row.lastName1, row.lastName2].filter(Boolean).join(' ')
}

/**
 * Notes that somebody of the staff did something; the last statement of the transaction that does it, since from here
 * on all others who do something in the branch wait for its end.
 */
export const recordAudit = async (
  tx: Transaction,
  { adminUuid, branch }: Actor,
  { action, subject, before }: Done,
  now: number,
): Promise<void> => {
  const after = subject === undefined ? null : await auditSnapshot(tx, subject)
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

interface Doing {
  readonly principal: Actor
  readonly action: AuditAction
  readonly subject: AuditSubject
  readonly now: number
}

/** Does something to a thing that is there, and notes what it changed. */
export const audited = async <T>(
  tx: Transaction,
  { principal, action, subject, now }: Doing,
  work: () => Promise<T>,
): Promise<T> => {
  const before = await auditSnapshot(tx, subject)
  const result = await work()
  await recordAudit(tx, principal, { action, subject, before }, now)
  return result
}

const isSame = ({ adminUuid }: Actor, { action, subject }: Folded) =>
  and(
    eq(auditEntries.action, action),
    adminUuid === null ? isNull(auditEntries.administratorUuid) : eq(auditEntries.administratorUuid, adminUuid),
    subject === undefined ? isNull(auditEntries.subjectUuid) : eq(auditEntries.subjectUuid, subject.uuid),
  )

/** Records something that may happen often. The same again within an hour, by the same person, is the same entry. */
export const recordFolded = async (tx: Transaction, actor: Actor, folded: Folded, now: number): Promise<void> => {
  const same = and(isSame(actor, folded), gt(auditEntries.at, new Date(now - FOLDED_MS)))
  const [seen] = await tx.select({ uuid: auditEntries.uuid }).from(auditEntries).where(same).limit(1)
  if (seen === undefined) await recordAudit(tx, actor, folded, now)
}

/** Takes out of the audit what it says of people who are no more; that something was done stays. */
export const forgetInAudit = async (tx: Transaction, uuids: readonly string[]): Promise<void> => {
  await tx
    .update(auditEntries)
    .set({ subjectUuid: null, details: null, salt: null })
    .where(inArray(auditEntries.subjectUuid, [...uuids]))
}

/** People and what they look at, of an hour of a large center. */
const MOST_KEPT = 5000

/** Notes each look once an hour. Remembers what this process has noted, so that search-as-you-type costs nothing. */
export const createNoteLook = (log: Pick<Log, 'warn'>): NoteLook => {
  const noted = createLruCache<number>(MOST_KEPT)
  return async ({ adminUuid, branch }, look, now) => {
    const name = `${branch.branchUuid} ${adminUuid ?? ''} ${look.action} ${look.subject?.uuid ?? ''}`
    const at = noted.get(name)
    if (at !== undefined && now - at < FOLDED_MS) return
    try {
      await branch.run((tx) => recordFolded(tx, { adminUuid, branch }, look, now))
      noted.set(name, now)
    } catch (error) {
      // reads must work on a full disk, so the log takes the entry
      if (!isDiskFull(error)) throw error
      const subject = look.subject?.uuid ?? ''
      log.warn('look-not-in-audit', { administrator: adminUuid ?? 'nobody', action: look.action, subject })
    }
  }
}
