import type { Milliseconds } from '@repo/domain/core/units'
import type { Radio, RadioHealth, Reception } from '@repo/straps/reception'

import type { RoomPlan } from '../links/known-straps.ts'
import type { LinkCommand } from '../links/link-table.ts'
import { planLinks } from '../links/plan-links.ts'
import type { ScanCommand } from '../links/scan-windows.ts'
import type { Log } from '../log.ts'
import { watchAdapters } from './adapter-watch.ts'
import { createBluezCommands } from './bluez-commands.ts'
import { type BluezState, listenToBluez, subscribeTo } from './bluez-listener.ts'
import { followBluetoothStraps } from './bluez-straps.ts'
import { openBluezTree } from './bluez-tree.ts'

const TICK_MS: Milliseconds = 250
const SUBSCRIBES_EVERY_MS: Milliseconds = 5000
const STOPS_WITHIN_MS: Milliseconds = 2000

export interface BluezOptions {
  readonly busAddress: string
  readonly onReception: (reception: Reception) => void
  /** Any steady clock. */
  readonly now: () => Milliseconds
  readonly log: Log
  /** How many connections the adapter is assumed to hold. */
  readonly slotsOf: (adapter: string) => number
  /** Called when BlueZ needs a restart, at most once a minute. */
  readonly onStuck: () => void
}

export interface BluetoothRadio extends Radio {
  readonly setPlan: (plan: RoomPlan) => void
  /** A value by ANT+: its strap needs no connection. */
  readonly onReceivedByAnt: (strap: string) => void
  /** Straps of members without a free slot. */
  readonly waiting: () => number
}

const createState = (): BluezState => ({
  planner: planLinks(),
  straps: followBluetoothStraps(),
  watch: watchAdapters(),
  adapters: new Map(),
  valueAt: new Map(),
})

/** Receives Bluetooth straps with all adapters: by Polar's advertisements, else by connections. */
export const openBluez = (options: BluezOptions): BluetoothRadio => {
  const { busAddress, now, onStuck } = options
  const state = createState()
  const { planner, watch, adapters, valueAt } = state
  const listening = { ...state, ...options, tree: () => tree, commands: () => commands, run: () => run() }
  const tree = openBluezTree(busAddress, listenToBluez(listening))
  const commands = createBluezCommands(tree)

  const connect = async (link: LinkCommand): Promise<void> => {
    const result = await commands.connect(link.strap, link.adapter)
    if (result === 'hung') watch.onHung(now())
    if (result === 'connected') planner.onConnected({ ...link, now: now() })
    else planner.onRefused({ ...link, now: now() })
    run()
  }
  const disconnect = async (link: LinkCommand): Promise<void> => {
    if (await commands.disconnect(link.strap, link.adapter)) planner.onDisconnected({ ...link, now: now() })
    run()
  }
  const scan = async ({ adapter, isOn }: ScanCommand): Promise<void> => {
    watch.onScan(adapter, isOn, now())
    if (!isOn) return commands.stopScan(adapter)
    const hasStarted = await commands.startScan(adapter)
    if (!hasStarted) planner.onScanFailed(adapter, now())
    if (adapters.has(adapter)) adapters.set(adapter, hasStarted ? 'works' : 'failed')
  }
  const perform = (command: LinkCommand | ScanCommand): void => {
    if (command.kind === 'scan') void scan(command)
    else if (command.kind === 'connect') void connect(command)
    else void disconnect(command)
  }
  let isStopping = false
  const run = (): void => {
    if (!isStopping) planner.next(now()).forEach(perform)
  }

  const isSilent = (adapter: string): boolean =>
    planner.isMissingAny(now()) && watch.isSilent(adapter, planner.linked(adapter).length > 0, now())
  const timer = setInterval(() => {
    for (const [device, at] of valueAt) if (now() - at >= SUBSCRIBES_EVERY_MS) void subscribeTo(device, listening)
    run()
    if (watch.takeRestart([...adapters.keys()].some(isSilent), now())) onStuck()
  }, TICK_MS)

  const stateOf = (adapter: string): RadioHealth['state'] => {
    if (adapters.get(adapter) === 'failed') return 'failed'
    return isSilent(adapter) ? 'silent' : 'scanning'
  }
  const health = (): readonly RadioHealth[] =>
    [...adapters.keys()].map((name) => ({
      kind: 'ble',
      name,
      state: stateOf(name),
      links: planner.linked(name).length,
      slots: planner.slots(name),
    }))
  const stop = async (): Promise<void> => {
    isStopping = true
    clearInterval(timer)
    const ended = [...adapters.keys()].flatMap((adapter) => [
      commands.stopScan(adapter),
      ...planner.linked(adapter).map((strap) => commands.disconnect(strap, adapter)),
    ])
    const timeout = new Promise((resolve) => setTimeout(resolve, STOPS_WITHIN_MS).unref())
    await Promise.race([Promise.allSettled(ended), timeout])
    await tree.close()
  }
  return {
    health,
    stop,
    setPlan: (plan) => {
      planner.setPlan(plan)
      run()
    },
    onReceivedByAnt: (strap) => planner.onReceived({ strap, radio: 'ant', now: now() }),
    waiting: () => planner.waiting(now()),
  }
}
