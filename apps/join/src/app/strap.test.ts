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

const listeners = () => ({
  onConnected: vi.fn<StrapEvents['onConnected']>(),
  onLost: vi.fn<StrapEvents['onLost']>(),
  onFailed: vi.fn<StrapEvents['onFailed']>(),
  onMeasurement: vi.fn<StrapEvents['onMeasurement']>(),
})
const unreached = () => new DOMException('out of range', 'NetworkError')

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('openStrap', () => {
  it('reads what the strap says', async () => {
    const [device, events] = [new FakeStrap(), listeners()]
    openStrap(device, events)
    await vi.advanceTimersByTimeAsync(0)
    device.characteristic.notify(0b0110, 128)
    device.characteristic.notify(0)
    expect(events.onConnected).toHaveBeenCalledOnce()
    expect(events.onMeasurement.mock.calls).toEqual([[{ heartRate: 128, contact: 'good' }]])
  })

  it('looks for a lost strap until it is back, and hears each value once', async () => {
    const [device, events] = [new FakeStrap(), listeners()]
    openStrap(device, events)
    await vi.advanceTimersByTimeAsync(0)
    device.errors = [unreached(), unreached(), unreached(), unreached(), unreached()]
    device.drop()
    expect(events.onLost).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(45_000)
    expect(events.onConnected).toHaveBeenCalledTimes(2)
    expect(events.onFailed).not.toHaveBeenCalled()
    device.characteristic.notify(0, 90)
    expect(events.onMeasurement).toHaveBeenCalledOnce()
  })

  it.each([
    ['gives up after three tries', [unreached(), unreached(), unreached()], 'not-reached', 3],
    ['says at once what is no strap', [new DOMException('no service', 'NotFoundError')], 'not-a-strap', 1],
  ] as const)('%s', async (_, errors, fault, connections) => {
    const [device, events] = [new FakeStrap(), listeners()]
    device.errors = [...errors]
    openStrap(device, events)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(events.onFailed.mock.calls).toEqual([[fault]])
    expect(device.connections).toBe(connections)
  })

  it('is silent once it is closed', async () => {
    const [device, events] = [new FakeStrap(), listeners()]
    const strap = openStrap(device, events)
    await vi.advanceTimersByTimeAsync(0)
    strap.close()
    device.characteristic.notify(0, 90)
    device.drop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(device.gatt.disconnect).toHaveBeenCalledOnce()
    expect([events.onMeasurement, events.onLost].map((listener) => listener.mock.calls)).toEqual([[], []])
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

  it('gives the chosen strap, of those with a heart-rate service', async () => {
    const device = new FakeStrap()
    const requestDevice = vi.fn<Bluetooth['requestDevice']>(async () => device)
    expect(await requestStrap({ requestDevice })).toBe(device)
    expect(requestDevice).toHaveBeenCalledWith({ filters: [{ services: [0x180d] }] })
  })
})
