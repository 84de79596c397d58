import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  capacityRule,
  hasNoLimit,
  defaultClassConfiguration,
  ordersFor,
  readClassConfiguration,
  streamingSwitch,
  type ClassConfigurationForm,
} from './class-configuration.ts'
import { classLimits } from './class-limits.ts'

const form: ClassConfigurationForm = { ...defaultClassConfiguration, trainingTypeUuid: 'spinning' }
const faultsIn = (change: Partial<ClassConfigurationForm>) => {
  const read = readClassConfiguration({ ...form, ...change })
  return read.ok ? {} : Object.fromEntries(Object.entries(read.error).map(([field, { code }]) => [field, code]))
}
const readIn = (change: Partial<ClassConfigurationForm>) => {
  const read = readClassConfiguration({ ...form, ...change })
  return read.ok ? read.value : null
}

describe('readClassConfiguration', () => {
  it('returns the documented defaults', () => {
    expect(readIn({})).toEqual({
      trainingTypeUuid: 'spinning',
      duration: 60,
      delay: 0,
      order: 'calories',
      isStreaming: false,
      isLimited: true,
      capacity: 15,
    })
  })

  it.each([
    [{ trainingTypeUuid: '' }, { trainingTypeUuid: 'required' }],
    [{ duration: '' }, { duration: 'required' }],
    [{ duration: '0' }, { duration: 'out-of-range' }],
    [{ duration: '1' }, {}],
    [{ duration: ' 600 ' }, {}],
    [{ duration: '601' }, { duration: 'out-of-range' }],
    [{ duration: '30.5' }, { duration: 'not-whole' }],
    [{ duration: '3e1' }, { duration: 'not-a-number' }],
    [{ duration: 'half an hour' }, { duration: 'not-a-number' }],
    [{ delay: '' }, { delay: 'required' }],
    [{ delay: '-1' }, { delay: 'out-of-range' }],
    [{ delay: '0' }, {}],
    [{ delay: '10' }, {}],
    [{ delay: '11' }, { delay: 'out-of-range' }],
    [{ capacity: '1' }, {}],
    [{ capacity: '100' }, {}],
    [{ capacity: '101' }, { capacity: 'out-of-range' }],
    [{ capacity: '12.5' }, { capacity: 'not-whole' }],
    [{ capacity: '-' }, { capacity: 'not-whole' }],
    [{ capacity: 'many' }, { capacity: 'not-whole' }],
    [{ capacity: '101', isUnlimited: true }, {}],
    [{ capacity: 'many', isUnlimited: true }, {}],
    [{ order: 'pseudonym' as 'effort' }, { order: 'required' }],
    [
      { trainingTypeUuid: '', duration: '', capacity: '101' },
      { trainingTypeUuid: 'required', duration: 'required', capacity: 'out-of-range' },
    ],
  ])('%j has the faults %j', (change, faults) => {
    // a fault elsewhere must not hide one in the capacity
    expect(faultsIn(change)).toEqual(faults)
  })

  it.each([
    [
      { isUnlimited: true, capacity: '15' },
      { isLimited: false, capacity: 100 },
    ],
    [
      { isUnlimited: true, capacity: 'many' },
      { isLimited: false, capacity: 100 },
    ],
    [
      { isUnlimited: false, capacity: '15' },
      { isLimited: true, capacity: 15 },
    ],
    [
      { isUnlimited: false, capacity: '1' },
      { isLimited: true, capacity: 1 },
    ],
    [
      { isUnlimited: false, capacity: '0' },
      { isLimited: false, capacity: 1 },
    ],
    [
      { isUnlimited: false, capacity: '-4' },
      { isLimited: false, capacity: 1 },
    ],
    [
      { isUnlimited: false, capacity: '' },
      { isLimited: false, capacity: 1 },
    ],
  ])('%j is sent as %j', (change, sent) => {
    expect(readIn(change)).toMatchObject(sent)
  })

  it('accepts nothing outside the limits', () => {
    const number = fc.oneof(fc.integer({ min: -20, max: 700 }).map(String), fc.string({ maxLength: 6 }))
    fc.assert(
      fc.property(number, number, number, fc.boolean(), (duration, delay, capacity, isUnlimited) => {
        const configuration = readIn({ duration, delay, capacity, isUnlimited })
        if (configuration === null) return
        for (const name of ['duration', 'delay', 'capacity'] as const) {
          expect(Number.isInteger(configuration[name])).toBe(true)
          expect(configuration[name]).toBeGreaterThanOrEqual(classLimits[name].min)
          expect(configuration[name]).toBeLessThanOrEqual(classLimits[name].max)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('accepts every configuration within the limits as typed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 600 }),
        fc.integer({ min: 0, max: 10 }),
        fc.integer({ min: 1, max: 100 }),
        (duration, delay, capacity) => {
          const typed = { duration: String(duration), delay: String(delay), capacity: String(capacity) }
          expect(readIn(typed)).toMatchObject({ duration, delay, capacity, isLimited: true })
        },
      ),
    )
  })
})

describe('capacityRule', () => {
  it('never allows a capacity that the server refuses', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.integer({ min: -1000, max: 100 }), (isUnlimited, typed) => {
        const { capacity } = capacityRule(isUnlimited, typed)
        expect(capacity).toBeGreaterThanOrEqual(classLimits.capacity.min)
        expect(capacity).toBeLessThanOrEqual(classLimits.capacity.max)
      }),
    )
  })
})

describe('ordersFor', () => {
  it.each([
    [null, ['calories', 'effort']],
    ['jumps', ['calories', 'effort', 'jumps']],
    ['rope', ['calories', 'effort', 'jumps']],
    ['trampoline', ['calories', 'effort', 'jumps']],
    ['boots', ['calories', 'effort', 'steps']],
    ['steps', ['calories', 'effort', 'steps']],
    ['run', ['calories', 'effort', 'steps']],
  ] as const)('a training type counting %s offers %j', (kind, orders) => {
    expect(ordersFor(kind)).toEqual(orders)
  })
})

describe('streamingSwitch', () => {
  const usable = { hasFeature: true, isStreamingElsewhere: false, hasCredentials: true }

  it.each([
    [{}, { isUsable: true, note: null }],
    [{ hasFeature: false }, { isUsable: false, note: null }],
    [{ isStreamingElsewhere: true }, { isUsable: false, note: 'streaming-is-already-active' }],
    [{ hasCredentials: false }, { isUsable: false, note: 'streaming-without-credentials' }],
    [
      { hasCredentials: false, isStreamingElsewhere: true },
      { isUsable: false, note: 'streaming-is-already-active' },
    ],
    [
      { hasFeature: false, hasCredentials: false },
      { isUsable: false, note: null },
    ],
  ])('with %j is %j', (change, expected) => {
    expect(streamingSwitch({ ...usable, ...change })).toEqual(expected)
  })
})

it.each([
  ['', true],
  ['0', true],
  ['-3', true],
  ['1', false],
  ['15', false],
  ['many', false],
  ['0.5', false],
])('the capacity "%s" means no limit: %s', (capacity, isSo) => {
  expect(hasNoLimit({ ...defaultClassConfiguration, capacity })).toBe(isSo)
  expect(hasNoLimit({ ...defaultClassConfiguration, capacity, isUnlimited: true })).toBe(false)
})

it.each(['12.5', '0.5', '1e2', '１２'])('the input "%s" is no whole number', (typed) => {
  const code = expect.stringMatching(/^not-(whole|a-number)$/)
  expect(faultsIn({ duration: typed, delay: typed })).toEqual({ duration: code, delay: code })
})
