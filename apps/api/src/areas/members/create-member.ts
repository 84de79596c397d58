import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { members } from '../../database/schema/members.ts'
import { oneMore } from '../../http/change-seen.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { freeSignInCodes } from './free-sign-in-codes.ts'

interface NewMember {
  readonly branchUuid: string
  readonly email: string
  readonly now: number
}

/**
 * Links somebody by e-mail. Who was a member before is one again, with the past; everybody else begins with nothing
 * but the address.
 */
export const createMember = async (tx: Transaction, { branchUuid, email, now }: NewMember): Promise<string> => {
  const [known] = await tx.select().from(members).where(eq(members.email, email))
  if (known?.unlinkedAt === null) throw new Refusal('member-already-linked')
  if (known !== undefined) {
    await tx
      .update(members)
      .set({ unlinkedAt: null, version: oneMore(members.version) })
      .where(eq(members.uuid, known.uuid))
    return known.uuid
  }
  const uuid = randomUUID()
  const [signInCode = ''] = await freeSignInCodes(tx, 1)
  await tx.insert(members).values({
    uuid,
    branchUuid,
    email,
    name: '',
    lastName1: '',
    pseudonym: '',
    signInCode,
    createdAt: new Date(now),
  })
  return uuid
}
