import { strapStateOf } from '@repo/domain/classes/strap-link'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openStrap, requestStrap, type StrapEvents } from './strap.ts'

class FakeCharacteristic extends EventTarget {
  value = new DataView(new ArrayBuffer(0))
  startNotifications = async () => this
  notify(...bytes: number[]) {
    this.value = new DataView(Uint8Array.from(bytes).buffer)
    this.dispatchEvent(new Event('characteristicvaluechanged'))
  }
}

class FakeStrap extends EventTarget {
  id = 'strap'
  name = 'H10'
  characteristic = new FakeCharacteristic()
  errors: Error[] = []
  connections = 0
  gatt = {
    connect: async () => {
      this.connections += 1
      const error = this.errors.shift()
      if (error !== undefined) throw error
      return this.gatt
    },
    disconnect: vi.fn<() => void>(),
    getPrimaryService: async () => ({ getCharacteristic: async () => this.characteristic }),
  }
  drop() {
    this.dispatchEvent(new Event('gattserverdisconnected'))
  }
}

const listeners = () => {
  const said: string[] = []
  const onChange: StrapEvents['onChange'] = (link) => {
    const words = link.phase === 'refused' ? link.fault : strapStateOf(link).state
    if (said.at(-1) !== words) said.push(words)
  }
  return { said, onChange, onMeasurement: vi.fn<StrapEvents['onMeasurement']>() }
}
const never = () => new Promise<never>(() => {})
const unreached = () => new DOMException('out of range', 'NetworkError')

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('openStrap', () => {
  it("reads the strap's values", async () => {
    const [device, events] = [new FakeStrap(), listeners()]
    openStrap(device, events)
    await vi.advanceTimersByTimeAsync(0)
    device.characteristic.notify(0b0110, 128)
    device.characteristic.notify(0)
    expect(events.said).toEqual(['connecting', 'connected'])
    expect(events.onMeasurement.mock.calls).toEqual([[{ heartRate: 128, contact: 'good', intervals: [] }]])
  })

  it('searches for a lost strap until it is back, and receives each value once', async () => {
    const [device, events] = [new FakeStrap(), listeners()]
    openStrap(device, events)
    await vi.advanceTimersByTimeAsync(0)
    device.characteristic.notify(0, 88)
    device.errors = [unreached(), unreached(), unreached(), unreached(), unreached()]
    device.drop()
    await vi.advanceTimersByTimeAsync(26_500)
    events.onMeasurement.mockClear()
    device.characteristic.notify(0, 90)
    expect(events.onMeasurement).toHaveBeenCalledOnce()
    expect(events.said).toEqual(['connecting', 'connected', 'reconnecting', 'unanswered', 'connected'])
  })

  it.each([
    ['gives up after three tries', [unreached(), unreached(), unreached()], 'not-reached', 3],
    ['says at once what is no strap', [new DOMException('no service', 'NotFoundError')], 'not-a-strap', 1],
  ] as const)('%s', async (_, errors, fault, connections) => {
    const [device, events] = [new FakeStrap(), listeners()]
    device.errors = [...errors]
    openStrap(device, events)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(events.said.at(-1)).toBe(fault)
    expect(device.connections).toBe(connections)
  })

  it.each([
    ['connect', (device: FakeStrap) => (device.gatt.connect = never)],
    ['find a service', (device: FakeStrap) => (device.gatt.getPrimaryService = never)],
    ['subscribe', (device: FakeStrap) => (device.characteristic.startNotifications = never)],
  ])('ends an attempt to %s that never settles after 10 s, and tries again', async (_, hang) => {
    const [device, events] = [new FakeStrap(), listeners()]
    const works = { ...device.gatt, startNotifications: device.characteristic.startNotifications }
    hang(device)
    openStrap(device, events)
    await vi.advanceTimersByTimeAsync(9_900)
    expect(events.said).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    expect(events.said).toEqual(['unanswered'])
    expect(device.gatt.disconnect).toHaveBeenCalled()
    device.gatt.connect = works.connect
    device.gatt.getPrimaryService = works.getPrimaryService
    device.characteristic.startNotifications = works.startNotifications
    await vi.advanceTimersByTimeAsync(1500)
    device.characteristic.notify(0, 90)
    expect(events.said).toEqual(['unanswered', 'connected'])
  })

  it('subscribes again to a strap that falls silent, then reconnects', async () => {
    const [device, events] = [new FakeStrap(), listeners()]
    openStrap(device, events)
    await vi.advanceTimersByTimeAsync(0)
    device.characteristic.notify(0, 90)
    const subscribe = vi.spyOn(device.characteristic, 'startNotifications')
    await vi.advanceTimersByTimeAsync(6100)
    expect(events.said.at(-1)).toBe('silent')
    expect([subscribe.mock.calls.length, device.connections]).toEqual([1, 1])
    await vi.advanceTimersByTimeAsync(5100)
    expect([subscribe.mock.calls.length, device.connections]).toEqual([2, 2])
    device.characteristic.notify(0, 91)
    expect(events.said).toEqual(['connecting', 'connected', 'silent', 'connected'])
  })

  it('disconnects a strap that answers after its attempt has ended', async () => {
    const [device, events] = [new FakeStrap(), listeners()]
    const late = Promise.withResolvers<typeof device.gatt>()
    device.gatt.connect = () => late.promise
    openStrap(device, events)
    await vi.advanceTimersByTimeAsync(10_100)
    device.gatt.disconnect.mockClear()
    late.resolve(device.gatt)
    await vi.advanceTimersByTimeAsync(0)
    expect(device.gatt.disconnect).toHaveBeenCalledOnce()
    expect(events.said).toEqual(['unanswered'])
  })

  it('is silent after it was closed', async () => {
    const [device, events] = [new FakeStrap(), listeners()]
    const strap = openStrap(device, events)
    await vi.advanceTimersByTimeAsync(0)
    strap.close()
    const said = [...events.said]
    device.characteristic.notify(0, 90)
    device.drop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(device.gatt.disconnect).toHaveBeenCalledOnce()
    expect(events.onMeasurement).not.toHaveBeenCalled()
    expect(events.said).toEqual(said)
    expect(device.connections).toBe(1)
  })
})

describe('requestStrap', () => {
  const refusing = (name: string, isOn = true): Bluetooth => ({
    requestDevice: async () => {
      throw new DOMException('', name)
    },
    getAvailability: async () => isOn,
  })

  it.each([
    ['the list was closed', refusing('NotFoundError'), null],
    ['Bluetooth is off', refusing('NotFoundError', false), 'bluetooth-off'],
    ['a policy forbids it', refusing('SecurityError'), 'not-allowed'],
  ])('%s', async (_, bluetooth, answer) => {
    expect(await requestStrap(bluetooth)).toBe(answer)
  })

  it('returns the chosen strap among those with a heart-rate service', async () => {
    const device = new FakeStrap()
    const requestDevice = vi.fn<Bluetooth['requestDevice']>(async () => device)
    expect(await requestStrap({ requestDevice })).toBe(device)
    expect(requestDevice).toHaveBeenCalledWith({ filters: [{ services: [0x180d] }] })
  })
})
