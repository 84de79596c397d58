import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { ClassFault } from './class-fault.ts'
import {
  classLifeReducer,
  classOf,
  initialClassLife,
  type ClassEvent,
  type ClassFacts,
  type ClassLife,
} from './class-life.ts'

const startAt = 120_000
const finishAt = 720_000
const facts: ClassFacts = {
  uuid: 'class-1',
  channel: 'channel-1',
  trainingName: 'Spinning',
  order: 'calories',
  stepsIcon: null,
  startAt,
  finishAt,
}
const later: ClassFacts = { ...facts, startAt: startAt + 60_000, finishAt: finishAt + 60_000 }
const fault: ClassFault = { error: 'general', code: 7 }

const seen = (now: number, hasEnded = false, found: ClassFacts | null = facts): ClassEvent => ({
  type: 'room-seen',
  class: found,
  hasEnded,
  now,
})
const empty = seen(0, false, null)
const tick = (now: number): ClassEvent => ({ type: 'clock-ticked', now })
const after = (...events: readonly ClassEvent[]): ClassLife => events.reduce(classLifeReducer, initialClassLife)

describe('a class from start to end', () => {
  const steps: readonly [ClassEvent, ClassLife['phase']][] = [
    [empty, 'idle'],
    [{ type: 'start-asked' }, 'starting'],
    [seen(0), 'waiting'],
    [tick(startAt - 1), 'waiting'],
    [tick(startAt), 'running'],
    [tick(finishAt - 1), 'running'],
    [{ type: 'stop-asked' }, 'stopping'],
    [{ type: 'stopped' }, 'ended'],
    [{ type: 'reset-asked' }, 'resetting'],
    [{ type: 'reset' }, 'idle'],
  ]

  it.each(steps.map(([event, phase], index) => [index, event.type, phase] as const))(
    'step %i, %s, leads to %s',
    (index, _, phase) => {
      expect(after(...steps.slice(0, index + 1).map(([event]) => event)).phase).toBe(phase)
    },
  )
})

