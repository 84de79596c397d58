import type { Milliseconds } from '@repo/domain/core/units'

import { type Claim, followStraps, type KnownStraps } from './known-straps.ts'
import { createLinkTable, type Link, type LinkCommand, type LinkEvent, type LinkTable } from './link-table.ts'
import { type ScanCommand, scanWindows } from './scan-windows.ts'

interface ReceivedValue {
  /** An address on any radio. */
  readonly strap: string
  readonly radio: 'ant' | 'ble' | 'adv'
  readonly now: Milliseconds
}

/** Decides which straps to connect to, and through which adapter. */
export interface LinkPlanner extends Pick<KnownStraps, 'setPlan' | 'onSeen'> {
  readonly addAdapter: (name: string, slots: number, now: Milliseconds) => void
  readonly removeAdapter: (name: string) => void
  /** Values of worn straps. */
  readonly onReceived: (value: ReceivedValue) => void
  /** Also call for connections that exist at the start. */
  readonly onConnected: (at: LinkEvent) => void
  readonly onDisconnected: (at: LinkEvent) => void
  readonly onRefused: (at: LinkEvent) => void
  /** Returns each command once. Call after events and at least once a second. */
  readonly next: (now: Milliseconds) => readonly (LinkCommand | ScanCommand)[]
  readonly onScanFailed: (adapter: string, now: Milliseconds) => void
  readonly linked: (adapter: string) => readonly string[]
  readonly slots: (adapter: string) => number
  /** Straps of members for which no adapter has a free slot. */
  readonly waiting: (now: Milliseconds) => number
  /** Whether a strap of a member is neither connected nor received otherwise. */
  readonly isMissingAny: (now: Milliseconds) => boolean
}

const CONNECTS_WITHIN_MS: Milliseconds = 20_000
const ENDS_WITHIN_MS: Milliseconds = 10_000
const WORN_AGAIN_WITHIN_MS: Milliseconds = 60_000
/** How long the other adapters have to see a strap before the one that scans for all takes it. */
const SEEN_BY_ALL_WITHIN_MS: Milliseconds = 3000
/** For a strap that made room for another one. */
const STEPS_BACK_FOR_MS: Milliseconds = 15_000
/** A strap of no one may belong to a phone that has yet to connect. */
const NEAR_HELD_FOR_MS: Milliseconds = 120_000
const NEAR_LEFT_FOR_MS: Milliseconds = 60_000

/** Connections to end. */
const planEnds = (table: LinkTable, straps: KnownStraps) => {
  const restedEnd = (link: Link, pause: Milliseconds, now: Milliseconds): LinkCommand => {
    table.retries.rest(link.strap, now + pause)
    return table.end(link, now)
  }
  const isUnwanted = (strap: string): boolean => {
    const plan = straps.plan()
    return plan !== null && (!plan.isClassOpen || straps.isLeft(strap))
  }
  const isForeign = (strap: string): boolean => straps.plan() !== null && !straps.isPlanned(strap)
  const endOfConnected = (link: Link, now: Milliseconds): LinkCommand | null => {
    if (isForeign(link.strap) && now - link.since >= NEAR_HELD_FOR_MS) return restedEnd(link, NEAR_LEFT_FOR_MS, now)
    return now - link.wornAt < WORN_AGAIN_WITHIN_MS ? null : restedEnd(link, WORN_AGAIN_WITHIN_MS, now)
  }
  const endOf = (link: Link, now: Milliseconds): LinkCommand | null => {
    switch (link.state) {
      case 'ending':
      case 'cancelling':
        return now - link.since < ENDS_WITHIN_MS ? null : table.end(link, now)
      case 'connecting':
        return isUnwanted(link.strap) || now - link.since >= CONNECTS_WITHIN_MS ? table.end(link, now) : null
      case 'connected':
        return isUnwanted(link.strap) ? table.end(link, now) : endOfConnected(link, now)
      default:
        return link.state satisfies never
    }
  }
  return {
    due: (now: Milliseconds): readonly LinkCommand[] =>
      [...table.links.values()].flatMap((link) => endOf(link, now) ?? []),
    /** Ends a connection that is received otherwise, or to a strap of no one, for a member's strap. */
    forRoomOn: (adapters: readonly string[], now: Milliseconds): LinkCommand | null => {
      const held = adapters.flatMap(table.linksOf)
      if (held.some(({ state }) => state === 'ending')) return null
      const spare = held.filter(({ state }) => state === 'connected')
      const gives =
        spare.find(({ strap }) => straps.isReceived(strap, now)) ?? spare.find(({ strap }) => isForeign(strap))
      return gives === undefined ? null : restedEnd(gives, STEPS_BACK_FOR_MS, now)
    },
  }
}

interface Candidate {
  readonly strap: string
  readonly claim: Claim
}

