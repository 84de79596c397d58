import { createClient } from 'dbus-native'

import { exportOn } from './fake-bus.ts'
import { CHARACTERISTIC, exportServices, measurementPathOf, uuidOf } from './fake-strap-services.ts'

const ADAPTER = 'org.bluez.Adapter1'
const DEVICE = 'org.bluez.Device1'
const POLAR = 0x006b

const RESOLVES_AFTER_MS = 30
const BEATS_EVERY_MS = 100
const ADVERTISES_EVERY_MS = 200

interface FakeStrap {
  readonly address: string
  readonly number: number
  /** Broadcasts its heart rate, as Polar straps do. */
  isBroadcasting: boolean
  counter: number
  link: string | null
}

export interface FakeBluezOptions {
  readonly straps: number
  readonly adapters: number
  /** Connections per adapter. */
  readonly slots: number
  /** BlueZ resolves services before it exports their characteristics. */
  readonly isExportingLate?: boolean
}

const faultOf = (name: string): Error => Object.assign(new Error(name), { dbusName: `org.bluez.Error.${name}` })

const addressOf = (number: number): string => `C0:00:00:00:00:${number.toString(16).padStart(2, '0')}`.toUpperCase()

/** BlueZ on a bus in this process: adapters, straps, and their notifications. */
export const startFakeBluez = async (busAddress: string, options: FakeBluezOptions) => {
  const bus = createClient({ busAddress })
  bus.connection.on('error', () => {})
  await bus.ownName('org.bluez')
  bus.exportObjectManager('/')
  const exporting = exportOn(bus)
  const { put, change } = exporting

  const straps = Array.from({ length: options.straps }, (_, number): FakeStrap => ({
    address: addressOf(number),
    number,
    isBroadcasting: false,
    counter: 0,
    link: null,
  }))
  const scans = new Map<string, number>()
  const discovering = new Map<string, boolean>()
  const devices = new Map<string, { readonly strap: FakeStrap; readonly adapter: string }>()
  const notifying = new Map<string, FakeStrap>()
  const exported = new Set<string>()
  const faults: string[] = []
  const sent: { readonly strap: string; readonly at: number; readonly heartRate: number }[] = []
  const removedDevices: string[] = []
  /** Refusals left by strap. */
  const refusals = new Map<FakeStrap, number>()
  let connects = 0
  const inProgress = new Set<string>()
  let slots = options.slots

  const linksOf = (adapter: string): number =>
    [...devices.values()].filter(
      ({ strap, adapter: one }) =>
        one === adapter && strap.link !== null && devices.get(strap.link)?.adapter === adapter,
    ).length

  const lose = (device: string): void => {
    const strap = devices.get(device)?.strap
    if (strap?.link !== device) return
    strap.link = null
    notifying.delete(measurementPathOf(device))
    change(device, DEVICE, { ServicesResolved: false, Connected: false })
  }
  const exportOnce = async (device: string, strap: FakeStrap): Promise<void> => {
    if (exported.has(device)) return
    exported.add(device)
    const onSubscribed = () => void notifying.set(measurementPathOf(device), strap)
    await exportServices(exporting, { device, number: strap.number, onSubscribed })
  }
  const resolve = async (device: string, strap: FakeStrap): Promise<void> => {
    if (strap.link !== device) return
    if (options.isExportingLate === true) {
      change(device, DEVICE, { ServicesResolved: true })
      setTimeout(() => void exportOnce(device, strap), RESOLVES_AFTER_MS)
      return
    }
    await exportOnce(device, strap)
    change(device, DEVICE, { ServicesResolved: true })
  }
  const connect = async (device: string): Promise<void> => {
    connects += 1
    const at = devices.get(device)
    if (at === undefined) throw faultOf('DoesNotExist')
    const { strap, adapter } = at
    if (inProgress.has(device)) throw faultOf('InProgress')
    if (strap.link !== null) {
      faults.push(`second connection to ${strap.address}`)
      throw faultOf('Failed')
    }
    const left = refusals.get(strap) ?? 0
    refusals.set(strap, left - 1)
    if (left > 0 || linksOf(adapter) >= slots) throw faultOf('Failed')
    strap.link = device
    change(device, DEVICE, { Connected: true })
    setTimeout(() => void resolve(device, strap), RESOLVES_AFTER_MS)
  }
  const addDevice = async (adapter: string, strap: FakeStrap): Promise<string> => {
    const device = `${adapter}/dev_${strap.address.replaceAll(':', '_')}`
    if (devices.has(device)) return device
    devices.set(device, { strap, adapter })
    await put(
      device,
      DEVICE,
      {
        Connect: { handler: () => connect(device) },
        Disconnect: {
          handler: () => {
            inProgress.delete(device)
            lose(device)
          },
        },
      },
      {
        Address: ['s', strap.address],
        Name: ['s', `HRM ${strap.number}`],
        UUIDs: ['as', [uuidOf('180d')]],
        RSSI: ['n', -60],
        ManufacturerData: ['a{qv}', []],
        Connected: ['b', false],
        ServicesResolved: ['b', false],
        Adapter: ['o', adapter],
      },
    )
    return device
  }
  const removeDevice = (device: string): void => {
    lose(device)
    devices.delete(device)
    exported.delete(device)
    inProgress.delete(device)
    removedDevices.push(device)
    for (const path of Object.keys(bus.exportedObjects)) if (path.startsWith(device)) bus.unexportInterface(path)
  }
  const plug = async (name: string): Promise<void> => {
    const adapter = `/org/bluez/${name}`
    discovering.set(adapter, false)
    await put(
      adapter,
      ADAPTER,
      {
        SetDiscoveryFilter: { in: { filter: 'a{sv}' }, handler: () => {} },
        StartDiscovery: { handler: () => void discovering.set(adapter, true) },
        StopDiscovery: { handler: () => void discovering.set(adapter, false) },
        RemoveDevice: { in: { device: 'o' }, handler: ({ device }: { device: string }) => removeDevice(device) },
      },
      { Powered: ['b', false], Address: ['s', '00:00:00:00:00:01'] },
    )
  }
  const unplug = (name: string): void => {
    const adapter = `/org/bluez/${name}`
    for (const [device, at] of devices) if (at.adapter === adapter) removeDevice(device)
    discovering.delete(adapter)
    bus.unexportInterface(adapter)
  }
  for (let number = 0; number < options.adapters; number += 1) await plug(`hci${number}`)

  const advertise = async (): Promise<void> => {
    for (const [adapter, isOn] of discovering) {
      if (!isOn) continue
      scans.set(adapter, (scans.get(adapter) ?? 0) + 1)
      for (const strap of straps) {
        if (strap.link !== null) continue
        await addDevice(adapter, strap)
        const device = `${adapter}/dev_${strap.address.replaceAll(':', '_')}`
        const broadcast = Buffer.from([0x22 | ((strap.counter & 7) << 2), 0, 0, 100 + strap.number])
        change(device, DEVICE, {
          RSSI: -60 - (strap.number % 5),
          ...(strap.isBroadcasting ? { ManufacturerData: [[POLAR, ['ay', broadcast]]] } : {}),
        })
      }
    }
  }
  let beats = 0
  /** Each strap sends once a second, at its own time. */
  const beat = (): void => {
    beats += 1
    const isDue = ({ number }: FakeStrap) => number % 10 === beats % 10
    for (const strap of straps.filter(isDue)) strap.counter += 1
    for (const [path, strap] of notifying) {
      if (!isDue(strap)) continue
      sent.push({ strap: `ble:${strap.address.replaceAll(':', '')}`, at: Date.now(), heartRate: 100 + strap.number })
      change(path, CHARACTERISTIC, { Value: Buffer.from([0x16, 100 + strap.number, 0xb0, 0x01]) })
    }
  }
  const timers = [setInterval(() => void advertise(), ADVERTISES_EVERY_MS), setInterval(beat, BEATS_EVERY_MS)]

  return {
    plug,
    unplug,
    powerOff: (name: string): void => {
      discovering.set(`/org/bluez/${name}`, false)
      change(`/org/bluez/${name}`, ADAPTER, { Powered: false })
    },
    faults: () => faults,
    /** Notifications by Unix time. */
    sent: () => sent,
    connects: () => connects,
    /** Connections of a program before: with services, and without. */
    connectBefore: async ({ whole, half }: { readonly whole: number; readonly half: number }): Promise<void> => {
      for (const strap of straps.slice(0, whole + half)) {
        const device = await addDevice('/org/bluez/hci0', strap)
        strap.link = device
        change(device, DEVICE, { Connected: true })
        if (strap.number < whole) await resolve(device, strap)
      }
    },
    removedDevices: () => removedDevices,
    links: (): number => straps.filter(({ link }) => link !== null).length,
    linksOf: (name: string): number => linksOf(`/org/bluez/${name}`),
    secondsDiscovered: (name: string): number => (scans.get(`/org/bluez/${name}`) ?? 0) * (ADVERTISES_EVERY_MS / 1000),
    isDiscovering: (name: string): boolean => discovering.get(`/org/bluez/${name}`) === true,
    /** Ends the connections of the first `count` straps. */
    lose: (count: number): void => {
      for (const { link } of straps.slice(0, count)) if (link !== null) lose(link)
    },
    /** Straps refuse none, one, or two connects in turn, which is half of all. */
    refuseHalf: (): void => {
      for (const strap of straps) refusals.set(strap, strap.number % 3)
    },
    limit: (count: number): void => {
      slots = count
    },
    broadcast: (count: number): void => {
      for (const strap of straps.slice(0, count)) strap.isBroadcasting = true
    },
    /** A program that was killed while it connected to the first strap. */
    hang: (name: string): void => void inProgress.add(`/org/bluez/${name}/dev_${addressOf(0).replaceAll(':', '_')}`),
    stop: async (): Promise<void> => {
      for (const timer of timers) clearInterval(timer)
      await bus.close()
    },
  }
}

export type FakeBluez = Awaited<ReturnType<typeof startFakeBluez>>
