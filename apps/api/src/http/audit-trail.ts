import type { AuditSnapshot, AuditSubjectKind } from '@repo/domain/center/audit'
import type { AuditAction } from '@repo/domain/center/audit-actions'

import type { BranchDatabase } from '../database/branch-database.ts'
import type { Transaction } from '../database/database.ts'

declare module '../lib/context.ts' {
  interface Context {
    readonly audit: AuditTrail
  }
}

interface AuditSubject {
  readonly kind: AuditSubjectKind
  readonly uuid: string
}

interface AuditActor {
  readonly adminUuid: string | null
  readonly branch: Pick<BranchDatabase, 'branchUuid'>
}

interface AuditedAction {
  readonly action: AuditAction
  readonly subject?: AuditSubject
  readonly before?: AuditSnapshot | null
}

interface AuditedChange {
  readonly principal: AuditActor
  readonly action: AuditAction
  readonly subject: AuditSubject
  readonly now: number
}

export type RepeatedAction = Pick<AuditedAction, 'action' | 'subject'>

export interface AuditTrail {
  /** Call last in a transaction: it locks the branch's audit chain until the commit. */
  readonly record: (tx: Transaction, actor: AuditActor, action: AuditedAction, now: number) => Promise<void>
  readonly recordChange: <T>(tx: Transaction, change: AuditedChange, work: () => Promise<T>) => Promise<T>
  readonly recordRepeated: (tx: Transaction, actor: AuditActor, action: RepeatedAction, now: number) => Promise<void>
  readonly recordRead: (
    actor: AuditActor & { readonly branch: BranchDatabase },
    action: RepeatedAction,
    now: number,
  ) => Promise<void>
  readonly snapshot: (tx: Transaction, subject: AuditSubject) => Promise<AuditSnapshot | null>
}