describe('class transitions', () => {
  it.each<[string, ClassEvent[], Partial<ClassLife>]>([
    ['a start that is refused', [{ type: 'start-asked' }, { type: 'start-refused', fault }], { phase: 'idle', fault }],
    [
      "a start that is refused after another coach's class was seen",
      [{ type: 'start-asked' }, seen(startAt), { type: 'start-refused', fault }],
      { phase: 'running', fault },
    ],
    [
      'a start that is refused while the class of another coach waits',
      [{ type: 'start-asked' }, { type: 'start-refused', fault }, seen(0)],
      { phase: 'waiting', fault },
    ],
    ['a start while the room is still seen empty', [{ type: 'start-asked' }, empty], { phase: 'starting' }],
    ['a room that is opened while it waits', [seen(0)], { phase: 'waiting' }],
    ['a room that is opened while it runs', [seen(startAt)], { phase: 'running' }],
    ['a room that is opened at its finish time', [seen(finishAt)], { phase: 'stopping', cause: 'clock' }],
    ['a room that is opened after the end', [seen(finishAt, true)], { phase: 'ended' }],
    ['the finish time', [seen(startAt), tick(finishAt)], { phase: 'stopping', cause: 'clock' }],
    ['the finish time, confirmed', [seen(startAt), tick(finishAt), { type: 'stopped' }], { phase: 'ended' }],
    ['the finish time, seen in the room', [seen(startAt), tick(finishAt), seen(finishAt, true)], { phase: 'ended' }],
    ['a start that a coach moved to now', [seen(0), seen(1, false, { ...facts, startAt: 1 })], { phase: 'running' }],
    ['a later start', [seen(0), seen(1, false, later), tick(startAt)], { phase: 'waiting', class: later }],
    ['a later end', [seen(startAt), seen(startAt, false, later), tick(finishAt)], { phase: 'running', class: later }],
    [
      'a later end, seen after the old one',
      [seen(startAt), tick(finishAt), seen(finishAt, false, later)],
      { phase: 'running', class: later },
    ],
    [
      'a later end while the class stops',
      [seen(startAt), { type: 'stop-asked' }, seen(startAt, false, later)],
      { phase: 'stopping', class: later },
    ],
    [
      'a later end in a response from before the stop',
      [seen(startAt), { type: 'stopped' }, seen(startAt, false, later)],
      { phase: 'ended', class: facts },
    ],
    ['a stop on another screen', [seen(startAt), { type: 'stopped' }], { phase: 'ended' }],
    ['a stop while it waits', [seen(0), { type: 'stop-asked' }], { phase: 'stopping', cause: 'coach' }],
    [
      'a stop that is refused while it runs',
      [seen(startAt), { type: 'stop-asked' }, { type: 'stop-refused', fault }],
      { phase: 'running', fault },
    ],
    [
      'a stop that is refused while it waits',
      [seen(0), { type: 'stop-asked' }, { type: 'stop-refused', fault }],
      { phase: 'waiting', fault },
    ],
    [
      'a reset that is refused',
      [seen(0, true), { type: 'reset-asked' }, { type: 'reset-refused', fault }],
      { phase: 'ended', fault },
    ],
    ['a reset on another screen', [seen(startAt), { type: 'reset' }], { phase: 'idle' }],
    ['a room found empty again', [seen(startAt), empty], { phase: 'idle' }],
    ['a failure', [seen(startAt), { type: 'failed', fault }], { phase: 'running', fault }],
    [
      'a failure that is put away',
      [seen(startAt), { type: 'failed', fault }, { type: 'fault-dismissed' }],
      { fault: null },
    ],
    [
      'a failure at the start of the class',
      [seen(0), { type: 'failed', fault }, tick(startAt)],
      { phase: 'running', fault },
    ],
    ['a room seen again as its class begins', [seen(0), seen(startAt)], { phase: 'running' }],
    [
      'a stop by the clock that is refused',
      [seen(startAt), tick(finishAt), { type: 'stop-refused', fault }],
      { phase: 'running', fault },
    ],
    [
      'the end of the next class in the same room',
      [seen(0, true), seen(0, true, { ...facts, uuid: 'class-2' })],
      { phase: 'ended', class: { ...facts, uuid: 'class-2' } },
    ],
    [
      'the next class in the same room',
      [seen(0, true), seen(0, false, { ...facts, uuid: 'class-2' })],
      { phase: 'waiting' },
    ],
  ])('%s', (_, events, expected) => {
    expect(after(...events)).toMatchObject(expected)
  })

  it('return from the results to a continued class at its current time', () => {
    const ended = after(seen(startAt), { type: 'stopped' })
    const continued = (now: number): ClassEvent => ({ type: 'continued', now })
    expect(classLifeReducer(ended, continued(startAt))).toMatchObject({ phase: 'running' })
    expect(classLifeReducer(ended, continued(startAt - 1))).toMatchObject({ phase: 'waiting' })
    expect(classLifeReducer(initialClassLife, continued(startAt))).toBe(initialClassLife)
  })

  it('keep the results until the coach leaves them', () => {
    const ended = after(seen(startAt), { type: 'stopped' })
    for (const event of [seen(startAt), seen(finishAt, true), tick(finishAt)]) {
      expect(classLifeReducer(ended, event)).toBe(ended)
    }
  })

  it.each<[string, ClassLife, ClassEvent]>([
    ['a tick without a class', initialClassLife, tick(finishAt)],
    ['a tick in the middle', after(seen(startAt)), tick(startAt + 1000)],
    ['the same room again', after(seen(startAt)), seen(startAt + 1000)],
    ['an empty room', initialClassLife, empty],
    ['a second start', after({ type: 'start-asked' }), { type: 'start-asked' }],
    ['a stop without a class', initialClassLife, { type: 'stop-asked' }],
    ['a stop that is received twice', after(seen(startAt), { type: 'stopped' }), { type: 'stopped' }],
    ['a reset of a running class', after(seen(startAt)), { type: 'reset-asked' }],
    ['a refusal of nothing', initialClassLife, { type: 'stop-refused', fault }],
    ['a reset without a class', initialClassLife, { type: 'reset' }],
    ['no fault to put away', after(seen(startAt)), { type: 'fault-dismissed' }],
    ['a tick while it waits', after(seen(0)), tick(1)],
    ['the same room while it waits', after(seen(0)), seen(1)],
    ['the end seen while it is put away', after(seen(0, true), { type: 'reset-asked' }), seen(finishAt, true)],
    ['a refusal without a reset', after(seen(startAt)), { type: 'reset-refused', fault }],
    [
      'a reset where a start was refused',
      after({ type: 'start-asked' }, { type: 'start-refused', fault }),
      { type: 'reset' },
    ],
    ['a failure while it starts', after({ type: 'start-asked' }), { type: 'failed', fault }],
  ])('ignore %s', (_, life, event) => {
    expect(classLifeReducer(life, event)).toBe(life)
  })
})

const anyEvent: fc.Arbitrary<ClassEvent> = fc.oneof(
  fc.record({
    type: fc.constant('room-seen' as const),
    class: fc.constantFrom(null, facts, { ...facts, uuid: 'class-2', channel: 'channel-2' }),
    hasEnded: fc.boolean(),
    now: fc.integer({ min: 0, max: finishAt + 1000 }),
  }),
  fc.record({ type: fc.constant('clock-ticked' as const), now: fc.integer({ min: 0, max: finishAt + 1000 }) }),
  fc.constantFrom<ClassEvent[]>(
    { type: 'start-asked' },
    { type: 'start-refused', fault },
    { type: 'stop-asked' },
    { type: 'stop-refused', fault },
    { type: 'stopped' },
    { type: 'reset-asked' },
    { type: 'reset-refused', fault },
    { type: 'reset' },
    { type: 'failed', fault },
    { type: 'fault-dismissed' },
  ),
)

describe('a class after any events', () => {
  it('has the state of its room once the server reports it', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
        const life = after(...events)
        const settled = classLifeReducer(life, { type: 'reset' })
        expect(classOf(settled)).toBeNull()
        expect(classLifeReducer(life, seen(0, true)).phase).toMatch(/^(ended|resetting)$/)
        const emptied = classLifeReducer(life, empty)
        expect(emptied.phase).toBe(life.phase === 'starting' ? 'starting' : 'idle')
      }),
    )
  })

  it('ends only by the clock, the coach, or the server', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), anyEvent, (events, event) => {
        const life = after(...events)
        const next = classLifeReducer(life, event)
        const hasEnded = next.phase === 'ended' && life.phase !== 'ended'
        expect(hasEnded && !['stopped', 'room-seen', 'reset-refused'].includes(event.type)).toBe(false)
      }),
    )
  })
})
