import type { exportOn } from './fake-bus.ts'

export const uuidOf = (short: string): string => `0000${short}-0000-1000-8000-00805f9b34fb`

export const CHARACTERISTIC = 'org.bluez.GattCharacteristic1'

export const measurementPathOf = (device: string): string => `${device}/service000a/char000b`

interface FakeServices {
  readonly device: string
  readonly number: number
  readonly onSubscribed: () => void
}

/** Heart rate, serial number, and battery of a connected strap. */
export const exportServices = async (
  { put }: ReturnType<typeof exportOn>,
  { device, number, onSubscribed }: FakeServices,
): Promise<void> => {
  const heartRate = { StartNotify: { handler: onSubscribed } }
  const serial = {
    ReadValue: { in: { options: 'a{sv}' }, out: { value: 'ay' }, handler: () => Buffer.from(`SN${number}\0`) },
  }
  const valuesOf = (short: string) => ({ UUID: ['s', uuidOf(short)], Value: ['ay', Buffer.alloc(0)] }) as const
  await put(
    `${device}/service000a`,
    'org.bluez.GattService1',
    {},
    { UUID: ['s', uuidOf('180d')], Primary: ['b', true] },
  )
  await put(measurementPathOf(device), CHARACTERISTIC, heartRate, valuesOf('2a37'))
  await put(`${device}/service0010/char0011`, CHARACTERISTIC, serial, valuesOf('2a25'))
  await put(device, 'org.bluez.Battery1', {}, { Percentage: ['y', 80] })
}
