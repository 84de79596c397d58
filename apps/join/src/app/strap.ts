import {
  HEART_RATE_MEASUREMENT,
  HEART_RATE_SERVICE,
  parseHeartRateMeasurement,
  type HeartRateMeasurement,
} from '@repo/domain/heart-rate-measurement'
import type { StrapFault } from '@repo/domain/phone-life'

export interface StrapEvents {
  readonly onConnected: () => void
  readonly onLost: () => void
  /** The strap was never reached; nothing goes on by itself. */
  readonly onFailed: (fault: StrapFault) => void
  readonly onMeasurement: (measurement: HeartRateMeasurement) => void
}

export interface Strap {
  readonly close: () => void
}

const FIRST_TRIES = 3
const FIRST_RETRY_MS = 1000
const LONGEST_RETRY_MS = 10_000

const listen = async (device: BluetoothDevice): Promise<BluetoothCharacteristic> => {
  if (device.gatt === undefined) throw new DOMException('no services', 'NotFoundError')
  const server = await device.gatt.connect()
  const service = await server.getPrimaryService(HEART_RATE_SERVICE)
  const characteristic = await service.getCharacteristic(HEART_RATE_MEASUREMENT)
  return characteristic.startNotifications()
}

const isNamed = (error: unknown, ...names: readonly string[]): boolean =>
  error instanceof DOMException && names.includes(error.name)

/**
 * Keeps a strap connected. The first connection is tried three times; once it stood, the strap is looked for until it
 * is closed.
 */
export const openStrap = (device: BluetoothDevice, events: StrapEvents): Strap => {
  let isClosed = false
  let hasStood = false
  let tries = 0
  let later: ReturnType<typeof setTimeout> | undefined
  let heard: BluetoothCharacteristic | null = null

  const onValue = () => {
    const measurement = heard?.value === undefined ? null : parseHeartRateMeasurement(heard.value)
    if (measurement !== null) events.onMeasurement(measurement)
  }
  const silence = () => heard?.removeEventListener('characteristicvaluechanged', onValue)

  const again = () => {
    clearTimeout(later)
    later = setTimeout(() => void connect(), Math.min(FIRST_RETRY_MS * 2 ** tries, LONGEST_RETRY_MS))
    tries += 1
  }

  const failed = (error: unknown) => {
    if (isClosed) return
    if (hasStood) again()
    else if (isNamed(error, 'NotFoundError', 'NotSupportedError')) events.onFailed('not-a-strap')
    else if (tries + 1 < FIRST_TRIES) again()
    else events.onFailed('not-reached')
  }

  const connect = async (): Promise<void> => {
    try {
      const characteristic = await listen(device)
      if (isClosed) {
        device.gatt?.disconnect()
        return
      }
      silence()
      heard = characteristic
      characteristic.addEventListener('characteristicvaluechanged', onValue)
      hasStood = true
      tries = 0
      events.onConnected()
    } catch (error) {
      failed(error)
    }
  }

  const onDisconnected = () => {
    if (isClosed || !hasStood) return
    events.onLost()
    again()
  }

  device.addEventListener('gattserverdisconnected', onDisconnected)
  void connect()
  return {
    close: () => {
      isClosed = true
      clearTimeout(later)
      silence()
      device.removeEventListener('gattserverdisconnected', onDisconnected)
      device.gatt?.disconnect()
    },
  }
}

/** Lets the member choose a strap; null when the list was closed without a choice. */
export const requestStrap = async (bluetooth: Bluetooth): Promise<BluetoothDevice | StrapFault | null> => {
  try {
    return await bluetooth.requestDevice({ filters: [{ services: [HEART_RATE_SERVICE] }] })
  } catch (error) {
    if (isNamed(error, 'SecurityError', 'NotAllowedError')) return 'not-allowed'
    // browsers say "not found" alike when the list was closed and when there is no adapter
    const isOn = (await bluetooth.getAvailability?.()) ?? true
    return isOn ? null : 'bluetooth-off'
  }
}
