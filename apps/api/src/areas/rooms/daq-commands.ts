import { randomUUID } from 'node:crypto'

import { daqStateOf, type KeyedDaqKind } from '@repo/domain/rooms/daq-device'
import { adviceOf, type DeviceHealth } from '@repo/domain/rooms/device-health'
import { and, eq, isNotNull } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { daqKeys } from '../../database/schema/daq-keys.ts'
import { displays } from '../../database/schema/displays.ts'
import type { DaqPrincipal } from '../../http/authentication/principal.ts'
import { Refusal } from '../../lib/refusal.ts'
import { hashOf, newToken } from '../../lib/secrets.ts'
import { strapsOf } from '../sensors/sensor-queries.ts'
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
    health: null,
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
  /** Null if the device doesn't report it. */
  readonly health: DeviceHealth | null
  readonly now: number
}

interface Reported {
  readonly roomName: string
  /** Whether screens that show the device need an update. */
  readonly isNews: boolean
}

const ownRow = ({ reporter }: DaqPrincipal) =>
  reporter.kind === 'key' ? eq(daqKeys.uuid, reporter.uuid) : eq(daqKeys.displayUuid, reporter.uuid)

const addDisplay = async (tx: Transaction, { device, localIp, version, health, now }: Report): Promise<void> => {
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
    health,
  })
}

/** Straps of passers-by aren't stored. */
const ofKnownStraps = async (tx: Transaction, health: DeviceHealth | null): Promise<DeviceHealth | null> => {
  if (health === null || health.lost.length === 0) return health
  const known = await strapsOf(
    tx,
    health.lost.map(({ strap }) => strap),
  )
  return { ...health, lost: health.lost.filter(({ strap }) => known.has(strap)) }
}

const advised = (health: DeviceHealth | null): string => JSON.stringify(health === null ? [] : adviceOf(health))

export const reportDaq = async (tx: Transaction, given: Report): Promise<Reported> => {
  const report = { ...given, health: await ofKnownStraps(tx, given.health) }
  const { device, localIp, version, health, now } = report
  const { roomUuid } = device
  const room = await lockRoom(tx, roomUuid)
  if (room === null) throw new Refusal('unauthenticated')
  const [before] = await tx.select().from(daqKeys).where(ownRow(device))
  if (before === undefined) {
    await addDisplay(tx, report)
    return { roomName: room.name, isNews: true }
  }
  const seen = { lastSeenAt: new Date(now), version, localIp, health, roomUuid }
  await tx.update(daqKeys).set(seen).where(eq(daqKeys.uuid, before.uuid))
  const hasMoved = before.localIp !== localIp || before.version !== version || before.roomUuid !== roomUuid
  const hasChanged = hasMoved || advised(before.health) !== advised(health)
  return { roomName: room.name, isNews: hasChanged || daqStateOf(before, now) !== 'online' }
}
