import type { AuditAction, AuditSubjectKind } from '@repo/domain/audit'

import type { BranchDatabase } from '../../database/branch-database.ts'

/** How long what happens again counts as the same: a look at a member, a search, a refused sign-in. */
export const FOLDED_MS = 3_600_000

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
