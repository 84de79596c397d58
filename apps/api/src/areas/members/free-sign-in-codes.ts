import { randomInt } from 'node:crypto'

import { inArray } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { members } from '../../database/schema/members.ts'
import { Refusal } from '../../http/errors/refusal.ts'

const ATTEMPTS = 20

/** So many sign-in codes that nobody in the branch has. */
export const freeSignInCodes = async (tx: Transaction, count: number): Promise<readonly string[]> => {
  const free = new Set<string>()
  for (let attempt = 0; attempt < ATTEMPTS && free.size < count; attempt += 1) {
    const drawn = Array.from({ length: count - free.size }, () => String(randomInt(100_000, 1_000_000)))
    const rows = await tx.select({ code: members.signInCode }).from(members).where(inArray(members.signInCode, drawn))
    const taken = new Set(rows.map(({ code }) => code))
    for (const code of drawn) if (!taken.has(code)) free.add(code)
  }
  if (free.size < count) throw new Refusal('unavailable')
  return [...free]
}
