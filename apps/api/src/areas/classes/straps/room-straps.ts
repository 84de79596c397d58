import { randomUUID } from 'node:crypto'

import type { DaqBatchWire } from '@repo/api-client/rooms/daq-reports'
import { isPlausibleHeartRate } from '@repo/domain/live/signal'
import type { StrapRefusal } from '@repo/domain/sensors/refused-strap'
import { formatStrapAddress } from '@repo/domain/sensors/strap-address'
import { KEPT_INTERVALS } from '@repo/straps/same-strap'

/** Of passers-by too, so it is never stored or logged. */
const KEPT_MS = 10 * 60_000
/** More straps than a room has people, so that a hostile device fills no memory. */
const MOST_STRAPS = 200
const MOST_INTERVALS_A_SECOND = 16
const AHEAD_MS = 5000

/** A strap that a device receives in the room but that doesn't count. */
export interface RefusedStrap {
  readonly address: string
  readonly reason: StrapRefusal
  readonly name: string | null
  readonly member: { readonly uuid: string; readonly pseudonym: string } | null
  readonly seenAt: number
}

/** A strap that no member has. */
export interface RoomStrap {
  readonly id: string
  /** One for each radio. */
  readonly addresses: Set<string>
  firstSeenAt: number
  seenAt: number
  /** Time of the newest value. */
  newestAt: number
  heartRate: number
  dbm: number | null
  /** As the strap sends it. */
  name: string | null
  /** A sensor of the center that no member has. */
  sensor: { readonly uuid: string; readonly name: string } | null
  /** Heart rates of the last 10 minutes by their second. */
  readonly seconds: Map<number, number>
}

/** A strap that counts for a participant without being their sensor. */
export interface Claim {
  readonly address: string
  readonly participationUuid: string
  readonly from: number
  /** Null while it counts. */
  to: number | null
}

interface Beats {
  intervals: number[]
  heartRate: number
  at: number
  /** Null for a strap that isn't registered. */
  sensorUuid: string | null
}

/** What devices receive in the room of a class besides members' sensors. */
export interface RoomStraps {
  readonly byAddress: Map<string, RoomStrap>
  /** Intervals between beats, also of members' sensors, by address. */
  readonly beats: Map<string, Beats>
  claims: Claim[]
  /** Picks that wait for a proof, by participation. */
  readonly proofs: Map<string, { readonly strapId: string; readonly since: number }>
  /** Straps that a member picked in earlier classes, by participation. */
  readonly usual: Map<string, ReadonlySet<string>>
  receivedAt: number
  comparedAt: number
}

export const createRoomStraps = (claims: Claim[] = []): RoomStraps => ({
  byAddress: new Map(),
  beats: new Map(),
  claims,
  proofs: new Map(),
  usual: new Map(),
  receivedAt: 0,
  comparedAt: 0,
})

type Sample = DaqBatchWire['samples'][number]

export interface Received {
  readonly sample: Sample
  readonly address: string
  /** Null for a strap that isn't registered. */
  readonly sensor: { readonly uuid: string; readonly name: string; readonly hasMember: boolean } | null
}

const isCurrent = (at: unknown, now: number): at is number =>
  typeof at === 'number' && at <= now + AHEAD_MS && now - at <= KEPT_MS

const intervalsOf = ({ rr }: Sample): readonly number[] =>
  Array.isArray(rr)
    ? rr.slice(0, MOST_INTERVALS_A_SECOND).filter((one): one is number => Number.isInteger(one) && one >= 0)
    : []

/** A second that two devices received counts once, and late ones don't: only beats in a row can be compared. */
const noteBeats = ({ beats }: RoomStraps, { sample, address, sensor }: Received, at: number, heartRate: number) => {
  const intervals = intervalsOf(sample)
  const known = beats.get(address)
  if (intervals.length === 0 || (known !== undefined && at <= known.at)) return
  if (known === undefined && beats.size >= 2 * MOST_STRAPS) return
  beats.set(address, {
    intervals: [...(known?.intervals ?? []), ...intervals].slice(-KEPT_INTERVALS),
    heartRate,
    at,
    sensorUuid: sensor?.uuid ?? null,
  })
}

const strapAt = ({ byAddress }: RoomStraps, { address, sensor }: Received, now: number): RoomStrap | null => {
  const known = byAddress.get(address)
  if (known !== undefined) return known
  if (byAddress.size >= MOST_STRAPS) return null
  const strap: RoomStrap = {
    id: randomUUID(),
    addresses: new Set([address]),
    firstSeenAt: now,
    seenAt: now,
    newestAt: 0,
    heartRate: 0,
    dbm: null,
    name: null,
    sensor,
    seconds: new Map(),
  }
  byAddress.set(address, strap)
  return strap
}

const note = (straps: RoomStraps, received: Received, now: number): void => {
  const { sample, address, sensor } = received
  const { at, hr, rssi } = sample
  if (!isCurrent(at, now) || sample.contact === false || typeof hr !== 'number' || !isPlausibleHeartRate(hr)) return
  noteBeats(straps, received, at, hr)
  if (sensor?.hasMember === true) {
    straps.byAddress.delete(address)
    // a sensor goes before a claim, also once the member gives the strap back
    straps.claims = straps.claims.filter((claim) => claim.address !== address || claim.to !== null)
    return
  }
  const strap = strapAt(straps, received, now)
  if (strap === null) return
  strap.sensor = sensor
  if (typeof rssi === 'number') strap.dbm = rssi
  if (at >= strap.newestAt) {
    strap.newestAt = at
    strap.heartRate = Math.round(hr)
    strap.seenAt = now
  }
  if (!strap.seconds.has(at)) strap.seconds.set(at, Math.round(hr))
}

const forgetOld = ({ byAddress, beats }: RoomStraps, now: number): void => {
  for (const [address, { seenAt, seconds }] of byAddress) {
    if (now - seenAt > KEPT_MS) byAddress.delete(address)
    // late ones are rare, so the first ones are the oldest
    for (const at of seconds.keys()) {
      if (now - at <= KEPT_MS) break
      seconds.delete(at)
    }
  }
  for (const [address, { at }] of beats) if (now - at > KEPT_MS) beats.delete(address)
}

export const noteReceived = (straps: RoomStraps, received: readonly Received[], now: number): void => {
  straps.receivedAt = now
  for (const one of received) note(straps, one, now)
  forgetOld(straps, now)
}

const NAME_LENGTH = 40

/** Names are kept only for straps that no member has. */
export const noteNames = ({ byAddress }: RoomStraps, names: ReadonlyMap<string, string>): void => {
  for (const [address, name] of names) {
    const strap = byAddress.get(address)
    if (strap !== undefined) strap.name = name.slice(0, NAME_LENGTH)
  }
}

export const currentClaim = ({ claims }: RoomStraps, address: string): Claim | undefined =>
  claims.find((claim) => claim.address === address && claim.to === null)

/** One address of a strap, to show and to look it up by. */
export const addressOf = ({ addresses }: RoomStrap): string => [...addresses][0] ?? ''

/** As staff read it. */
export const nameOf = (strap: RoomStrap): string =>
  strap.sensor?.name ?? strap.name ?? formatStrapAddress(addressOf(strap))
