import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'

import type { Reception } from '@repo/straps/reception'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { type FakeBluezOptions, startFakeBluez } from '../../testing/fake-bluez.ts'
import { startFakeBus } from '../../testing/fake-bus.ts'
import { openBluez } from './bluez.ts'

const strapAt = (number: number): string => `ble:C000000000${number.toString(16).padStart(2, '0').toUpperCase()}`

const ROOM: FakeBluezOptions = { straps: 60, adapters: 3, slots: 30 }

/** `standing`: connections that exist at the start, of a program before. */
const start = async (change: Partial<FakeBluezOptions> = {}, standing = { whole: 0, half: 0 }) => {
  const options = { ...ROOM, ...change }
  const folder = mkdtempSync(join(tmpdir(), 'latido-bus-'))
  const socket = join(folder, 'bus')
  let bus = await startFakeBus(socket)
  let bluez = await startFakeBluez(bus.address, options)
  await bluez.connectBefore(standing)
  const received = new Map<string, Reception & { readonly number: number }>()
  let receptions = 0
  const radio = openBluez({
    busAddress: bus.address,
    now: () => performance.now(),
    log: () => {},
    slotsOf: () => options.slots,
    onStuck: () => {},
    onReception: (reception) => {
      receptions += 1
      received.set(reception.strap, { ...reception, number: receptions })
    },
  })
  const straps = Array.from({ length: options.straps }, (_, number) => strapAt(number))
  radio.setPlan({ isClassOpen: true, straps: straps.map((strap) => ({ strap, want: 'link', same: [] })) })
  onTestFinished(async () => {
    await radio.stop()
    await bluez.stop()
    await bus.close()
    rmSync(folder, { recursive: true, force: true })
  })
  /** Straps received since the call of `since`. */
  const since = () => {
    const from = receptions
    return () => [...received.values()].filter(({ number }) => number > from).length
  }
  return {
    radio,
    received,
    since,
    bluez: () => bluez,
    /** Resolves with the number of straps that are received again, once it is all of them. */
    receivedWithin: async (timeout: number): Promise<number> => {
      const count = since()
      await vi.waitUntil(() => count() === options.straps, { timeout, interval: 20 }).catch(() => {})
      return count()
    },
    stopService: () => bluez.stop(),
    startService: async () => {
      bluez = await startFakeBluez(bus.address, options)
    },
    restartBus: async () => {
      await bluez.stop()
      await bus.close()
      bus = await startFakeBus(socket)
      bluez = await startFakeBluez(bus.address, options)
    },
  }
}

