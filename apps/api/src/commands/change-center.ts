import type { Context } from '../context.ts'
import type { Transaction } from '../db/database.ts'
import { announceRooms } from '../live/announce.ts'
import type { StaffPrincipal } from '../principal.ts'
import { audited } from './record-audit.ts'

interface By {
  readonly context: Pick<Context, 'clock' | 'realtime' | 'log'>
  readonly principal: StaffPrincipal
}

/** Changes something of the center as one of its staff: it is audited, and every open screen is told. */
export const changeCenter = async <T>(
  { context, principal }: By,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => {
  const { branch } = principal
  const subject = { kind: 'center', uuid: branch.branchUuid } as const
  const doing = { principal, action: 'center-changed', subject, now: context.clock.now() } as const
  const result = await branch.run((tx) => audited(tx, doing, () => work(tx)))
  await announceRooms(context, branch.branchUuid)
  return result
}
