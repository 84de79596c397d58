import type { AuditAction } from '@repo/domain/audit'

import type { Context } from '../../app/context.ts'
import type { Once } from '../../database/branch-database.ts'
import type { Transaction } from '../../database/database.ts'
import type { StaffPrincipal } from '../../http/principal.ts'
import { announceChallenges } from '../../realtime/announce.ts'
import { audited } from '../audit/record-audit.ts'

interface By<T> {
  readonly context: Pick<Context, 'clock' | 'realtime' | 'log'>
  readonly principal: StaffPrincipal
  /** Where what the change gives is the answer of a call that heeds keys. */
  readonly once?: Once<T>
}

/** Changes a challenge as one of the staff: it is audited, and every open screen is told. */
export const changingChallenge = async <T>(
  { context, principal, once }: By<NoInfer<T>>,
  { uuid, action = 'challenge-changed' }: { readonly uuid: string; readonly action?: AuditAction },
  work: (tx: Transaction, now: number) => Promise<T>,
): Promise<T> => {
  const { branch } = principal
  const now = context.clock.now()
  const doing = { principal, action, subject: { kind: 'challenge', uuid }, now } as const
  const result = await (once ?? branch.run<T>)((tx) => audited(tx, doing, () => work(tx, now)))
  await announceChallenges(context, branch.branchUuid)
  return result
}
