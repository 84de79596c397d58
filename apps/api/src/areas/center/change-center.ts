import type { Context } from '../../app/context.ts'
import type { Once } from '../../database/branch-database.ts'
import type { Transaction } from '../../database/database.ts'
import type { StaffPrincipal } from '../../http/principal.ts'
import { announceRooms } from '../../realtime/announce.ts'
import { audited } from '../audit/record-audit.ts'

interface By<T> {
  readonly context: Pick<Context, 'clock' | 'realtime' | 'log'>
  readonly principal: StaffPrincipal
  /** Where what the change gives is the answer of a call that heeds keys. */
  readonly once?: Once<T>
}

/** Changes something of the center as one of its staff: it is audited, and every open screen is told. */
export const changeCenter = async <T>(
  { context, principal, once }: By<NoInfer<T>>,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => {
  const { branch } = principal
  const subject = { kind: 'center', uuid: branch.branchUuid } as const
  const doing = { principal, action: 'center-changed', subject, now: context.clock.now() } as const
  const result = await (once ?? branch.run<T>)((tx) => audited(tx, doing, () => work(tx)))
  await announceRooms(context, branch.branchUuid)
  return result
}
