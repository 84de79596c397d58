import { showHealth } from '@repo/api-client/system/show-health'
import { sql } from 'drizzle-orm'

import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'
import { VERSION } from '../../version.ts'

/** Whoever asks for health wants an answer, also of a database that gives none. */
const ANSWER_WITHIN_MS = 2_000

const within = async (work: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), ANSWER_WITHIN_MS)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}

export const showHealthRoute = route(showHealth, async (_, { context }) => {
  try {
    await within(context.db.execute(sql`select 1`))
  } catch {
    throw new Refusal('unavailable', { retryAfterSeconds: 5 })
  }
  return { status: 'ok' as const, version: VERSION }
})
