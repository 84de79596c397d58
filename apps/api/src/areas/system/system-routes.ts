import type { systemEndpoints } from '@repo/api-client/system/endpoints'
import { reportFault } from '@repo/api-client/system/report-fault'
import { showHealth, showReadiness } from '@repo/api-client/system/system-endpoints'
import { VERSION } from '@repo/domain/core/version'

import { pingDatabase } from '../../database/database.ts'
import { route, type RoutesOf } from '../../http/route.ts'
import type { Context } from '../../lib/context.ts'
import { Refusal } from '../../lib/refusal.ts'

const showHealthRoute = route(showHealth, async () => ({ status: 'ok' as const, version: VERSION }))

/** Responds in time even if the database doesn't. */
const ANSWER_WITHIN_MS = 2_000
const RETRY_AFTER_S = 5

const within = async (work: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), ANSWER_WITHIN_MS)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Concurrent calls share one ping. */
const pings = new WeakMap<Context, Promise<void>>()

const pingOnce = (context: Context): Promise<void> => {
  const ping = pings.get(context) ?? within(pingDatabase(context.db)).finally(() => pings.delete(context))
  pings.set(context, ping)
  return ping
}

const showReadinessRoute = route(showReadiness, async (_, { context }) => {
  if (context.readiness.isDraining()) throw new Refusal('draining', { retryAfterSeconds: RETRY_AFTER_S })
  // its displays and phones receive nothing about classes on other servers
  if (context.readiness.isCutOff()) throw new Refusal('unavailable', { retryAfterSeconds: RETRY_AFTER_S })
  if (context.disk.isFull()) throw new Refusal('storage-full', { retryAfterSeconds: RETRY_AFTER_S })
  try {
    await pingOnce(context)
  } catch {
    throw new Refusal('unavailable', { retryAfterSeconds: RETRY_AFTER_S })
  }
  return { status: 'ready' as const }
})

const reportFaultRoute = route(reportFault, async ({ body }, { context, address }) => {
  if (!context.browserFaults.take(body, address, context.clock.steady())) {
    throw new Refusal('rate-limited', { retryAfterSeconds: 60 })
  }
  return { message: 'ok' }
})

export const systemRoutes: RoutesOf<typeof systemEndpoints> = {
  showHealth: showHealthRoute,
  showReadiness: showReadinessRoute,
  reportFault: reportFaultRoute,
}