describe('the Bluetooth radio', () => {
  it('receives 60 straps on 3 adapters within 3 s, each by one connection', async () => {
    const room = await start()
    expect(await room.receivedWithin(3000)).toBe(60)
    expect(room.bluez().links()).toBe(60)
    expect(room.bluez().faults()).toEqual([])
    expect(room.radio.health()).toMatchObject([
      { kind: 'ble', name: 'hci0', state: 'scanning', slots: 30 },
      { name: 'hci1', links: 30 },
      { name: 'hci2', links: 30 },
    ])
  })

  it('reads heart rate, intervals, contact, battery, name, and serial', async () => {
    const room = await start({ straps: 1, adapters: 1 })
    await vi.waitFor(
      () =>
        expect(room.received.get(strapAt(0))).toMatchObject({
          radio: 'ble',
          heartRate: 100,
          intervals: [432],
          contact: 'good',
          battery: 80,
          dbm: -60,
          details: { name: 'HRM 0', serial: 'SN0' },
        }),
      { timeout: 5000 },
    )
  })

  it('subscribes when services are resolved before they are exported', async () => {
    const room = await start({ straps: 6, adapters: 1, isExportingLate: true })
    expect(await room.receivedWithin(5000)).toBe(6)
  })

  it('restores lost connections within 10 s, also when half of the connects are refused', async () => {
    const room = await start()
    expect(await room.receivedWithin(3000)).toBe(60)
    room.bluez().lose(20)
    expect(await room.receivedWithin(10_000)).toBe(60)
    room.bluez().refuseHalf()
    room.bluez().lose(60)
    expect(await room.receivedWithin(10_000)).toBe(60)
    expect(room.bluez().faults()).toEqual([])
  })

  it('moves straps to the other adapters when one is unplugged, and uses it again', async () => {
    const room = await start()
    expect(await room.receivedWithin(3000)).toBe(60)
    room.bluez().unplug('hci1')
    expect(await room.receivedWithin(10_000)).toBe(60)
    expect(room.radio.health().map(({ name }) => name)).toEqual(['hci0', 'hci2'])
    await room.bluez().plug('hci1')
    room.bluez().lose(60)
    expect(await room.receivedWithin(10_000)).toBe(60)
    expect(room.bluez().linksOf('hci1')).toBeGreaterThan(0)
    expect(room.bluez().faults()).toEqual([])
  })

  it('survives a restart of BlueZ, and reports its adapters as failed meanwhile', async () => {
    const room = await start()
    expect(await room.receivedWithin(3000)).toBe(60)
    await room.stopService()
    await vi.waitFor(() =>
      expect(room.radio.health().map(({ state }) => state)).toEqual(['failed', 'failed', 'failed']),
    )
    await room.startService()
    expect(await room.receivedWithin(10_000)).toBe(60)
    expect(room.radio.health().map(({ state }) => state)).toEqual(['scanning', 'scanning', 'scanning'])
  })

  it('scans again after the adapter was switched off', async () => {
    const room = await start({ straps: 1, adapters: 1 })
    expect(await room.receivedWithin(5000)).toBe(1)
    room.bluez().powerOff('hci0')
    expect(room.bluez().isDiscovering('hci0')).toBe(false)
    await vi.waitFor(() => expect(room.bluez().isDiscovering('hci0')).toBe(true), { timeout: 10_000 })
  })

  it('survives a restart of the message bus', async () => {
    const room = await start({ straps: 10 })
    expect(await room.receivedWithin(3000)).toBe(10)
    await room.restartBus()
    expect(await room.receivedWithin(10_000)).toBe(10)
  })

  it('frees a strap that an ended program left half connected', async () => {
    const room = await start({ straps: 3, adapters: 1 })
    expect(await room.receivedWithin(3000)).toBe(3)
    room.bluez().lose(1)
    room.bluez().hang('hci0')
    expect(await room.receivedWithin(10_000)).toBe(3)
    expect(room.bluez().removedDevices()).toEqual(['/org/bluez/hci0/dev_C0_00_00_00_00_00'])
  })

  it("receives Polar's advertisements without a connection", async () => {
    const room = await start({ straps: 20, adapters: 1, slots: 5 })
    room.bluez().broadcast(20)
    expect(await room.receivedWithin(10_000)).toBe(20)
    await vi.waitFor(
      () =>
        expect([...room.received.values()].filter(({ radio }) => radio === 'adv').length).toBeGreaterThanOrEqual(15),
      { timeout: 10_000 },
    )
    expect(room.bluez().links()).toBeLessThanOrEqual(5)
  })

  it('counts straps that wait for a connection', async () => {
    const room = await start({ straps: 8, adapters: 1, slots: 5 })
    await vi.waitFor(() => expect(room.radio.waiting()).toBe(3), { timeout: 5000 })
    expect(room.radio.health()).toMatchObject([{ links: 5, slots: 5 }])
  })

  it('makes no connections to straps that ANT+ receives or that phones measure with', async () => {
    const room = await start({ straps: 3, adapters: 1 })
    room.radio.setPlan({
      isClassOpen: true,
      straps: [
        { strap: strapAt(0), want: 'link', same: ['ant:730926'] },
        { strap: strapAt(1), want: 'leave', same: [] },
        { strap: strapAt(2), want: 'link', same: [] },
      ],
    })
    const timer = setInterval(() => room.radio.onReceivedByAnt('ant:730926'), 250)
    onTestFinished(() => clearInterval(timer))
    await vi.waitFor(() => expect(room.received.has(strapAt(2))).toBe(true), { timeout: 5000 })
    expect(room.bluez().links()).toBe(1)
    expect([...room.received.keys()]).toEqual([strapAt(2)])
  })

  it('ends scans and connections when it stops', async () => {
    const room = await start({ straps: 5, adapters: 1 })
    expect(await room.receivedWithin(3000)).toBe(5)
    await room.radio.stop()
    expect(room.bluez().links()).toBe(0)
    expect(room.bluez().isDiscovering('hci0')).toBe(false)
  })

  it('takes over the connections of a program before it, and ends half ones', async () => {
    const room = await start({ straps: 8, adapters: 1 }, { whole: 5, half: 2 })
    expect(await room.receivedWithin(5000)).toBe(8)
    expect(room.bluez().connects()).toBe(3)
  })
})
