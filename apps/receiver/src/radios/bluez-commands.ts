import {
  ADAPTER,
  adapterPathOf,
  CHARACTERISTIC,
  DETAIL_UUIDS,
  DEVICE,
  devicePathOf,
  HEART_RATE_SERVICE_UUID,
  MEASUREMENT_UUID,
  pathOf,
} from './bluez-objects.ts'
import { type BluezTree, faultNameOf } from './bluez-tree.ts'

const PROPERTIES = 'org.freedesktop.DBus.Properties'

/** All advertisements, not one per strap: heart rates of Polar straps are in them. */
const FILTER = [
  ['UUIDs', ['as', [HEART_RATE_SERVICE_UUID]]],
  ['Transport', ['s', 'le']],
  ['DuplicateData', ['b', true]],
] as const

const LONGEST_DETAIL = 40

/** Straps end texts with zeros. */
const textOf = (bytes: Uint8Array): string => {
  const text = new TextDecoder().decode(bytes)
  const [first = ''] = text.split('\0')
  return first.trim().slice(0, LONGEST_DETAIL)
}

/** `hung`: an earlier attempt blocks the strap. */
export type ConnectResult = 'connected' | 'refused' | 'hung'

export const createBluezCommands = (tree: BluezTree) => {
  const call = (path: string, name: string, member: string, signature?: string, ...body: readonly unknown[]) =>
    tree.call({ path, interface: name, member, ...(signature === undefined ? {} : { signature, body }) })
  const characteristicsOf = (device: string): readonly (readonly [path: string, uuid: string])[] =>
    tree.paths().flatMap((path) => {
      const uuid = tree.get(path)?.[CHARACTERISTIC]?.['UUID']
      return typeof uuid === 'string' && devicePathOf(path) === device ? [[path, uuid] as const] : []
    })
  const disconnect = (strap: string, adapter: string): Promise<boolean> =>
    call(pathOf(strap, adapter), DEVICE, 'Disconnect').then(
      () => true,
      (error: unknown) => ['NotConnected', 'UnknownObject', 'UnknownMethod'].includes(faultNameOf(error)),
    )
  /** A program that ended while it connected leaves the strap blocked. Source: bleak-retry-connector issue 226. */
  const release = async (strap: string, adapter: string): Promise<void> => {
    await disconnect(strap, adapter)
    await call(adapterPathOf(adapter), ADAPTER, 'RemoveDevice', 'o', pathOf(strap, adapter)).catch(() => {})
  }

  return {
    /** False if the adapter doesn't scan. */
    startScan: async (adapter: string): Promise<boolean> => {
      const path = adapterPathOf(adapter)
      try {
        await call(path, PROPERTIES, 'Set', 'ssv', ADAPTER, 'Powered', ['b', true])
        await call(path, ADAPTER, 'SetDiscoveryFilter', 'a{sv}', FILTER)
        await call(path, ADAPTER, 'StartDiscovery')
        return true
      } catch (error) {
        return faultNameOf(error) === 'InProgress'
      }
    },
    stopScan: async (adapter: string): Promise<void> => {
      await call(adapterPathOf(adapter), ADAPTER, 'StopDiscovery').catch(() => {})
    },
    connect: async (strap: string, adapter: string): Promise<ConnectResult> => {
      try {
        await call(pathOf(strap, adapter), DEVICE, 'Connect')
        return 'connected'
      } catch (error) {
        const fault = faultNameOf(error)
        if (fault === 'AlreadyConnected') return 'connected'
        if (fault !== 'InProgress') return 'refused'
        await release(strap, adapter)
        return 'hung'
      }
    },
    /** True once the strap isn't connected. */
    disconnect,
    /**
     * Subscribes to heart rates as soon as BlueZ has the characteristic. Call when services are resolved and when a
     * characteristic appears, because either may come first. Source: bluez issue 1489.
     */
    subscribe: async (device: string): Promise<void> => {
      if (tree.get(device)?.[DEVICE]?.['ServicesResolved'] !== true) return
      for (const [path, uuid] of characteristicsOf(device))
        if (uuid === MEASUREMENT_UUID) await call(path, CHARACTERISTIC, 'StartNotify').catch(() => {})
    },
    /** Calls back with each detail that the strap has. */
    readDetails: async (
      device: string,
      onDetail: (kind: keyof typeof DETAIL_UUIDS, text: string) => void,
    ): Promise<void> => {
      const kinds = Object.keys(DETAIL_UUIDS) as (keyof typeof DETAIL_UUIDS)[]
      for (const kind of kinds) {
        const path = characteristicsOf(device).find(([, uuid]) => uuid === DETAIL_UUIDS[kind])?.[0]
        if (path === undefined) continue
        const value = await call(path, CHARACTERISTIC, 'ReadValue', 'a{sv}', []).catch(() => null)
        const text = value instanceof Uint8Array ? textOf(value) : ''
        if (text !== '') onDetail(kind, text)
      }
    },
  }
}

export type BluezCommands = ReturnType<typeof createBluezCommands>
