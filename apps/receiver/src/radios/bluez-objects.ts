import { bleAddress } from '@repo/domain/sensors/strap-address'
import { HEART_RATE_MEASUREMENT, HEART_RATE_SERVICE } from '@repo/straps/heart-rate-measurement'

export const ADAPTER = 'org.bluez.Adapter1'
export const DEVICE = 'org.bluez.Device1'
export const CHARACTERISTIC = 'org.bluez.GattCharacteristic1'
export const BATTERY = 'org.bluez.Battery1'

export type Properties = Readonly<Record<string, unknown>>
/** The interfaces of an object, by name. */
export type Interfaces = Readonly<Record<string, Properties>>

const uuidOf = (short: number): string => `0000${short.toString(16).padStart(4, '0')}-0000-1000-8000-00805f9b34fb`

export const HEART_RATE_SERVICE_UUID = uuidOf(HEART_RATE_SERVICE)
export const MEASUREMENT_UUID = uuidOf(HEART_RATE_MEASUREMENT)

/** Read once per connection. */
export const DETAIL_UUIDS = {
  model: uuidOf(0x2a24),
  serial: uuidOf(0x2a25),
  maker: uuidOf(0x2a29),
} as const

/** `/org/bluez/hci0/dev_A0_9E_1A_8C_4A_A3` of an object below it. */
export const devicePathOf = (path: string): string => path.split('/').slice(0, 5).join('/')

/** `hci0` */
export const adapterNameOf = (path: string): string => path.split('/')[3] ?? ''

export const adapterPathOf = (name: string): string => `/org/bluez/${name}`

/** Null for objects that aren't devices. */
export const strapAt = (path: string): string | null => {
  const [, address] = /\/dev_([0-9A-F_]{17})$/i.exec(devicePathOf(path)) ?? []
  return address === undefined ? null : bleAddress(address.replaceAll('_', ':'))
}

/** The path of a strap under one adapter. */
export const pathOf = (strap: string, adapter: string): string => {
  const pairs = strap.slice('ble:'.length).match(/../g) ?? []
  return `${adapterPathOf(adapter)}/dev_${pairs.join('_')}`
}

/** The strap under each adapter that sees it is an own object. */
export const isStrap = (device: Properties | undefined): boolean =>
  Array.isArray(device?.['UUIDs']) && device['UUIDs'].includes(HEART_RATE_SERVICE_UUID)

const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

export const nameOf = (device: Properties | undefined): string | undefined =>
  textIn(device?.['Name']) ?? textIn(device?.['Alias'])

/** Null if BlueZ sent no bytes. */
export const bytesOf = (value: unknown): DataView | null =>
  value instanceof Uint8Array && value.length > 0
    ? new DataView(value.buffer, value.byteOffset, value.byteLength)
    : null
