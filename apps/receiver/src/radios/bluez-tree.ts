import { createClient, type ManagedObjects, type MessageBus } from 'dbus-native'

import type { Interfaces, Properties } from './bluez-objects.ts'

const SERVICE = 'org.bluez'
const REOPENS_AFTER_MS = 500
/** For computers without Bluetooth. */
const REOPENS_AT_LEAST_EVERY_MS = 4000
/** Longer than BlueZ takes to give a connection up. */
const ANSWERS_WITHIN_MS = 30_000

export interface BluezListener {
  /** All objects can be read now, at first or again. */
  readonly onOpen: () => void
  readonly onAdded: (path: string, interfaces: Interfaces) => void
  readonly onRemoved: (path: string, interfaces: readonly string[]) => void
  readonly onChanged: (path: string, name: string, changed: Properties) => void
  /** BlueZ or the bus has gone, and every object with it. */
  readonly onGone: () => void
}

interface Call {
  readonly path: string
  readonly interface: string
  readonly member: string
  readonly signature?: string
  readonly body?: readonly unknown[]
}

/** The objects of BlueZ. Reopens when BlueZ or the bus restarts. */
export interface BluezTree {
  readonly paths: () => readonly string[]
  readonly get: (path: string) => Interfaces | undefined
  /** @throws an error with a D-Bus name, see `faultNameOf`. */
  readonly call: (call: Call) => Promise<unknown>
  readonly close: () => Promise<void>
}

/** `InProgress`, without the domain. Empty if it isn't an answer of BlueZ. */
export const faultNameOf = (error: unknown): string =>
  (error as { readonly dbusName?: string } | null)?.dbusName?.split('.').at(-1) ?? ''

const follow = (objects: ManagedObjects, listener: BluezListener, onStale: () => void): void => {
  objects.on('added', (path: string, interfaces: Interfaces) => listener.onAdded(path, interfaces))
  objects.on('removed', (path: string, names: string[]) => listener.onRemoved(path, names))
  objects.on('changed', (path: string, name: string, changed: Properties) => listener.onChanged(path, name, changed))
  objects.on('stale', onStale)
}

export const openBluezTree = (busAddress: string, listener: BluezListener): BluezTree => {
  let bus: MessageBus | null = null
  let objects: ManagedObjects | null = null
  let reopening: NodeJS.Timeout | null = null
  let isClosed = false
  let wait = REOPENS_AFTER_MS

  const drop = async (): Promise<void> => {
    const [before, was] = [bus, objects]
    bus = null
    objects = null
    if (was !== null && !isClosed) listener.onGone()
    await before?.close().catch(() => {})
  }
  const reopen = (of: MessageBus): void => {
    if (bus !== of) return
    void drop()
    if (isClosed || reopening !== null) return
    reopening = setTimeout(() => {
      reopening = null
      open()
    }, wait)
    wait = Math.min(2 * wait, REOPENS_AT_LEAST_EVERY_MS)
  }
  const open = (): void => {
    const mine = createClient({ busAddress, timeout: ANSWERS_WITHIN_MS })
    bus = mine
    // without a listener, an error ends the program
    mine.connection.on('error', () => reopen(mine))
    mine.connection.on('close', () => reopen(mine))
    mine
      .objects(SERVICE, '/')
      .then((opened) => {
        if (bus !== mine) return
        objects = opened
        wait = REOPENS_AFTER_MS
        follow(opened, listener, () => reopen(mine))
        listener.onOpen()
      })
      .catch(() => reopen(mine))
  }
  open()

  return {
    paths: () => objects?.paths() ?? [],
    get: (path) => objects?.get(path),
    call: async ({ path, interface: name, member, signature, body = [] }) => {
      if (bus === null) throw new Error('BlueZ is not there')
      const sent = signature === undefined ? {} : { signature, body: [...body] }
      return bus.invoke({ destination: SERVICE, path, interface: name, member, ...sent })
    },
    close: async () => {
      isClosed = true
      if (reopening !== null) clearTimeout(reopening)
      await drop()
    },
  }
}
