import { randomUUID } from 'node:crypto'

import { and, countDistinct, eq, gte, inArray, isNull } from 'drizzle-orm'

import type { Database, Transaction } from '../../../database/database.ts'
import { participations } from '../../../database/schema/classes.ts'
import { members } from '../../../database/schema/members.ts'
import { strapClaims } from '../../../database/schema/strap-claims.ts'
import type { Claim } from './room-straps.ts'

/** Classes in which a member picked a strap before it is offered first. */
const USUAL_AFTER = 3

export const readClaims = async (db: Database | Transaction, classUuid: string): Promise<Claim[]> => {
  const rows = await db
    .select({ claim: strapClaims })
    .from(strapClaims)
    .innerJoin(participations, eq(participations.uuid, strapClaims.participationUuid))
    .where(eq(participations.classUuid, classUuid))
  return rows.map(({ claim: { address, participationUuid, fromAt, toAt } }) => ({
    address,
    participationUuid,
    from: fromAt.getTime(),
    to: toAt?.getTime() ?? null,
  }))
}

interface Claiming {
  readonly branchUuid: string
  readonly classUuid: string
  readonly participationUuid: string
  readonly addresses: readonly string[]
  readonly from: number
  readonly now: number
}

const inClass = (tx: Transaction, classUuid: string) =>
  tx.select({ uuid: participations.uuid }).from(participations).where(eq(participations.classUuid, classUuid))

/** Ends what the participant used before, and what those who left had of this strap. */
export const storeClaim = async (tx: Transaction, claiming: Claiming): Promise<void> => {
  const { branchUuid, classUuid, participationUuid, addresses, from, now } = claiming
  const end = (which: ReturnType<typeof eq>) =>
    tx
      .update(strapClaims)
      .set({ toAt: new Date(now) })
      .where(and(which, isNull(strapClaims.toAt)))
  await end(eq(strapClaims.participationUuid, participationUuid))
  await tx
    .update(strapClaims)
    .set({ toAt: new Date(now) })
    .where(
      and(
        inArray(strapClaims.address, [...addresses]),
        inArray(strapClaims.participationUuid, inClass(tx, classUuid)),
        isNull(strapClaims.toAt),
      ),
    )
  const fromAt = new Date(from)
  await tx
    .insert(strapClaims)
    .values(addresses.map((address) => ({ uuid: randomUUID(), branchUuid, participationUuid, address, fromAt })))
}

/** Adds the second radio of a claimed strap. */
export const storeSecondAddress = async (
  tx: Transaction,
  { branchUuid, participationUuid, address, from }: Claim & { readonly branchUuid: string },
): Promise<void> => {
  await tx
    .insert(strapClaims)
    .values({ uuid: randomUUID(), branchUuid, participationUuid, address, fromAt: new Date(from) })
}

/** As if the strap had never counted for the participant. */
export const deleteClaim = async (tx: Transaction, participationUuid: string, from: number): Promise<void> => {
  const own = and(eq(strapClaims.participationUuid, participationUuid), gte(strapClaims.fromAt, new Date(from)))
  await tx.delete(strapClaims).where(own)
}

/** Once the strap is the member's own sensor. */
export const deleteCurrentClaims = async (tx: Transaction, participationUuid: string): Promise<void> => {
  await tx
    .delete(strapClaims)
    .where(and(eq(strapClaims.participationUuid, participationUuid), isNull(strapClaims.toAt)))
}

export const usualStraps = async (tx: Transaction, memberUuid: string): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .select({ address: strapClaims.address })
    .from(strapClaims)
    .innerJoin(participations, eq(participations.uuid, strapClaims.participationUuid))
    .where(eq(participations.memberUuid, memberUuid))
    .groupBy(strapClaims.address)
    .having(gte(countDistinct(participations.classUuid), USUAL_AFTER))
  return new Set(rows.map(({ address }) => address))
}

/** Members who usually wear these straps, by address. None where several do. */
export const usualWearers = async (tx: Transaction, addresses: readonly string[]) => {
  if (addresses.length === 0) return new Map<string, { readonly uuid: string; readonly pseudonym: string }>()
  const rows = await tx
    .select({ address: strapClaims.address, uuid: members.uuid, pseudonym: members.pseudonym })
    .from(strapClaims)
    .innerJoin(participations, eq(participations.uuid, strapClaims.participationUuid))
    .innerJoin(members, eq(members.uuid, participations.memberUuid))
    .where(and(inArray(strapClaims.address, [...addresses]), isNull(members.unlinkedAt)))
    .groupBy(strapClaims.address, members.uuid, members.pseudonym)
    .having(gte(countDistinct(participations.classUuid), USUAL_AFTER))
  const byAddress = Map.groupBy(rows, ({ address }) => address)
  return new Map(
    [...byAddress].flatMap(([address, [first, second]]) =>
      first === undefined || second !== undefined ? [] : [[address, { uuid: first.uuid, pseudonym: first.pseudonym }]],
    ),
  )
}
