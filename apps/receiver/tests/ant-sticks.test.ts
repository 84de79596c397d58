import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { numbersFrom } from '@repo/straps/fake/fake-stick'
import type { Radio, Reception } from '@repo/straps/reception'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { findSticks, openAntSticks } from '../src/radios/ant-sticks.ts'
import { type PtyStick, plugInStick } from '../testing/pty-stick.ts'

const STRAPS = 60
/** Far above the 2 s that a quiet machine needs. */
const PATIENCE = { timeout: 20_000, interval: 20 }

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

const plugIn = async (first = 1000): Promise<PtyStick> => {
  const plugged = await plugInStick({ numbers: numbersFrom(first, STRAPS) })
  cleanUps.push(plugged.unplug)
  return plugged
}

const receive = (paths: () => readonly string[]) => {
  const receptions: Reception[] = []
  const lines: string[] = []
  const radio: Radio = openAntSticks({
    onReception: (reception) => receptions.push(reception),
    now: () => performance.now(),
    log: (line) => lines.push(line),
    find: paths,
  })
  cleanUps.push(radio.stop)
  const strapsSince = (from: number) => new Set(receptions.slice(from).map(({ strap }) => strap)).size
  return { radio, receptions, lines, strapsSince }
}

describe('sticks', () => {
  it('of the computer are found by their maker', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tty-'))
    cleanUps.push(() => rmSync(folder, { recursive: true }))
    const add = (name: string, vendor: string | null, levels: readonly string[]) => {
      const device = join(folder, 'devices', name, ...levels)
      mkdirSync(device, { recursive: true })
      if (vendor !== null) writeFileSync(join(folder, 'devices', name, 'idVendor'), `${vendor}\n`)
      mkdirSync(join(folder, 'tty', name), { recursive: true })
      symlinkSync(device, join(folder, 'tty', name, 'device'))
    }
    add('ttyUSB0', '0fcf', ['1-1:1.0', 'ttyUSB0'])
    add('ttyUSB1', '10c4', ['1-2:1.0', 'ttyUSB1'])
    add('ttyACM0', '0fcf', ['1-3:1.0'])
    add('ttyS0', null, ['serial8250'])
    mkdirSync(join(folder, 'tty', 'tty1'))
    expect(findSticks(join(folder, 'tty')).toSorted()).toEqual(['/dev/ttyACM0', '/dev/ttyUSB0'])
    expect(findSticks(join(folder, 'none'))).toEqual([])
  })

  it('receive a whole room, each strap with its intervals', async () => {
    const { path } = await plugIn()
    const { receptions, strapsSince, radio } = receive(() => [path])
    await vi.waitFor(() => expect(strapsSince(0)).toBe(STRAPS), PATIENCE)
    await vi.waitFor(() => expect(receptions.some(({ intervals }) => intervals.length > 0)).toBe(true), PATIENCE)
    expect(radio.health()).toEqual([{ kind: 'ant', name: path.split('/').at(-1), state: 'scanning' }])
  })

  it('are received again after they restart, and after they were unplugged', async () => {
    let plugged = await plugIn()
    let paths = [plugged.path]
    const { receptions, strapsSince, radio } = receive(() => paths)
    await vi.waitFor(() => expect(strapsSince(0)).toBe(STRAPS), PATIENCE)

    plugged.stick.restart()
    expect(plugged.stick.isScanning()).toBe(false)
    const restarted = receptions.length
    await vi.waitFor(() => expect(strapsSince(restarted)).toBe(STRAPS), PATIENCE)

    await plugged.unplug()
    paths = []
    await vi.waitFor(() => expect(radio.health()).toEqual([]), PATIENCE)
    const gone = receptions.length
    plugged = await plugIn()
    paths = [plugged.path]
    await vi.waitFor(() => expect(strapsSince(gone)).toBe(STRAPS), PATIENCE)
  })

  it('work side by side, and a broken one takes no other with it', async () => {
    const { path } = await plugIn()
    const { strapsSince, radio, lines } = receive(() => ['/dev/ttyUSB-none', path])
    await vi.waitFor(() => expect(strapsSince(0)).toBe(STRAPS), PATIENCE)
    expect(radio.health().map(({ state }) => state)).toEqual(['failed', 'scanning'])
    expect(lines.some((line) => line.startsWith('ttyUSB-none: '))).toBe(true)
  })
})
