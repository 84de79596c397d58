import { describe, expect, it } from 'vitest'

import { adviceOf, type DeviceAdvice, type DeviceHealth } from './device-health.ts'

const stick = { kind: 'ant', name: 'ttyUSB0', state: 'scanning' } as const
const adapter = { kind: 'ble', name: 'hci0', state: 'scanning', links: 3, slots: 5 } as const

const health: DeviceHealth = {
  radios: [stick, adapter],
  straps: 20,
  waiting: 0,
  backlogSeconds: 1,
  worstAge: 1900,
  medianAge: 1700,
  clockOffset: -12,
  temperature: 61,
  lost: [],
}

const CASES: readonly (readonly [title: string, change: Partial<DeviceHealth>, advice: readonly DeviceAdvice[]])[] = [
  ['is silent about a device that works', {}, []],
  ['names missing radios', { radios: [], straps: 0 }, [{ about: 'no-radio' }]],
  [
    'names a stick that cannot scan',
    { radios: [{ ...stick, state: 'unsupported' }] },
    [{ about: 'radio-unsupported', kind: 'ant', name: 'ttyUSB0' }],
  ],
  [
    'names each radio in trouble',
    {
      radios: [
        { ...stick, state: 'silent' },
        { ...adapter, state: 'failed' },
      ],
    },
    [
      { about: 'radio-silent', kind: 'ant', name: 'ttyUSB0' },
      { about: 'radio-failed', kind: 'ble', name: 'hci0' },
    ],
  ],
  ['allows a short backlog', { backlogSeconds: 14 }, []],
  ['counts a backlog from 15 s', { backlogSeconds: 15 }, [{ about: 'behind', seconds: 15 }]],
  ['counts straps without a connection', { waiting: 5 }, [{ about: 'straps-waiting', straps: 5 }]],
  ['allows a loss below 5 %', { lost: [{ strap: 'ant:730926', percent: 4 }] }, []],
  [
    'recommends a second stick for losses of the only one',
    { lost: [{ strap: 'ant:730926', percent: 9 }] },
    [{ about: 'strap-lost', strap: 'ant:730926', percent: 9, helps: 'second-stick' }],
  ],
  [
    'recommends a better place for a device with two sticks',
    { radios: [stick, { ...stick, name: 'ttyUSB1' }], lost: [{ strap: 'ant:730926', percent: 9 }] },
    [{ about: 'strap-lost', strap: 'ant:730926', percent: 9, helps: 'better-place' }],
  ],
  [
    'recommends a better place for Bluetooth straps, and names the largest loss first',
    {
      lost: [
        { strap: 'ant:730926', percent: 6 },
        { strap: 'ble:A09E1A8C4AA3', percent: 12 },
      ],
    },
    [
      { about: 'strap-lost', strap: 'ble:A09E1A8C4AA3', percent: 12, helps: 'better-place' },
      { about: 'strap-lost', strap: 'ant:730926', percent: 6, helps: 'second-stick' },
    ],
  ],
  ['allows 79 °C', { temperature: 79 }, []],
  ['names a hot device', { temperature: 80 }, [{ about: 'hot', temperature: 80 }]],
  ['allows an unknown temperature', { temperature: null }, []],
  [
    'puts the most urgent first',
    { radios: [], backlogSeconds: 240, waiting: 2, temperature: 84 },
    [
      { about: 'no-radio' },
      { about: 'behind', seconds: 240 },
      { about: 'straps-waiting', straps: 2 },
      { about: 'hot', temperature: 84 },
    ],
  ],
]

describe('advice about a device', () => {
  it.each(CASES)('%s', (_, change, advice) => {
    expect(adviceOf({ ...health, ...change })).toEqual(advice)
  })
})
