import { randomUUID } from 'node:crypto'

import { daqStateOf, type KeyedDaqKind } from '@repo/domain/rooms/daq-device'
import { and, eq, isNotNull } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { daqKeys } from '../../database/schema/daq-keys.ts'
import { displays } from '../../database/schema/displays.ts'
import type { DaqPrincipal } from '../../http/authentication/principal.ts'
import { Refusal } from '../../lib/refusal.ts'
import { hashOf, newToken } from '../../lib/secrets.ts'
import { findRoom, lockRoom } from './room-queries.ts'

interface IssueDaqKey {
  readonly branchUuid: string
  readonly roomUuid: string
  readonly name: string
  readonly kind: KeyedDaqKind
  /** The device whose key ends; null adds a device. */
  readonly deviceUuid: string | null
  readonly adminUuid: string
  readonly now: number
}

export const issueDaqKey = async (tx: Transaction, input: IssueDaqKey): Promise<{ uuid: string; key: string }> => {
  const { branchUuid, roomUuid, deviceUuid, name, kind, adminUuid, now } = input
  if ((await findRoom(tx, roomUuid)) === null) throw new Refusal('not-found')
  const key = newToken()
  const issued = {
    name,
    kind,
    keyHash: hashOf(key),
    issuedBy: adminUuid,
    issuedAt: new Date(now),
    lastSeenAt: null,
    version: null,
    localIp: null,
  }
  if (deviceUuid === null) {
    const uuid = randomUUID()
    await tx.insert(daqKeys).values({ uuid, roomUuid, branchUuid, ...issued })
    return { uuid, key }
  }
  const own = and(eq(daqKeys.uuid, deviceUuid), eq(daqKeys.roomUuid, roomUuid), isNotNull(daqKeys.keyHash))
  const changed = await tx.update(daqKeys).set(issued).where(own).returning({ uuid: daqKeys.uuid })
  if (changed.length === 0) throw new Refusal('not-found')
  return { uuid: deviceUuid, key }
}

/** Returns the room of the device. */
export const revokeDaqKey = async (tx: Transaction, uuid: string): Promise<string> => {
  const own = and(eq(daqKeys.uuid, uuid), isNotNull(daqKeys.keyHash))
  const [gone] = await tx.delete(daqKeys).where(own).returning({ roomUuid: daqKeys.roomUuid })
  if (gone === undefined) throw new Refusal('not-found')
  return gone.roomUuid
}

interface Report {
  readonly device: DaqPrincipal
  /** In the center's network. Null if the device doesn't report it. */
  readonly localIp: string | null
  readonly version: string
  readonly now: number
}

interface Reported {
  readonly roomName: string
  /** Whether screens that show the device need an update. */
  readonly isNews: boolean
}

const ownRow = ({ reporter }: DaqPrincipal) =>
  reporter.kind === 'key' ? eq(daqKeys.uuid, reporter.uuid) : eq(daqKeys.displayUuid, reporter.uuid)

const addDisplay = async (tx: Transaction, { device, localIp, version, now }: Report): Promise<void> => {
  const { roomUuid, reporter } = device
  const [display] = await tx.select({ name: displays.name }).from(displays).where(eq(displays.uuid, reporter.uuid))
  if (reporter.kind === 'key' || display === undefined) throw new Refusal('unauthenticated')
  const at = new Date(now)
  await tx.insert(daqKeys).values({
    uuid: randomUUID(),
    branchUuid: device.branch.branchUuid,
    roomUuid,
    name: display.name,
    kind: 'wall',
    displayUuid: reporter.uuid,
    issuedAt: at,
    lastSeenAt: at,
    version,
    localIp,
  })
}

export const reportDaq = async (tx: Transaction, report: Report): Promise<Reported> => {
  const { device, localIp, version, now } = report
  const { roomUuid } = device
  const room = await lockRoom(tx, roomUuid)
  if (room === null) throw new Refusal('unauthenticated')
  const [before] = await tx.select().from(daqKeys).where(ownRow(device))
  if (before === undefined) {
    await addDisplay(tx, report)
    return { roomName: room.name, isNews: true }
  }
  const seen = { lastSeenAt: new Date(now), version, localIp, roomUuid }
  await tx.update(daqKeys).set(seen).where(eq(daqKeys.uuid, before.uuid))
  const hasChanged = before.localIp !== localIp || before.version !== version || before.roomUuid !== roomUuid
  return { roomName: room.name, isNews: hasChanged || daqStateOf(before, now) !== 'online' }
}
