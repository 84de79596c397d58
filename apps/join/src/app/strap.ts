import {
  openStrapLink,
  strapLinkReducer,
  type StrapFault,
  type StrapLink,
  type StrapLinkEvent,
} from '@repo/domain/classes/strap-link'
import {
  HEART_RATE_MEASUREMENT,
  HEART_RATE_SERVICE,
  parseHeartRateMeasurement,
  type HeartRateMeasurement,
} from '@repo/straps/heart-rate-measurement'

export interface StrapEvents {
  readonly onChange: (link: StrapLink) => void
  readonly onMeasurement: (measurement: HeartRateMeasurement) => void
}

export interface Strap {
  readonly close: () => void
}

const isNamed = (error: unknown, ...names: readonly string[]): boolean =>
  error instanceof DOMException && names.includes(error.name)

const isNoStrap = (error: unknown): boolean => isNamed(error, 'NotFoundError', 'NotSupportedError')

const serverOf = async ({ gatt }: BluetoothDevice): Promise<BluetoothServer> => {
  if (gatt === undefined) throw new DOMException('no services', 'NotFoundError')
  return gatt.connect()
}

const characteristicOf = async (server: BluetoothServer): Promise<BluetoothCharacteristic> => {
  const service = await server.getPrimaryService(HEART_RATE_SERVICE)
  return service.getCharacteristic(HEART_RATE_MEASUREMENT)
}

/** A browser that still counts itself as subscribed would do nothing. */
const resubscribeTo = async (characteristic: BluetoothCharacteristic): Promise<BluetoothCharacteristic> => {
  await characteristic.stopNotifications?.().catch(() => {})
  return characteristic.startNotifications()
}

/** Reconnects until closed or refused. Results only count in their phase: Web Bluetooth promises may never settle. */
export const openStrap = (device: BluetoothDevice, { onChange, onMeasurement }: StrapEvents): Strap => {
  let link: StrapLink = openStrapLink(performance.now())
  let phases = 0
  let isClosed = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let measured: BluetoothCharacteristic | null = null

  const onValue = () => {
    const measurement = measured?.value === undefined ? null : parseHeartRateMeasurement(measured.value)
    if (measurement === null) return
    dispatch({ type: 'value-came', hasContact: measurement.contact !== 'missing', now: performance.now() })
    onMeasurement(measurement)
  }
  const listenTo = (characteristic: BluetoothCharacteristic | null) => {
    measured?.removeEventListener('characteristicvaluechanged', onValue)
    measured = characteristic
    measured?.addEventListener('characteristicvaluechanged', onValue)
  }
  const disconnect = () => {
    listenTo(null)
    device.gatt?.disconnect()
  }

  const connect = async (isCurrent: () => boolean): Promise<BluetoothCharacteristic | null> => {
    const server = await serverOf(device)
    // a late connection must be released
    if (isClosed || link.phase === 'lost' || link.phase === 'refused') device.gatt?.disconnect()
    if (!isCurrent()) return null
    const characteristic = await characteristicOf(server)
    if (!isCurrent()) return null
    // the first value may arrive before the subscription resolves
    listenTo(characteristic)
    return characteristic.startNotifications()
  }

  const attempt = async (
    work: (isCurrent: () => boolean) => Promise<BluetoothCharacteristic | null>,
  ): Promise<void> => {
    const started = phases
    const isCurrent = () => !isClosed && phases === started
    try {
      const subscribed = await work(isCurrent)
      if (!isCurrent()) return
      listenTo(subscribed)
      dispatch({ type: 'subscribed', now: performance.now() })
    } catch (error) {
      if (isCurrent()) dispatch({ type: 'failed', isNoStrap: isNoStrap(error), now: performance.now() })
    }
  }

  const enter = () => {
    phases += 1
    if (link.phase === 'connecting') void attempt(connect)
    else if (link.phase === 'silent') void attempt(async () => (measured === null ? null : resubscribeTo(measured)))
    else if (link.phase === 'lost' || link.phase === 'refused') disconnect()
  }

  const schedule = () => {
    clearTimeout(timer)
    if (link.phase === 'refused') return
    const wait = Math.max(0, Math.ceil(link.until - performance.now()))
    timer = setTimeout(() => {
      dispatch({ type: 'ticked', now: performance.now() })
      schedule()
    }, wait)
  }

  const dispatch = (event: StrapLinkEvent) => {
    const before = link
    link = strapLinkReducer(link, event)
    if (link === before) return
    schedule()
    if (link.phase !== before.phase) enter()
    onChange(link)
  }

  const onDisconnected = () => dispatch({ type: 'disconnected', now: performance.now() })
  device.addEventListener('gattserverdisconnected', onDisconnected)
  schedule()
  enter()
  return {
    close: () => {
      isClosed = true
      clearTimeout(timer)
      device.removeEventListener('gattserverdisconnected', onDisconnected)
      disconnect()
    },
  }
}

/** Null if the list was closed without a choice. */
export const requestStrap = async (bluetooth: Bluetooth): Promise<BluetoothDevice | StrapFault | null> => {
  try {
    return await bluetooth.requestDevice({ filters: [{ services: [HEART_RATE_SERVICE] }] })
  } catch (error) {
    if (isNamed(error, 'SecurityError', 'NotAllowedError')) return 'not-allowed'
    // browsers also throw NotFoundError without an adapter
    const isOn = (await bluetooth.getAvailability?.()) ?? true
    return isOn ? null : 'bluetooth-off'
  }
}