/** Connections to make. */
const planBegins = (table: LinkTable, straps: KnownStraps) => {
  const choicesFor = (strap: string, now: Milliseconds): readonly string[] =>
    straps.adaptersOf(strap, now).filter((adapter) => table.adapters.has(adapter))
  const isScanner = (adapter: string): boolean =>
    table.adapters.size > 1 && [...table.adapters.keys()].every((other) => adapter <= other)
  /** The adapter that scans for all is used when the others can't be, not when they are only busy. */
  const waitsForOthers = (usable: readonly string[], since: Milliseconds, now: Milliseconds): boolean =>
    now - since < SEEN_BY_ALL_WITHIN_MS &&
    [...table.adapters.keys()].some((one) => !usable.includes(one) && table.hasFreeSlot(one))
  const adapterFor = (strap: string, now: Milliseconds): string | undefined => {
    const usable = choicesFor(strap, now).filter(
      (one) => table.hasFreeSlot(one) && !table.isStuck(one, now) && table.retries.isDue({ strap, adapter: one, now }),
    )
    const others = usable.filter((one) => !isScanner(one))
    if (others.length === 0 && waitsForOthers(usable, waitsSince.get(strap) ?? now, now)) return undefined
    return (others.length > 0 ? others : usable).find((one) => !table.isBusy(one))
  }
  const waitsSince = new Map<string, Milliseconds>()
  const noteWaiting = (candidates: readonly Candidate[], now: Milliseconds): void => {
    const names = new Set(candidates.map(({ strap }) => strap))
    for (const strap of waitsSince.keys()) if (!names.has(strap)) waitsSince.delete(strap)
    for (const strap of names) waitsSince.set(strap, waitsSince.get(strap) ?? now)
  }
  const candidates = (now: Milliseconds): readonly Candidate[] =>
    straps
      .seen()
      .filter((strap) => !table.links.has(strap) && !table.retries.isResting(strap, now))
      .flatMap((strap) => {
        const claim = straps.claimOn(strap, now)
        return claim === null ? [] : [{ strap, claim }]
      })
      .toSorted((one, other) => Number(one.claim === 'near') - Number(other.claim === 'near'))
  const waits = ({ strap, claim }: Candidate, now: Milliseconds): boolean =>
    claim === 'planned' && !choicesFor(strap, now).some(table.hasFreeSlot)
  return {
    candidates,
    noteWaiting,
    choicesFor,
    waits,
    begin: ({ strap }: Candidate, now: Milliseconds): LinkCommand | null => {
      const adapter = adapterFor(strap, now)
      return adapter === undefined ? null : table.connect({ strap, adapter, now })
    },
  }
}

export const planLinks = (): LinkPlanner => {
  const straps = followStraps()
  const table = createLinkTable()
  const scans = scanWindows()
  const ends = planEnds(table, straps)
  const begins = planBegins(table, straps)
  const isMissingAny = (now: Milliseconds) => straps.isMissingAny((strap) => table.links.has(strap), now)
  const linked = (adapter: string) =>
    table.linksOf(adapter).flatMap(({ strap, state }) => (state === 'connected' ? [strap] : []))

  return {
    setPlan: straps.setPlan,
    onSeen: straps.onSeen,
    addAdapter: table.addAdapter,
    onConnected: table.onConnected,
    onDisconnected: table.onDisconnected,
    onRefused: table.onRefused,
    removeAdapter: (name) => {
      table.removeAdapter(name)
      straps.forgetAdapter(name)
      scans.forget(name)
    },
    onReceived: ({ strap, radio, now }) => (radio === 'ble' ? table.onWorn(strap, now) : straps.onReceived(strap, now)),
    next: (now) => {
      straps.tick((strap) => table.links.has(strap), now)
      table.retries.tick(now)
      const ended = [...table.takeSurplus(), ...ends.due(now)]
      const candidates = begins.candidates(now)
      begins.noteWaiting(candidates, now)
      const changed = candidates.flatMap(
        (one) =>
          (begins.waits(one, now) ? ends.forRoomOn(begins.choicesFor(one.strap, now), now) : begins.begin(one, now)) ??
          [],
      )
      const isWaiting = candidates.some((one) => !table.links.has(one.strap) && begins.waits(one, now))
      for (const slots of table.adapters.values()) slots.tick(isWaiting, now)
      const need = { hasCandidates: candidates.length > 0, isMissing: isMissingAny(now), now }
      const scanning = scans.next([...table.adapters.keys()].toSorted(), need)
      return [...ended, ...changed, ...scanning]
    },
    onScanFailed: scans.onFailed,
    linked,
    slots: (adapter) => table.adapters.get(adapter)?.count() ?? 0,
    waiting: (now) => begins.candidates(now).filter((one) => begins.waits(one, now)).length,
    isMissingAny,
  }
}
