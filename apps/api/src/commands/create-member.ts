import { randomInt, randomUUID } from 'node:crypto'

import { sql, eq } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { members } from '../db/tables/members.ts'
import { Refusal } from '../errors/refusal.ts'

interface NewMember {
  readonly branchUuid: string
  readonly email: string
  readonly now: number
}

const ATTEMPTS = 20

/** A sign-in code nobody in the branch has. */
const freeCode = async (tx: Transaction): Promise<string> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const code = String(randomInt(100_000, 1_000_000))
    const [taken] = await tx.select({ uuid: members.uuid }).from(members).where(eq(members.signInCode, code))
    if (taken === undefined) return code
  }
  throw new Refusal('unavailable')
}

/**
 * Links somebody by e-mail. Who was a member before is one again, with the past; everybody else begins with nothing
 * but the address.
 */
export const createMember = async (tx: Transaction, { branchUuid, email, now }: NewMember): Promise<string> => {
  const [known] = await tx
    .select()
    .from(members)
    .where(sql`lower(${members.email}) = ${email}`)
  if (known?.unlinkedAt === null) throw new Refusal('member-already-linked')
  if (known !== undefined) {
    await tx.update(members).set({ unlinkedAt: null }).where(eq(members.uuid, known.uuid))
    return known.uuid
  }
  const uuid = randomUUID()
  await tx.insert(members).values({
    uuid,
    branchUuid,
    email,
    name: '',
    lastName1: '',
    pseudonym: '',
    signInCode: await freeCode(tx),
    createdAt: new Date(now),
  })
  return uuid
}
