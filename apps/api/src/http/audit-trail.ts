import type { AuditSnapshot, AuditSubjectKind } from '@repo/domain/center/audit'
import type { AuditAction } from '@repo/domain/center/audit-actions'

import type { BranchDatabase } from '../database/branch-database.ts'
import type { Transaction } from '../database/database.ts'

declare module '../lib/context.ts' {
  interface Context {
    readonly audit: AuditTrail
  }
}

/** What a member of the staff did something to. */
interface AuditSubject {
  readonly kind: AuditSubjectKind
  readonly uuid: string
}

/** The staff account that acts; null where it is unknown, as at a refused sign-in. */
interface AuditActor {
  readonly adminUuid: string | null
  readonly branch: Pick<BranchDatabase, 'branchUuid'>
}

interface AuditedAction {
  readonly action: AuditAction
  readonly subject?: AuditSubject
  /** The subject before the action, where the action can have changed it. */
  readonly before?: AuditSnapshot | null
}

interface AuditedChange {
  readonly principal: AuditActor
  readonly action: AuditAction
  readonly subject: AuditSubject
  readonly now: number
}

/** An action that may happen often, and is recorded at most once an hour for each actor and subject. */
export type RepeatedAction = Pick<AuditedAction, 'action' | 'subject'>

/** Records what the staff does. */
export interface AuditTrail {
  /**
   * Records an action as the last statement of its transaction: from here on, all other transactions that record for
   * the branch wait for its end.
   */
  readonly record: (tx: Transaction, actor: AuditActor, action: AuditedAction, now: number) => Promise<void>
  /** Performs a change and records the fields that differ after it. */
  readonly recordChange: <T>(tx: Transaction, change: AuditedChange, work: () => Promise<T>) => Promise<T>
  readonly recordRepeated: (tx: Transaction, actor: AuditActor, action: RepeatedAction, now: number) => Promise<void>
  /** The same in a transaction of its own. Caches what this process has recorded, so that search-as-you-type is cheap. */
  readonly recordRead: (
    actor: AuditActor & { readonly branch: BranchDatabase },
    action: RepeatedAction,
    now: number,
  ) => Promise<void>
  /** What the audit may say of a subject as it is now; null when it does not exist. */
  readonly snapshot: (tx: Transaction, subject: AuditSubject) => Promise<AuditSnapshot | null>
}
