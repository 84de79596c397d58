import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { countByLevel } from './collapse-disconnected.ts'
import type { Participant } from './live-packet.ts'
import { compareTiles, HOLD_PLACES_FOR, noPlaces, placesAt, shownOrder } from './tile-order.ts'

const person = (userUuid: string, change: Partial<Participant> = {}): Participant => ({
  userUuid,
  pseudonym: userUuid,
  imageUrl: null,
  effort: null,
  heartRate: null,
  calories: null,
  steps: null,
  signal: 'live',
  measuredAt: null,
  joinedAt: null,
  ...change,
})
const idsOf = (people: readonly Participant[]) => people.map(({ userUuid }) => userUuid)

it('tiles follow effort while no one has a value of the chosen order', () => {
  const without = person('a', { effort: 70 })
  expect(shownOrder([without], 'calories')).toBe('effort')
  expect(shownOrder([without, person('b', { calories: 0 })], 'calories')).toBe('calories')
  expect(shownOrder([], 'steps')).toBe('effort')
})

describe('compareTiles', () => {
  const people = [
    person('a', { calories: 10, effort: 90, steps: 5 }),
    person('b', { calories: 30, effort: 70, steps: null }),
    person('c', { calories: null, effort: 80, steps: 500 }),
    person('d', { calories: 0, effort: 0, steps: 0 }),
  ]

  it.each([
    ['calories', ['b', 'a', 'd', 'c']],
    ['effort', ['a', 'c', 'b', 'd']],
    ['steps', ['c', 'a', 'd', 'b']],
    ['jumps', ['c', 'a', 'd', 'b']],
  ] as const)('by %s: %j', (order, ids) => {
    expect(idsOf(people.toSorted(compareTiles(order)))).toEqual(ids)
  })

  it.each(['calories', 'effort', 'steps', 'jumps'] as const)('by %s puts participants without signal last', (order) => {
    const most = { calories: 99, effort: 99, steps: 99 }
    const signals = [
      person('gone', { ...most, signal: 'disconnected' }),
      person('stale', { signal: 'stale' }),
      person('z'),
    ]
    expect(idsOf(signals.toSorted(compareTiles(order)))).toEqual(['stale', 'z', 'gone'])
  })

  it.each(['calories', 'effort', 'steps', 'jumps'] as const)('by %s puts unknown values after zero', (order) => {
    const people = [person('a'), person('b', { calories: 0, effort: 0, steps: 0 })]
    expect(idsOf(people.toSorted(compareTiles(order)))).toEqual(['b', 'a'])
  })

  it('orders two ids both ways, and no id before itself', () => {
    const compare = compareTiles('effort')
    const [one, other] = [person('1', { pseudonym: 'Ana' }), person('2', { pseudonym: 'Ana' })]
    expect([compare(one, other), compare(other, one), compare(one, one)]).toEqual([-1, 1, 0])
  })

  it('orders equals by pseudonym, then by id', () => {
    const equals = [
      person('3', { pseudonym: 'Zoe' }),
      person('2', { pseudonym: 'Ana' }),
      person('1', { pseudonym: 'Ana' }),
    ]
    expect(idsOf(equals.toSorted(compareTiles('effort')))).toEqual(['1', '2', '3'])
  })

  it('orders equals with ñ after n', () => {
    const equals = [
      person('1', { pseudonym: 'Oca' }),
      person('2', { pseudonym: 'Ñandú' }),
      person('3', { pseudonym: 'Nzinga' }),
    ]
    expect(idsOf(equals.toSorted(compareTiles('effort')))).toEqual(['3', '2', '1'])
  })

  const anyone = fc.uniqueArray(
    fc.record({
      userUuid: fc.uuid(),
      pseudonym: fc.constantFrom('Ana', 'ana', 'Leo', 'Ñandú'),
      effort: fc.option(fc.integer({ min: 0, max: 3 })),
    }),
    { selector: ({ userUuid }) => userUuid, maxLength: 12 },
  )

  it('finds one order, whatever the order of the packet', () => {
    fc.assert(
      fc.property(anyone, fc.infiniteStream(fc.nat()), (drawn, shuffle) => {
        const people = drawn.map(({ userUuid, pseudonym, effort }) => person(userUuid, { pseudonym, effort }))
        const keys = new Map(people.map(({ userUuid }) => [userUuid, shuffle.next().value]))
        const shuffled = people.toSorted((a, b) => (keys.get(a.userUuid) ?? 0) - (keys.get(b.userUuid) ?? 0))
        const compare = compareTiles('effort')
        expect(idsOf(shuffled.toSorted(compare))).toEqual(idsOf(people.toSorted(compare)))
      }),
    )
  })
})

