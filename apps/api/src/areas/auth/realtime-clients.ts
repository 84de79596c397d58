import type { realtimeEndpoints } from '@repo/api-client/classes/endpoints'
import { createRealtimeToken, showRealtimeConfig } from '@repo/api-client/classes/realtime-config'
import { isUuid } from '@repo/api-client/core/schemas'
import { and, eq, gt, or } from 'drizzle-orm'

import type { Database } from '../../database/database.ts'
import { branches } from '../../database/schema/center.ts'
import { displays } from '../../database/schema/displays.ts'
import { administrators, adminSessions } from '../../database/schema/staff.ts'
import { ACTIVE } from '../../http/authentication/authenticate.ts'
import type { DisplayPrincipal, StaffPrincipal } from '../../http/authentication/principal.ts'
import { route, type RoutesOf } from '../../http/route.ts'
import type { Context } from '../../lib/context.ts'
import { channelsFor, roomsChannel } from '../../realtime/branch-events.ts'

export const staffClientId = (sessionUuid: string): string => `staff:${sessionUuid}`

export const displayClientId = (displayUuid: string): string => `display:${displayUuid}`

const realtimeClientId = (principal: StaffPrincipal | DisplayPrincipal): string =>
  principal.kind === 'staff' ? staffClientId(principal.sessionUuid) : displayClientId(principal.displayUuid)

const isSessionAlive = async (db: Database, uuid: string, now: Date): Promise<boolean> => {
  const lives = or(gt(adminSessions.expiresAt, now), gt(adminSessions.nextExpiresAt, now))
  const rows = await db
    .select({ uuid: adminSessions.uuid })
    .from(adminSessions)
    .innerJoin(administrators, eq(administrators.uuid, adminSessions.adminUuid))
    .innerJoin(branches, eq(branches.uuid, adminSessions.branchUuid))
    .where(and(eq(adminSessions.uuid, uuid), lives, eq(administrators.isActive, true), eq(branches.status, ACTIVE)))
  return rows.length > 0
}

const isPaired = async (db: Database, uuid: string): Promise<boolean> => {
  const rows = await db
    .select({ uuid: displays.uuid })
    .from(displays)
    .innerJoin(branches, eq(branches.uuid, displays.branchUuid))
    .where(and(eq(displays.uuid, uuid), eq(branches.status, ACTIVE)))
  return rows.length > 0
}

/** Doesn't check the client's token. */
export const isClientAuthorized = async (db: Database, clientId: string, now: number): Promise<boolean> => {
  const [kind, uuid = ''] = clientId.split(':')
  if (!isUuid(uuid)) return false
  if (kind === 'staff') return isSessionAlive(db, uuid, new Date(now))
  return kind === 'display' && isPaired(db, uuid)
}

/** Logs failures of the realtime service instead of throwing. */
export const disconnectClients = async (
  { realtime, log }: Pick<Context, 'realtime' | 'log'>,
  clientIds: readonly string[],
): Promise<void> => {
  for (const clientId of clientIds) {
    await realtime.expel(clientId).catch((error: unknown) => log.fault(error, 'expel'))
  }
}

const showRealtimeConfigRoute = route(showRealtimeConfig, async (_, { context, principal, origin }) => ({
  clientOptions: { ...context.realtime.clientOptions(origin) },
  branchChannel: roomsChannel(principal.branch.branchUuid),
}))

/** Hosted Ably doesn't recheck clients, so a revoked one stays connected for at most this long. */
const TOKEN_LIFETIME_MS = 5 * 60 * 1000

const createRealtimeTokenRoute = route(createRealtimeToken, async (_, { context, principal }) => {
  const { token, expiresAt } = await context.realtime.token({
    clientId: realtimeClientId(principal),
    // a coach signed in on a display uses the display's token, and sees what it shows
    capability: channelsFor(principal.branch.branchUuid, principal.kind === 'staff'),
    ttlMs: TOKEN_LIFETIME_MS,
  })
  return { token, expiresAt }
})

export const realtimeRoutes: RoutesOf<typeof realtimeEndpoints> = {
  showRealtimeConfig: showRealtimeConfigRoute,
  createRealtimeToken: createRealtimeTokenRoute,
}
