import type { Versioned } from '@repo/api-client/core/with-version'
import { eq } from 'drizzle-orm'

import type { Once } from '../../database/branch-database.ts'
import type { Transaction } from '../../database/database.ts'
import { branches } from '../../database/schema/center.ts'
import type { StaffPrincipal } from '../../http/authentication/principal.ts'
import { updateWithVersion } from '../../http/change-seen.ts'
import type { Context } from '../../lib/context.ts'
import { publishRoomsChanged } from '../../realtime/branch-events.ts'
import { readImage } from '../../sandbox/read-uploads.ts'

type Change = Partial<
  Omit<
    typeof branches.$inferInsert,
    'uuid' | 'locationUuid' | 'publishableKey' | 'status' | 'features' | 'createdAt' | 'version' | 'locationVersion'
  >
>

/** Row-level security limits the update to the branch's row. */
export const changeBranch = async (tx: Transaction, change: Change): Promise<void> => {
  await tx.update(branches).set(change)
}

export const changeBranchData = (tx: Transaction, { version, ...change }: Change & Versioned): Promise<void> =>
  updateWithVersion(tx, { table: branches, row: undefined, version, change })

export const changeAddress = (
  tx: Transaction,
  locationUuid: string,
  { version, ...change }: Change & Versioned,
): Promise<void> => {
  const row = eq(branches.locationUuid, locationUuid)
  return updateWithVersion(tx, { table: branches, row, version, change, counter: 'locationVersion' })
}

interface By<T> {
  readonly context: Pick<Context, 'audit' | 'clock' | 'realtime' | 'log'>
  readonly principal: StaffPrincipal
  readonly once?: Once<T>
}

export const changeCenter = async <T>(
  { context, principal, once }: By<NoInfer<T>>,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => {
  const { branch } = principal
  const subject = { kind: 'center', uuid: branch.branchUuid } as const
  const doing = { principal, action: 'center-changed', subject, now: context.clock.now() } as const
  const result = await (once ?? branch.run<T>)((tx) => context.audit.recordChange(tx, doing, () => work(tx)))
  await publishRoomsChanged(context, branch.branchUuid)
  return result
}

const WIDTH = 512

interface Replace {
  readonly context: Pick<Context, 'audit' | 'clock' | 'images' | 'sandbox' | 'realtime' | 'log'>
  readonly file: Buffer | null
  readonly principal: StaffPrincipal
  readonly once: Once<{ url: string }>
}

export const replaceCenterImage = async (input: Replace): Promise<{ url: string }> => {
  const { images, sandbox } = input.context
  const url = await images.put(await readImage(sandbox, input.file, WIDTH))
  const old: (string | null)[] = []
  const exchange = changeCenter<{ url: string }>(input, async (tx) => {
    // the later of two concurrent uploads reads the earlier's image
    const [before] = await tx.select({ url: branches.imageUrl }).from(branches).for('update')
    await changeBranch(tx, { imageUrl: url })
    old.push(before?.url ?? null)
    return { url }
  })
  const answer = await exchange.catch(async (error: unknown) => {
    await images.remove(url)
    throw error
  })
  for (const one of old) await images.remove(one)
  return answer
}
