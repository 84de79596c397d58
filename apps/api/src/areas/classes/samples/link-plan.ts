import { createHash } from 'node:crypto'

import type { PlannedStrap } from '@repo/api-client/rooms/daq-reports'
import { isAntAddress } from '@repo/domain/sensors/strap-address'
import { eq, inArray, or } from 'drizzle-orm'

import type { BranchDatabase } from '../../../database/branch-database.ts'
import type { Transaction } from '../../../database/database.ts'
import { sensors, strapAddresses } from '../../../database/schema/sensors.ts'
import type { LiveClass } from '../live/live-class.ts'
import { phoneStrapOf } from '../phones/phone-straps.ts'

/** Bluetooth straps that the devices of a room connect to, or leave to phones. */
export interface LinkPlan {
  /** Equal for equal plans, also on another server. 0 without straps. */
  readonly version: number
  readonly straps: readonly PlannedStrap[]
}

const NO_LINKS: LinkPlan = { version: 0, straps: [] }

const VERSION_BYTES = 6

const versionOf = (straps: readonly PlannedStrap[]): number =>
  straps.length === 0
    ? NO_LINKS.version
    : createHash('sha256').update(JSON.stringify(straps)).digest().readUIntBE(0, VERSION_BYTES)

interface Wearer {
  readonly memberUuid: string
  /** Null while no phone measures. The name is null if the phone doesn't send it. */
  readonly phone: { readonly strapName: string | null } | null
}

const wearersIn = ({ participants }: LiveClass, now: number): readonly Wearer[] =>
  [...participants.values()]
    .filter(({ isRemoved }) => !isRemoved)
    .map((participant) => {
      const strap = phoneStrapOf(participant, now)
      return { memberUuid: participant.memberUuid, phone: strap === null ? null : { strapName: strap.name } }
    })

/** One address of a sensor. */
interface KnownStrap {
  readonly address: string
  readonly sensorUuid: string
  readonly name: string
  readonly memberUuid: string | null
}

/** Phones only report a strap's name. A name that several sensors share names the member's own. */
const phonesWith = (strap: KnownStrap, known: readonly KnownStrap[], wearers: readonly Wearer[]): readonly Wearer[] => {
  const isUnique = known.every(({ name, sensorUuid }) => name !== strap.name || sensorUuid === strap.sensorUuid)
  return wearers.filter(
    ({ phone, memberUuid }) => phone?.strapName === strap.name && (isUnique || memberUuid === strap.memberUuid),
  )
}

/** A member whose phone measures needs no other strap. */
const wishFor = (
  strap: KnownStrap,
  known: readonly KnownStrap[],
  wearers: readonly Wearer[],
): PlannedStrap['want'] | null => {
  if (phonesWith(strap, known, wearers).length > 0) return 'leave'
  const wearer = wearers.find(({ memberUuid }) => memberUuid === strap.memberUuid)
  if (wearer === undefined) return null
  return wearer.phone === null ? 'link' : 'leave'
}

const knownStraps = (tx: Transaction, wearers: readonly Wearer[]) => {
  const names = wearers.flatMap(({ phone }) => phone?.strapName ?? [])
  const isOfWearer = inArray(
    sensors.memberUuid,
    wearers.map(({ memberUuid }) => memberUuid),
  )
  const { address, sensorUuid } = strapAddresses
  const ofClass = names.length === 0 ? isOfWearer : or(isOfWearer, inArray(sensors.name, names))
  return tx
    .select({ address, sensorUuid, name: sensors.name, memberUuid: sensors.memberUuid })
    .from(strapAddresses)
    .innerJoin(sensors, eq(sensors.uuid, sensorUuid))
    .where(ofClass)
}

interface ReadPlan {
  readonly plan: LinkPlan
  readonly basis: string
  readonly readAt: number
}

const plans = new WeakMap<LiveClass, ReadPlan>()

/** Straps that participants picked, also those of other sensors. */
const pickedStraps = ({ roomStraps, participants }: LiveClass): readonly KnownStrap[] =>
  roomStraps.claims.flatMap(({ address, participationUuid, to }) => {
    const participant = participants.get(participationUuid)
    if (to !== null || participant === undefined || participant.isRemoved) return []
    return [{ address, sensorUuid: participationUuid, name: '', memberUuid: participant.memberUuid }]
  })

/** Sensors may be edited meanwhile. */
const READ_EVERY = 15_000

/** Reads the database when the participants or their phones have changed, and every 15 s. */
export const linkPlanOf = async (
  branch: BranchDatabase,
  liveClass: LiveClass | null,
  now: number,
): Promise<LinkPlan> => {
  if (liveClass === null || liveClass.isEnding) return NO_LINKS
  const wearers = wearersIn(liveClass, now)
  if (wearers.length === 0) return NO_LINKS
  const picked = pickedStraps(liveClass)
  const basis = JSON.stringify([wearers, picked])
  const last = plans.get(liveClass)
  if (last?.basis === basis && now - last.readAt < READ_EVERY) return last.plan
  const registered = await branch.read((tx) => knownStraps(tx, wearers))
  const others = registered.filter(({ address }) => picked.every((one) => one.address !== address))
  const known = [...others, ...picked].toSorted((one, other) => (one.address < other.address ? -1 : 1))
  const straps = known.flatMap((strap) => {
    const { address, sensorUuid } = strap
    const want = isAntAddress(address) ? null : wishFor(strap, known, wearers)
    const same = known.filter((other) => other.sensorUuid === sensorUuid && other.address !== address)
    return want === null ? [] : [{ strap: address, want, same: same.map((other) => other.address) }]
  })
  const plan = { version: versionOf(straps), straps }
  plans.set(liveClass, { plan, basis, readAt: now })
  return plan
}
