import type { LinkCommand } from '../src/links/link-table.ts'
import { type LinkPlanner, planLinks } from '../src/links/plan-links.ts'

interface Wish {
  readonly strap: string
  readonly want: 'link' | 'leave'
  readonly same?: readonly string[]
}

type Manner = 'behaves' | 'refuses' | 'hangs'

interface SimulatedStrap {
  dbm: number
  isHere: boolean
  isWorn: boolean
  manner: Manner
  /** Adapters that hold a connection. More than one only through `connectOutside`. */
  readonly links: Set<string>
}

const STEP = 250

/** Adapters and straps in simulated time. Records every broken rule. */
export const simulateRoom = (adapters: Readonly<Record<string, number>>) => {
  const planner: LinkPlanner = planLinks()
  let now = 1_000_000
  const capacity = new Map<string, number>()
  const scanning = new Map<string, boolean>()
  const straps = new Map<string, SimulatedStrap>()
  const pending = new Map<string, { readonly strap: string }>()
  const attempts: { readonly strap: string; readonly at: number }[] = []
  const faults: string[] = []
  const outside = new Set<string>()
  let plan: { readonly isClassOpen: boolean; readonly wishes: ReadonlyMap<string, Wish> } | null = null
  let otherwise: { readonly address: string; readonly radio: 'ant' | 'adv' } | null = null
  let otherwiseAt = Number.NEGATIVE_INFINITY
  let refusals = 0

  const strapOf = (name: string): SimulatedStrap => {
    const known = straps.get(name)
    if (known !== undefined) return known
    const strap: SimulatedStrap = { dbm: -70, isHere: false, isWorn: false, manner: 'behaves', links: new Set() }
    straps.set(name, strap)
    return strap
  }
  const linksOf = (adapter: string): number => [...straps.values()].filter(({ links }) => links.has(adapter)).length
  const isReceivedOtherwise = (strap: string): boolean =>
    otherwise !== null &&
    now - otherwiseAt <= 2000 &&
    [strap, ...(plan?.wishes.get(strap)?.same ?? [])].includes(otherwise.address)

  const judgeConnect = ({ adapter, strap }: LinkCommand): void => {
    const fault = (text: string) => faults.push(`${text}: ${strap} on ${adapter}`)
    if (plan === null || !plan.isClassOpen) fault('connected without a class')
    if (plan?.wishes.get(strap)?.want === 'leave') fault('connected to a strap of a phone')
    if (isReceivedOtherwise(strap)) fault('connected to a strap received otherwise')
    if (strapOf(strap).links.size > 0 || [...pending.values()].some((one) => one.strap === strap))
      fault('second connection')
    if (pending.has(adapter)) fault('two connections made at once')
    if (!capacity.has(adapter)) fault('unknown adapter')
    if (linksOf(adapter) + 1 > planner.slots(adapter)) fault('more connections than slots')
  }
  const refused = (adapter: string, strap: string): void => {
    pending.delete(adapter)
    refusals += 1
    planner.onRefused({ strap, adapter, now })
  }
  const connect = (command: LinkCommand): void => {
    judgeConnect(command)
    const { adapter, strap } = command
    attempts.push({ strap, at: now })
    const { manner, isHere, links } = strapOf(strap)
    pending.set(adapter, { strap })
    if (manner === 'hangs' || !isHere) return
    if (manner === 'refuses' || linksOf(adapter) >= (capacity.get(adapter) ?? 0)) return refused(adapter, strap)
    pending.delete(adapter)
    links.add(adapter)
    planner.onConnected({ strap, adapter, now })
  }
  const disconnect = ({ adapter, strap }: LinkCommand): void => {
    if (pending.get(adapter)?.strap === strap) return refused(adapter, strap)
    strapOf(strap).links.delete(adapter)
    planner.onDisconnected({ strap, adapter, now })
  }
  const perform = (): void => {
    const commands = planner.next(now)
    for (const command of commands) {
      if (command.kind === 'scan') scanning.set(command.adapter, command.isOn)
      else if (command.kind === 'connect') connect(command)
      else disconnect(command)
    }
    // as the events that follow from commands do
    if (commands.length > 0) perform()
  }
  const advertise = (): void => {
    for (const [strap, { isHere, dbm, links }] of straps) {
      if (!isHere || links.size > 0) continue
      for (const adapter of capacity.keys())
        if (scanning.get(adapter) === true) planner.onSeen({ strap, adapter, dbm, now })
    }
  }
  const deliver = (): void => {
    if (otherwise !== null) {
      otherwiseAt = now
      planner.onReceived({ strap: otherwise.address, radio: otherwise.radio, now })
    }
    for (const [strap, { isWorn, links }] of straps)
      if (isWorn && links.size > 0) planner.onReceived({ strap, radio: 'ble', now })
  }
  const judge = (): void => {
    for (const [strap, { links }] of straps)
      if (links.size > 1 && !outside.has(strap)) faults.push(`two connections: ${strap}`)
    for (const strap of outside) if (strapOf(strap).links.size < 2) outside.delete(strap)
  }
  const stepOnce = (): void => {
    now += STEP
    advertise()
    if (now % 1000 === 0) deliver()
    perform()
    judge()
  }
  const run = (seconds: number): void => {
    for (let step = 0; step < (seconds * 1000) / STEP; step += 1) stepOnce()
  }
  const plugIn = (adapter: string, slots: number): void => {
    if (capacity.has(adapter)) return
    capacity.set(adapter, slots)
    planner.addAdapter(adapter, slots, now)
  }
  const lose = (name: string): void => {
    for (const adapter of strapOf(name).links) {
      strapOf(name).links.delete(adapter)
      planner.onDisconnected({ strap: name, adapter, now })
    }
  }
  for (const [adapter, slots] of Object.entries(adapters)) plugIn(adapter, slots)

  return {
    planner,
    run,
    plugIn,
    lose,
    now: () => now,
    faults: () => faults,
    refusals: () => refusals,
    linksOf,
    attempts: (strap: string) => attempts.filter((one) => one.strap === strap).map(({ at }) => at),
    connected: () => [...straps].filter(([, { links }]) => links.size > 0).map(([strap]) => strap),
    plan: (wishes: readonly Wish[]) => {
      plan = { isClassOpen: true, wishes: new Map(wishes.map((wish) => [wish.strap, wish])) }
      const planned = wishes.map(({ strap, want, same = [] }) => ({ strap, want, same: [...same] }))
      planner.setPlan({ isClassOpen: true, straps: planned })
    },
    closeClass: () => {
      plan = { isClassOpen: false, wishes: new Map() }
      planner.setPlan({ isClassOpen: false, straps: [] })
    },
    wear: (name: string, dbm = -70) => void Object.assign(strapOf(name), { isHere: true, isWorn: true, dbm }),
    takeOff: (name: string) => void Object.assign(strapOf(name), { isWorn: false }),
    leave: (name: string) => {
      Object.assign(strapOf(name), { isHere: false, isWorn: false })
      lose(name)
    },
    refuse: (name: string) => void Object.assign(strapOf(name), { manner: 'refuses' }),
    hang: (name: string) => void Object.assign(strapOf(name), { manner: 'hangs' }),
    behave: (name: string) => void Object.assign(strapOf(name), { manner: 'behaves' }),
    limit: (adapter: string, slots: number) => void (capacity.has(adapter) && capacity.set(adapter, slots)),
    receiveOtherwise: (address: string | null, radio: 'ant' | 'adv' = 'ant') => {
      otherwise = address === null ? null : { address, radio }
      otherwiseAt = Number.NEGATIVE_INFINITY
    },
    unplug: (adapter: string) => {
      capacity.delete(adapter)
      scanning.delete(adapter)
      pending.delete(adapter)
      for (const { links } of straps.values()) links.delete(adapter)
      planner.removeAdapter(adapter)
    },
    connectOutside: (strap: string, adapter: string) => {
      if (!capacity.has(adapter) || strapOf(strap).links.has(adapter)) return
      if (pending.get(adapter)?.strap === strap) pending.delete(adapter)
      strapOf(strap).links.add(adapter)
      outside.add(strap)
      planner.onConnected({ strap, adapter, now })
    },
    recover: (all: Readonly<Record<string, number>>) => {
      otherwise = null
      for (const strap of straps.values()) strap.manner = 'behaves'
      for (const [adapter, slots] of Object.entries(all)) {
        plugIn(adapter, slots)
        capacity.set(adapter, slots)
      }
    },
    /** The share of time that an adapter scans, measured over some seconds. */
    scanShare: (adapter: string, seconds: number): number => {
      let on = 0
      const steps = (seconds * 1000) / STEP
      for (let step = 0; step < steps; step += 1) {
        stepOnce()
        if (scanning.get(adapter) === true) on += 1
      }
      return on / steps
    },
  }
}

export type SimulatedRoom = ReturnType<typeof simulateRoom>

export const strapNames = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, number) => `ble:${number}`)

/** A room with an open class, in which all straps are planned. */
export const openRoom = (straps: number, adapters: Readonly<Record<string, number>>): SimulatedRoom => {
  const room = simulateRoom(adapters)
  for (const strap of strapNames(straps)) room.wear(strap)
  room.plan(strapNames(straps).map((strap) => ({ strap, want: 'link' })))
  return room
}
