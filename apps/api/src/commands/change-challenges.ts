import type { AuditAction } from '@repo/domain/audit'

import type { Context } from '../context.ts'
import type { Transaction } from '../db/database.ts'
import { announceChallenges } from '../live/announce.ts'
import type { StaffPrincipal } from '../principal.ts'
import { audited } from './record-audit.ts'

interface By {
  readonly context: Pick<Context, 'clock' | 'realtime' | 'log'>
  readonly principal: StaffPrincipal
}

/** Changes a challenge as one of the staff: it is audited, and every open screen is told. */
export const changingChallenge = async <T>(
  { context, principal }: By,
  { uuid, action = 'challenge-changed' }: { readonly uuid: string; readonly action?: AuditAction },
  work: (tx: Transaction, now: number) => Promise<T>,
): Promise<T> => {
  const { branch } = principal
  const now = context.clock.now()
  const doing = { principal, action, subject: { kind: 'challenge', uuid }, now } as const
  const result = await branch.run((tx) => audited(tx, doing, () => work(tx, now)))
  await announceChallenges(context, branch.branchUuid)
  return result
}
