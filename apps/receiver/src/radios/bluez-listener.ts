import type { Milliseconds } from '@repo/domain/core/units'
import type { Reception } from '@repo/straps/reception'

import type { LinkEvent } from '../links/link-table.ts'
import type { LinkPlanner } from '../links/plan-links.ts'
import type { Log } from '../log.ts'
import type { AdapterWatch } from './adapter-watch.ts'
import type { BluezCommands } from './bluez-commands.ts'
import {
  ADAPTER,
  adapterNameOf,
  BATTERY,
  CHARACTERISTIC,
  DEVICE,
  devicePathOf,
  isStrap,
  MEASUREMENT_UUID,
  pathOf,
  type Properties,
  strapAt,
} from './bluez-objects.ts'
import type { BluetoothStraps } from './bluez-straps.ts'
import type { BluezListener, BluezTree } from './bluez-tree.ts'

/** State that events and commands share. */
export interface BluezState {
  readonly planner: LinkPlanner
  readonly straps: BluetoothStraps
  readonly watch: AdapterWatch
  /** Adapters, and whether they accepted the last command. Kept while BlueZ restarts. */
  readonly adapters: Map<string, 'works' | 'failed'>
  /** When each connected device last sent a value, or was subscribed to. */
  readonly valueAt: Map<string, Milliseconds>
}

interface Listening extends BluezState {
  readonly tree: () => BluezTree
  readonly commands: () => BluezCommands
  readonly onReception: (reception: Reception) => void
  readonly now: () => Milliseconds
  readonly log: Log
  readonly slotsOf: (adapter: string) => number
  /** Performs what is due now. */
  readonly run: () => void
}

export const subscribeTo = async (
  device: string,
  { valueAt, commands, now }: Pick<Listening, 'valueAt' | 'commands' | 'now'>,
): Promise<void> => {
  valueAt.set(device, now())
  await commands().subscribe(device)
}

const eventAt = (path: string, strap: string, now: Milliseconds): LinkEvent => ({
  strap,
  adapter: adapterNameOf(path),
  now,
})

/** Advertisements, connections, and values of straps. */
const followDevices = (given: Listening) => {
  const { planner, straps, watch, valueAt, tree, commands, now, run } = given
  const deliver = (reception: Reception | null): void => {
    if (reception === null) return
    const { strap, radio, contact } = reception
    if (contact !== 'missing') planner.onReceived({ strap, radio, now: now() })
    given.onReception(reception)
  }
  const onResolved = async (device: string, strap: string): Promise<void> => {
    await subscribeTo(device, given)
    await commands().readDetails(device, (kind, text) => straps.onDetail(strap, kind, text))
  }
  const onLink = (path: string, strap: string, isConnected: boolean): void => {
    if (isConnected) planner.onConnected(eventAt(path, strap, now()))
    else {
      valueAt.delete(path)
      planner.onDisconnected(eventAt(path, strap, now()))
    }
    run()
  }
  return {
    onDevice: (path: string, changed: Properties): void => {
      const strap = strapAt(path)
      if (strap === null || !isStrap(tree().get(path)?.[DEVICE])) return
      const { RSSI: dbm, ManufacturerData: data, Connected: isConnected, ServicesResolved: isResolved } = changed
      straps.onDevice(strap, changed)
      if (typeof dbm === 'number') planner.onSeen({ ...eventAt(path, strap, now()), dbm })
      if (typeof dbm === 'number' || data !== undefined) watch.onReceived(adapterNameOf(path), strap, now())
      deliver(straps.advertised(strap, data, now()))
      if (typeof isConnected === 'boolean') onLink(path, strap, isConnected)
      if (isResolved === true) void onResolved(path, strap)
    },
    onValue: (path: string, value: unknown): void => {
      const strap = strapAt(path)
      if (strap === null || tree().get(path)?.[CHARACTERISTIC]?.['UUID'] !== MEASUREMENT_UUID) return
      valueAt.set(devicePathOf(path), now())
      watch.onReceived(adapterNameOf(path), strap, now())
      deliver(straps.measured(strap, value, now()))
    },
    onDeviceRemoved: (path: string, adapters: readonly string[]): void => {
      const strap = strapAt(path)
      if (strap === null) return
      valueAt.delete(path)
      planner.onDisconnected(eventAt(path, strap, now()))
      if (adapters.every((adapter) => tree().get(pathOf(strap, adapter)) === undefined)) straps.forget(strap)
    },
    onBattery: (path: string, battery: Properties): void => {
      const strap = strapAt(path)
      if (strap !== null) straps.onBattery(strap, battery)
    },
    /** Takes over connections that stand, and ends half ones. */
    onDeviceAtStart: (path: string, device: Properties): void => {
      const strap = strapAt(path)
      if (strap === null || !isStrap(device) || device['Connected'] !== true) return
      straps.onDevice(strap, device)
      if (device['ServicesResolved'] !== true) return void commands().disconnect(strap, adapterNameOf(path))
      planner.onConnected(eventAt(path, strap, now()))
      void onResolved(path, strap)
    },
  }
}

export const listenToBluez = (given: Listening): BluezListener => {
  const { planner, watch, adapters, valueAt, tree, now, log, slotsOf, run } = given
  const devices = followDevices(given)
  const onAdapter = (path: string): void => {
    const name = adapterNameOf(path)
    log(`${name}: there`)
    adapters.set(name, 'works')
    planner.addAdapter(name, slotsOf(name), now())
  }
  return {
    onOpen: () => {
      adapters.clear()
      for (const path of tree().paths()) if (tree().get(path)?.[ADAPTER] !== undefined) onAdapter(path)
      for (const path of tree().paths()) {
        const { [DEVICE]: device, [BATTERY]: battery } = tree().get(path) ?? {}
        if (battery !== undefined) devices.onBattery(path, battery)
        if (device !== undefined) devices.onDeviceAtStart(path, device)
      }
      run()
    },
    onAdded: (path, interfaces) => {
      const { [ADAPTER]: adapter, [DEVICE]: device, [CHARACTERISTIC]: characteristic, [BATTERY]: battery } = interfaces
      if (adapter !== undefined) onAdapter(path)
      if (battery !== undefined) devices.onBattery(path, battery)
      if (device !== undefined) devices.onDevice(path, device)
      if (characteristic?.['UUID'] === MEASUREMENT_UUID) void subscribeTo(devicePathOf(path), given)
    },
    onChanged: (path, name, changed) => {
      // scans end with the power, which the next scan switches on
      if (name === ADAPTER && changed['Powered'] === false) planner.onScanFailed(adapterNameOf(path), now())
      if (name === DEVICE) devices.onDevice(path, changed)
      if (name === BATTERY) devices.onBattery(path, changed)
      if (name === CHARACTERISTIC && changed['Value'] !== undefined) devices.onValue(path, changed['Value'])
    },
    onRemoved: (path, names) => {
      if (names.includes(DEVICE)) devices.onDeviceRemoved(path, [...adapters.keys()])
      if (names.includes(ADAPTER)) {
        const name = adapterNameOf(path)
        log(`${name}: gone`)
        adapters.delete(name)
        watch.forget(name)
        planner.removeAdapter(name)
      }
      run()
    },
    onGone: () => {
      log('BlueZ: gone')
      for (const name of adapters.keys()) {
        planner.removeAdapter(name)
        adapters.set(name, 'failed')
      }
      valueAt.clear()
    },
  }
}
