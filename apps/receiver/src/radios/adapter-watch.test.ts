import { describe, expect, it } from 'vitest'

import { watchAdapters } from './adapter-watch.ts'

const MINUTE = 60_000

describe('a Bluetooth adapter', () => {
  const watched = (received: readonly (readonly [strap: string, at: number])[]) => {
    const watch = watchAdapters()
    for (const [strap, at] of received) watch.onReceived('hci0', strap, at)
    return watch
  }

  it.each([
    [
      'is silent when several straps stopped at once a minute ago',
      [
        ['a', 0],
        ['b', 900],
      ],
      61_000,
      true,
    ],
    [
      'is not silent within the minute',
      [
        ['a', 0],
        ['b', 900],
      ],
      59_000,
      false,
    ],
    ['is not silent because of one strap', [['a', 900]], 61_000, false],
    [
      'is not silent because straps left one by one',
      [
        ['a', 0],
        ['b', 40_000],
      ],
      101_000,
      false,
    ],
    ['is not silent before it has received anything', [], 120_000, false],
  ] as const)('%s', (_, received, now, isSilent) => {
    expect(watched(received).isSilent('hci0', true, now)).toBe(isSilent)
  })

  it('is not silent while it neither scans nor holds connections', () => {
    const watch = watched([
      ['a', 0],
      ['b', 0],
    ])
    expect(watch.isSilent('hci0', false, MINUTE)).toBe(false)
    watch.onScan('hci0', true, 0)
    expect(watch.isSilent('hci0', false, MINUTE)).toBe(true)
    watch.onScan('hci0', false, 0)
    expect(watch.isSilent('hci0', false, MINUTE)).toBe(false)
  })

  it('needs a restart after three hung straps in a minute, and once a minute at most', () => {
    const watch = watchAdapters()
    for (const at of [0, 1000]) watch.onHung(at)
    expect(watch.takeRestart(false, 1000)).toBe(false)
    watch.onHung(MINUTE + 500)
    expect(watch.takeRestart(false, MINUTE + 500)).toBe(false)
    watch.onHung(MINUTE + 600)
    expect(watch.takeRestart(false, MINUTE + 600)).toBe(true)
    expect(watch.takeRestart(true, MINUTE + 700)).toBe(false)
    expect(watch.takeRestart(true, 2 * MINUTE + 600)).toBe(true)
  })
})
