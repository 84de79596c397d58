import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { simulateRoom, type SimulatedRoom, strapNames } from '../../testing/simulate-room.ts'

type Step = (room: SimulatedRoom) => void

const named = (step: Step, name: string): Step => Object.assign(step, { toString: () => name })

const someStrap = fc.integer({ min: 0, max: 11 }).map((number) => `ble:${number}`)
const someAdapter = fc.constantFrom('hci0', 'hci1', 'hci2')
const wish = fc.record({ strap: someStrap, want: fc.constantFrom('link' as const, 'leave' as const) })

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.integer({ min: 1, max: 40 }).map((seconds) => named((room) => room.run(seconds), `run ${seconds}`)),
  someStrap.map((strap) => named((room) => room.wear(strap), `wear ${strap}`)),
  someStrap.map((strap) => named((room) => room.takeOff(strap), `take off ${strap}`)),
  someStrap.map((strap) => named((room) => room.leave(strap), `leave ${strap}`)),
  someStrap.map((strap) => named((room) => room.refuse(strap), `refuse ${strap}`)),
  someStrap.map((strap) => named((room) => room.hang(strap), `hang ${strap}`)),
  someStrap.map((strap) => named((room) => room.behave(strap), `behave ${strap}`)),
  someStrap.map((strap) => named((room) => room.lose(strap), `lose ${strap}`)),
  someStrap.map((strap) => named((room) => room.receiveOtherwise(strap, 'adv'), `advertise ${strap}`)),
  fc.constant(named((room) => room.receiveOtherwise(null), 'advertise none')),
  fc
    .uniqueArray(wish, { selector: ({ strap }) => strap })
    .map((straps) => named((room) => room.plan(straps), `plan ${JSON.stringify(straps)}`)),
  fc.constant(named((room) => room.closeClass(), 'close class')),
  someAdapter.map((adapter) => named((room) => room.unplug(adapter), `unplug ${adapter}`)),
  someAdapter.map((adapter) => named((room) => room.plugIn(adapter, 5), `plug in ${adapter}`)),
  fc
    .tuple(someAdapter, fc.integer({ min: 1, max: 6 }))
    .map(([adapter, slots]) => named((room) => room.limit(adapter, slots), `limit ${adapter} ${slots}`)),
  fc
    .tuple(someStrap, someAdapter)
    .map(([strap, adapter]) => named((room) => room.connectOutside(strap, adapter), `outside ${strap} ${adapter}`)),
)

describe('in any order of events', () => {
  it('no rule is broken', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60, size: 'max' }), (steps) => {
        const room = simulateRoom({ hci0: 5, hci1: 5 })
        for (const one of steps) {
          one(room)
          room.run(1)
        }
        expect(room.faults()).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  it('all straps are connected once faults have ended', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30, size: 'max' }), (steps) => {
        const room = simulateRoom({ hci0: 5, hci1: 5 })
        for (const one of steps) {
          one(room)
          room.run(1)
        }
        room.recover({ hci0: 5, hci1: 5, hci2: 5 })
        for (const strap of strapNames(12)) room.wear(strap)
        room.plan(strapNames(12).map((strap) => ({ strap, want: 'link' })))
        // learned slots grow by one in 10 minutes
        room.run(3000)
        expect(room.connected()).toHaveLength(12)
      }),
      { numRuns: 40 },
    )
  })
})
