import { showHealth } from '@repo/api-client/system/show-health'
import { sql } from 'drizzle-orm'

import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'
import { VERSION } from '../../version.ts'

export const showHealthRoute = route(showHealth, async (_, { context }) => {
  try {
    await context.db.execute(sql`select 1`)
  } catch {
    throw new Refusal('unavailable', { retryAfterSeconds: 5 })
  }
  return { status: 'ok' as const, version: VERSION }
})
