import type { PlannedStrap } from '@repo/api-client/rooms/daq-reports'
import type { Milliseconds } from '@repo/domain/core/units'

/** What the server wants of the room's Bluetooth straps. */
export interface RoomPlan {
  readonly isClassOpen: boolean
  readonly straps: readonly PlannedStrap[]
}

/** An advertisement this old says nothing about where the strap is. */
const SEEN_FOR_MS: Milliseconds = 30_000
/** A strap that is received at least this often needs no connection. */
const RECEIVED_FOR_MS: Milliseconds = 2000
/** The other radios get this long to receive a new strap. */
const SETTLES_MS: Milliseconds = 750
/** Straps of passers-by are weaker, or gone again. */
const NEAR_DBM = -75
const NEAR_FOR_MS: Milliseconds = 20_000
const SMOOTHING = 0.25
const MOST_STRAPS = 500

interface Sighting {
  readonly dbm: number
  readonly at: Milliseconds
}

interface KnownStrap {
  readonly firstAt: Milliseconds
  readonly sightings: Map<string, Sighting>
  /** Smoothed over all adapters. */
  level: number
  nearSince: Milliseconds | null
}

/** `planned`: of a member in the class. `near`: of no one, but close to the receiver for a while. */
export type Claim = 'planned' | 'near'

/** What is known of the straps around, apart from connections. */
export interface KnownStraps {
  readonly setPlan: (plan: RoomPlan) => void
  /** Null until the server's first answer. */
  readonly plan: () => RoomPlan | null
  readonly onSeen: (sighting: {
    readonly strap: string
    readonly adapter: string
    readonly dbm: number
    readonly now: Milliseconds
  }) => void
  /** A value that came without a connection: by ANT+ or advertisement. */
  readonly onReceived: (address: string, now: Milliseconds) => void
  readonly isReceived: (strap: string, now: Milliseconds) => boolean
  readonly isLeft: (strap: string) => boolean
  readonly isPlanned: (strap: string) => boolean
  /** Why the strap may be connected. Null if it may not. */
  readonly claimOn: (strap: string, now: Milliseconds) => Claim | null
  /** Adapters that see the strap, strongest first. */
  readonly adaptersOf: (strap: string, now: Milliseconds) => readonly string[]
  readonly seen: () => readonly string[]
  /** Whether a planned strap isn't around. */
  readonly isMissingAny: (isConnected: (strap: string) => boolean, now: Milliseconds) => boolean
  readonly forgetAdapter: (adapter: string) => void
  readonly tick: (isConnected: (strap: string) => boolean, now: Milliseconds) => void
}

export const followStraps = (): KnownStraps => {
  const straps = new Map<string, KnownStrap>()
  const receivedAt = new Map<string, Milliseconds>()
  let plan: RoomPlan | null = null
  let planned = new Map<string, PlannedStrap>()

  const isReceivedAs = (address: string, now: Milliseconds): boolean =>
    now - (receivedAt.get(address) ?? Number.NEGATIVE_INFINITY) <= RECEIVED_FOR_MS
  const isReceived = (strap: string, now: Milliseconds): boolean =>
    [strap, ...(planned.get(strap)?.same ?? [])].some((address) => isReceivedAs(address, now))
  const isAround = ({ sightings }: KnownStrap, now: Milliseconds): boolean =>
    [...sightings.values()].some(({ at }) => now - at <= SEEN_FOR_MS)
  const rightOf = (strap: string, { nearSince }: KnownStrap, now: Milliseconds): Claim | null => {
    const want = planned.get(strap)?.want
    if (want !== undefined) return want === 'link' ? 'planned' : null
    return nearSince !== null && now - nearSince >= NEAR_FOR_MS ? 'near' : null
  }

  return {
    setPlan: (next) => {
      plan = next
      planned = new Map(next.straps.map((one) => [one.strap, one]))
    },
    plan: () => plan,
    onSeen: ({ strap, adapter, dbm, now }) => {
      const known = straps.get(strap)
      if (known === undefined && straps.size >= MOST_STRAPS) return
      const one = known ?? { firstAt: now, sightings: new Map(), level: dbm, nearSince: null }
      straps.set(strap, one)
      one.sightings.set(adapter, { dbm, at: now })
      one.level += SMOOTHING * (dbm - one.level)
      one.nearSince = one.level >= NEAR_DBM ? (one.nearSince ?? now) : null
    },
    onReceived: (address, now) => void receivedAt.set(address, now),
    isReceived,
    isLeft: (strap) => planned.get(strap)?.want === 'leave',
    isPlanned: (strap) => planned.has(strap),
    claimOn: (strap, now) => {
      const known = straps.get(strap)
      if (known === undefined || plan === null || !plan.isClassOpen) return null
      if (now - known.firstAt < SETTLES_MS || isReceived(strap, now)) return null
      return rightOf(strap, known, now)
    },
    adaptersOf: (strap, now) =>
      [...(straps.get(strap)?.sightings ?? [])]
        .filter(([, { at }]) => now - at <= SEEN_FOR_MS)
        .toSorted(([, one], [, other]) => other.dbm - one.dbm)
        .map(([adapter]) => adapter),
    seen: () => [...straps.keys()],
    isMissingAny: (isConnected, now) =>
      plan !== null &&
      plan.isClassOpen &&
      plan.straps.some(({ strap, want }) => want === 'link' && !isConnected(strap) && !isReceived(strap, now)),
    forgetAdapter: (adapter) => {
      for (const { sightings } of straps.values()) sightings.delete(adapter)
    },
    tick: (isConnected, now) => {
      for (const [strap, known] of straps) if (!isAround(known, now) && !isConnected(strap)) straps.delete(strap)
      for (const address of receivedAt.keys()) if (!isReceivedAs(address, now)) receivedAt.delete(address)
    },
  }
}
