import { showHealth } from '@repo/api-client/system/show-health'
import { VERSION } from '@repo/domain/version'

import type { Context } from '../../context.ts'
import { askDatabase } from '../../db/ask-database.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'

/** Whoever asks for health wants an answer, also of a database that gives none. */
const ANSWER_WITHIN_MS = 2_000

const within = async (work: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), ANSWER_WITHIN_MS)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** The question that is being asked; whoever comes meanwhile shares its answer. */
const asked = new WeakMap<Context, Promise<void>>()

const askOnce = (context: Context): Promise<void> => {
  const asking = asked.get(context) ?? within(askDatabase(context.db)).finally(() => asked.delete(context))
  asked.set(context, asking)
  return asking
}

export const showHealthRoute = route(showHealth, async (_, { context }) => {
  try {
    await askOnce(context)
  } catch {
    throw new Refusal('unavailable', { retryAfterSeconds: 5 })
  }
  return { status: 'ok' as const, version: VERSION }
})
