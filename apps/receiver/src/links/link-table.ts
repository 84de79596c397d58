import type { Milliseconds } from '@repo/domain/core/units'

import { type AdapterSlots, learnSlots } from './adapter-slots.ts'
import { createRetries } from './retries.ts'

/** `cancelling` and `ending`: a disconnect is under way. */
type LinkState = 'connecting' | 'cancelling' | 'connected' | 'ending'

export interface Link {
  readonly strap: string
  readonly adapter: string
  readonly state: LinkState
  readonly since: Milliseconds
  /** When the strap last sent a value while worn, or was connected. */
  readonly wornAt: Milliseconds
}

export interface LinkEvent {
  readonly strap: string
  readonly adapter: string
  readonly now: Milliseconds
}

export interface LinkCommand {
  readonly kind: 'connect' | 'disconnect'
  readonly strap: string
  readonly adapter: string
}

const STUCK_MS: Milliseconds = 3000

/** Connections by strap, at most one each, and what adapters and straps have refused. */
export const createLinkTable = () => {
  const adapters = new Map<string, AdapterSlots>()
  const links = new Map<string, Link>()
  const retries = createRetries()
  let surplus: LinkCommand[] = []

  const linksOf = (adapter: string): readonly Link[] => [...links.values()].filter((link) => link.adapter === adapter)
  const connectingOn = (adapter: string): Link | undefined =>
    linksOf(adapter).find(({ state }) => state === 'connecting' || state === 'cancelling')
  const heldBy = ({ strap, adapter }: LinkEvent): Link | null => {
    const link = links.get(strap)
    return link?.adapter === adapter ? link : null
  }
  const disconnect = ({ strap, adapter }: LinkEvent): LinkCommand => ({ kind: 'disconnect', strap, adapter })

  return {
    adapters,
    links,
    retries,
    linksOf,
    hasFreeSlot: (adapter: string): boolean => linksOf(adapter).length < (adapters.get(adapter)?.count() ?? 0),
    /** A controller makes one connection at a time. */
    isBusy: (adapter: string): boolean => connectingOn(adapter) !== undefined,
    /** Whether another adapter should be tried meanwhile. */
    isStuck: (adapter: string, now: Milliseconds): boolean => {
      const link = connectingOn(adapter)
      return link !== undefined && now - link.since >= STUCK_MS
    },
    addAdapter: (name: string, slots: number, now: Milliseconds): void => {
      if (!adapters.has(name)) adapters.set(name, learnSlots(slots, now))
    },
    removeAdapter: (name: string): void => {
      adapters.delete(name)
      for (const { strap } of linksOf(name)) links.delete(strap)
    },
    connect: (at: LinkEvent): LinkCommand => {
      links.set(at.strap, { ...at, state: 'connecting', since: at.now, wornAt: at.now })
      return { kind: 'connect', strap: at.strap, adapter: at.adapter }
    },
    end: (link: Link, now: Milliseconds): LinkCommand => {
      const isCancelling = link.state === 'connecting' || link.state === 'cancelling'
      links.set(link.strap, { ...link, state: isCancelling ? 'cancelling' : 'ending', since: now })
      return disconnect({ ...link, now })
    },
    onWorn: (strap: string, now: Milliseconds): void => {
      const link = links.get(strap)
      if (link === undefined) return
      links.set(strap, { ...link, wornAt: now })
      retries.onValue(strap)
    },
    /** Ends a second connection to a strap, and one that was completed while it was being cancelled. */
    onConnected: (at: LinkEvent): void => {
      const link = links.get(at.strap)
      if (link !== undefined && (link.adapter !== at.adapter || link.state === 'cancelling')) {
        surplus.push(disconnect(at))
      } else if (link === undefined || link.state === 'connecting') {
        adapters.get(at.adapter)?.onConnected()
        links.set(at.strap, { ...at, state: 'connected', since: at.now, wornAt: at.now })
      }
    },
    onDisconnected: (at: LinkEvent): void => {
      const link = heldBy(at)
      if (link === null) return
      if (link.state === 'connected') adapters.get(at.adapter)?.onLost(at.now)
      const hasDelivered = link.wornAt > link.since
      if (link.state === 'cancelling' || (link.state === 'connected' && !hasDelivered)) retries.onFailure(at)
      links.delete(at.strap)
    },
    onRefused: (at: LinkEvent): void => {
      const link = heldBy(at)
      if (link === null || link.state === 'connected' || link.state === 'ending') return
      const established = linksOf(at.adapter).filter(({ state }) => state === 'connected').length
      if (link.state === 'connecting') adapters.get(at.adapter)?.onRefused({ ...at, links: established })
      retries.onFailure(at)
      links.delete(at.strap)
    },
    takeSurplus: (): readonly LinkCommand[] => {
      const taken = surplus
      surplus = []
      return taken
    },
  }
}

export type LinkTable = ReturnType<typeof createLinkTable>
