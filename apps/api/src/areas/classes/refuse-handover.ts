import type { Transaction } from '../../database/database.ts'
import type { Context } from '../../lib/context.ts'
import { Refusal } from '../../lib/refusal.ts'
import { lockRunningClass } from './class-queries.ts'

/** Between two servers of a class, neither would apply the change. */
export const refuseHandover = async (
  tx: Transaction,
  { engine }: Pick<Context, 'engine'>,
  classUuid: string,
): Promise<void> => {
  if (engine.find(classUuid) !== null) return
  await lockRunningClass(tx, classUuid)
  throw new Refusal('unavailable', { retryAfterSeconds: 1 })
}