describe('placesAt', () => {
  const first = [person('a', { effort: 90 }), person('b', { effort: 80 }), person('c', { effort: 70 })]
  const turned = [person('a', { effort: 60 }), person('b', { effort: 80 }), person('c', { effort: 99 })]
  const start = placesAt(noPlaces, first, 'effort', 1000)

  it('sorts at once at the beginning', () => {
    expect(start).toMatchObject({ ids: ['a', 'b', 'c'], order: 'effort', sortedAt: 1000 })
  })

  it('keeps the ranks for five seconds, then sorts again', () => {
    expect(placesAt(start, turned, 'effort', 1000 + HOLD_PLACES_FOR - 1)).toBe(start)
    expect(placesAt(start, turned, 'effort', 1000 + HOLD_PLACES_FOR).ids).toEqual(['c', 'b', 'a'])
  })

  it('sorts at once when another order is chosen', () => {
    expect(placesAt(start, turned, 'calories', 1001)).toMatchObject({ order: 'calories', sortedAt: 1001 })
  })

  it('puts newcomers last and closes the gap of a participant who left', () => {
    const now = [person('d', { effort: 100 }), person('c', { effort: 70 }), person('a', { effort: 90 })]
    expect(placesAt(start, now, 'effort', 2000)).toMatchObject({
      ids: ['a', 'c', 'd'],
      order: 'effort',
      sortedAt: 1000,
    })
  })

  it('sorts the first participants at once, however long the display was empty', () => {
    const empty = placesAt(noPlaces, [], 'effort', 1000)
    expect(placesAt(empty, turned, 'effort', 1500)).toMatchObject({
      ids: ['c', 'b', 'a'],
      order: 'effort',
      sortedAt: 1500,
    })
  })

  it('sorts at once when more participants join than there were', () => {
    const few = placesAt(noPlaces, [person('z', { effort: 75 })], 'effort', 1000)
    expect(placesAt(few, [person('z', { effort: 75 }), ...turned], 'effort', 1500).ids).toEqual(['c', 'b', 'z', 'a'])
  })

  const ranksOf = (people: readonly Participant[], order: 'effort' | 'calories') =>
    Object.fromEntries(placesAt(noPlaces, people, order, 1000).ranks)

  it('ranks by the number shown: equal numbers share a rank', () => {
    const people = [
      person('a', { effort: 80.9 }),
      person('b', { effort: 80.1 }),
      person('c', { effort: 70 }),
      person('d', { effort: 99 }),
    ]
    expect(ranksOf(people, 'effort')).toEqual({ d: 1, a: 2, b: 2, c: 4 })
    const burning = [person('a', { calories: 12.4 }), person('b', { calories: 11.6 }), person('c', { calories: 9 })]
    expect(ranksOf(burning, 'calories')).toEqual({ a: 1, b: 1, c: 3 })
  })

  it('ranks no one without a value, with 0, or without a signal', () => {
    const people = [
      person('a', { calories: 30 }),
      person('b', { calories: null }),
      person('c', { calories: 0.2 }),
      person('d', { calories: 90, signal: 'disconnected' }),
    ]
    expect(ranksOf(people, 'calories')).toEqual({ a: 1 })
  })

  it('gives newcomers a rank when it sorts again', () => {
    const now = [...first, person('d', { effort: 100 })]
    expect(placesAt(start, now, 'effort', 2000).ranks.get('d')).toBeUndefined()
    expect(placesAt(start, now, 'effort', 1000 + HOLD_PLACES_FOR).ranks.get('d')).toBe(1)
  })

  it('always shows each participant once, and moves none within five seconds unless more join than there were', () => {
    const efforts = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 8 })
    const ticks = fc.array(fc.record({ wait: fc.integer({ min: 1, max: 4000 }), efforts }), { maxLength: 20 })
    fc.assert(
      fc.property(ticks, (ticks) => {
        let places = noPlaces
        let now = 0
        for (const { wait, efforts } of ticks) {
          now += wait
          const people = efforts.map((effort, index) => person(String(index), { effort }))
          const next = placesAt(places, people, 'effort', now)
          expect(next.ids.toSorted()).toEqual(idsOf(people).toSorted())
          const stayed = places.ids.filter((id) => next.ids.includes(id))
          const isInPlace = stayed.every((id, index) => next.ids[index] === id)
          const isNewRoom = next.ids.length - stayed.length > places.ids.length
          expect(isInPlace || isNewRoom || next.sortedAt - places.sortedAt >= HOLD_PLACES_FOR).toBe(true)
          places = next
        }
      }),
    )
  })
})

describe('participants who hide numbers', () => {
  const color = (userUuid: string, joinedAt: number) =>
    person(userUuid, { visibility: 'color', level: 'maximum', joinedAt })
  const guest = (userUuid: string, guestNumber: number) =>
    person(userUuid, { visibility: 'color-anonymous', level: 'light', guestNumber, joinedAt: null })

  it('stand behind the ranked without a rank, by time of joining, guests last', () => {
    const ranked = [person('a', { calories: 5 }), person('b', { calories: 9 })]
    const unordered = [guest('g2', 2), color('late', 30), ...ranked, guest('g1', 1), color('early', 10)]
    const places = placesAt(noPlaces, unordered, 'calories', 0)
    expect(places.ids).toEqual(['b', 'a', 'early', 'late', 'g1', 'g2'])
    expect([...places.ranks.keys()]).toEqual(['b', 'a'])
  })

  it('count by the color they show, and not at all without one', () => {
    const counts = countByLevel([color('a', 1), guest('g', 1), person('n', { visibility: 'name' })])
    expect(counts).toEqual({ waiting: 0, minimum: 0, light: 1, moderate: 0, intense: 0, maximum: 1 })
  })
})
