import { randomUUID } from 'node:crypto'

import type { Versioned } from '@repo/api-client/core/with-version'
import { sessionLimits } from '@repo/domain/core/limits'
import type { DisplaySettings } from '@repo/domain/displays/display-settings'
import { displayLimits } from '@repo/domain/rooms/room-limits'
import { eq, inArray } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { displays } from '../../database/schema/displays.ts'
import { rooms } from '../../database/schema/rooms.ts'
import type { administrators } from '../../database/schema/staff.ts'
import { updateWithVersion } from '../../http/change-seen.ts'
import { Refusal } from '../../lib/refusal.ts'
import { hashOf, newToken } from '../../lib/secrets.ts'

type DisplayRow = typeof displays.$inferSelect

export const unpairDisplay = async (tx: Transaction, uuid: string): Promise<boolean> => {
  const gone = await tx.delete(displays).where(eq(displays.uuid, uuid)).returning({ uuid: displays.uuid })
  return gone.length > 0
}

const hasRooms = async (tx: Transaction, uuids: readonly string[]): Promise<boolean> => {
  const wanted = [...new Set(uuids)]
  if (wanted.length === 0) return true
  const known = await tx.select({ uuid: rooms.uuid }).from(rooms).where(inArray(rooms.uuid, wanted))
  return known.length === wanted.length
}

interface DisplayChange extends Versioned {
  readonly uuid: string
  readonly name: string
  readonly settings: DisplaySettings
}

export const changeDisplay = async (
  tx: Transaction,
  { uuid, name, settings, version }: DisplayChange,
): Promise<void> => {
  const { roomUuid, schedule } = settings
  const named = [...(roomUuid === null ? [] : [roomUuid]), ...schedule.map((hours) => hours.roomUuid)]
  if (!(await hasRooms(tx, named))) throw new Refusal('not-found')
  await updateWithVersion(tx, { table: displays, row: eq(displays.uuid, uuid), version, change: { name, ...settings } })
}

export const hangDisplay = async (tx: Transaction, uuid: string, roomUuid: string): Promise<void> => {
  if (!(await hasRooms(tx, [roomUuid]))) throw new Refusal('not-found')
  await updateWithVersion(tx, { table: displays, row: eq(displays.uuid, uuid), change: { roomUuid } })
}

/** Null if the display is no longer paired. */
export const seeDisplay = async (tx: Transaction, uuid: string, now: number): Promise<DisplayRow | null> => {
  const [display] = await tx
    .update(displays)
    .set({ lastSeenAt: new Date(now) })
    .where(eq(displays.uuid, uuid))
    .returning()
  return display ?? null
}

/** Returns the operator's account, or null if there was none. */
export const signOutOfDisplay = async (tx: Transaction, uuid: string): Promise<string | null> => {
  const [before] = await tx.select({ operator: displays.operatorUuid }).from(displays).where(eq(displays.uuid, uuid))
  await tx.update(displays).set({ operatorUuid: null, operatedUntil: null }).where(eq(displays.uuid, uuid))
  return before?.operator ?? null
}

interface SignIn {
  readonly account: typeof administrators.$inferSelect
  /** The display's token if it is already paired. */
  readonly token: string | null
  readonly now: number
}

/** Pairs the display if needed. Returns its token. */
export const signInDisplay = async (tx: Transaction, { account, token, now }: SignIn): Promise<string> => {
  const operator = {
    operatorUuid: account.uuid,
    operatedUntil: new Date(now + sessionLimits.plainSeconds * 1000),
    lastSeenAt: new Date(now),
  }
  if (token !== null) {
    const known = await tx
      .update(displays)
      .set(operator)
      .where(eq(displays.tokenHash, hashOf(token)))
      .returning({ uuid: displays.uuid })
    if (known.length > 0) return token
  }
  const made = newToken()
  await tx.insert(displays).values({
    ...operator,
    uuid: randomUUID(),
    branchUuid: account.branchUuid,
    name: `${account.name} ${account.lastName1}`.slice(0, displayLimits.name.max),
    tokenHash: hashOf(made),
    pairedBy: account.uuid,
    createdAt: new Date(now),
  })
  return made
}
