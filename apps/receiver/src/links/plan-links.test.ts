import { describe, expect, it } from 'vitest'

import { openRoom, simulateRoom, strapNames } from '../../testing/simulate-room.ts'

describe('the link plan', () => {
  it('connects to all straps of the class, and none twice', () => {
    const room = openRoom(40, { hci0: 20, hci1: 20, hci2: 20 })
    room.run(5)
    expect(room.connected()).toHaveLength(40)
    expect(room.faults()).toEqual([])
  })

  it('uses the adapter that scans only when the others are full', () => {
    const room = openRoom(5, { hci0: 5, hci1: 5 })
    room.run(5)
    expect(room.linksOf('hci0')).toBe(0)
    room.wear('ble:late')
    room.plan([...strapNames(5), 'ble:late'].map((strap) => ({ strap, want: 'link' })))
    room.run(3)
    expect(room.linksOf('hci0')).toBe(1)
  })

  it('leaves straps alone that a phone measures with, also when it is connected already', () => {
    const room = openRoom(3, { hci0: 5 })
    room.run(3)
    expect(room.connected()).toHaveLength(3)
    room.plan([
      { strap: 'ble:0', want: 'leave' },
      { strap: 'ble:1', want: 'link' },
      { strap: 'ble:2', want: 'link' },
    ])
    room.run(3)
    expect(room.connected()).toEqual(['ble:1', 'ble:2'])
  })

  it.each([
    ['its own number by advertisement', 'ble:0', 'adv'],
    ['its number by ANT+', 'ant:730926', 'ant'],
  ] as const)('does not connect to a strap received as %s within 2 s', (_, address, radio) => {
    const room = simulateRoom({ hci0: 5 })
    room.wear('ble:0')
    room.plan([{ strap: 'ble:0', want: 'link', same: ['ant:730926'] }])
    room.receiveOtherwise(address, radio)
    room.run(10)
    expect(room.connected()).toEqual([])
    room.receiveOtherwise(null)
    room.run(4)
    expect(room.connected()).toEqual(['ble:0'])
  })

  it('makes no connection without a class, and ends them with it', () => {
    const room = openRoom(3, { hci0: 5 })
    room.closeClass()
    room.run(5)
    expect(room.connected()).toEqual([])
    room.plan(strapNames(3).map((strap) => ({ strap, want: 'link' })))
    room.run(3)
    expect(room.connected()).toHaveLength(3)
    room.closeClass()
    room.run(2)
    expect(room.connected()).toEqual([])
  })

  it('ends a connection to a strap that is not worn for 60 s', () => {
    const room = openRoom(1, { hci0: 5 })
    room.run(3)
    room.takeOff('ble:0')
    room.run(50)
    expect(room.connected()).toEqual(['ble:0'])
    room.run(15)
    expect(room.connected()).toEqual([])
  })

  describe('connects to a strap of no one', () => {
    it('that was near for 20 s, and leaves it to phones again after 2 minutes', () => {
      const room = simulateRoom({ hci0: 5 })
      room.wear('ble:0', -60)
      room.plan([])
      room.run(18)
      expect(room.connected()).toEqual([])
      room.run(6)
      expect(room.connected()).toEqual(['ble:0'])
      room.run(122)
      expect(room.connected()).toEqual([])
      room.run(40)
      expect(room.connected()).toEqual([])
    })

    it('unless its signal is weak', () => {
      const room = simulateRoom({ hci0: 5 })
      room.wear('ble:0', -85)
      room.plan([])
      room.run(60)
      expect(room.connected()).toEqual([])
    })

    it('only until a strap of the class needs its slot', () => {
      const room = simulateRoom({ hci0: 2 })
      for (const strap of ['ble:a', 'ble:b']) room.wear(strap, -60)
      room.plan([])
      room.run(25)
      expect(room.connected()).toHaveLength(2)
      room.wear('ble:0')
      room.plan([{ strap: 'ble:0', want: 'link' }])
      room.run(6)
      expect(room.connected()).toContain('ble:0')
      expect(room.connected()).toHaveLength(2)
    })
  })

  it('counts straps without a free slot, and connects to them when slots are added', () => {
    const room = openRoom(8, { hci0: 5 })
    room.run(5)
    expect(room.planner.waiting(room.now())).toBe(3)
    room.plugIn('hci1', 5)
    room.run(5)
    expect(room.planner.waiting(room.now())).toBe(0)
    expect(room.connected()).toHaveLength(8)
  })

  it('gives a slot that ANT+ made superfluous to a strap that waits', () => {
    const room = simulateRoom({ hci0: 1 })
    for (const strap of ['ble:0', 'ble:1']) room.wear(strap)
    room.plan([{ strap: 'ble:0', want: 'link', same: ['ant:5'] }])
    room.run(3)
    room.receiveOtherwise('ant:5', 'ant')
    room.run(5)
    expect(room.connected()).toEqual(['ble:0'])
    room.plan([
      { strap: 'ble:0', want: 'link', same: ['ant:5'] },
      { strap: 'ble:1', want: 'link' },
    ])
    room.run(5)
    expect(room.connected()).toEqual(['ble:1'])
  })

  it('learns that an adapter holds fewer connections than assumed, and tries one more after 10 minutes', () => {
    const room = openRoom(8, { hci0: 7 })
    room.limit('hci0', 3)
    room.run(60)
    expect(room.linksOf('hci0')).toBe(3)
    expect(room.planner.slots('hci0')).toBe(3)
    const before = room.refusals()
    room.run(500)
    expect(room.refusals()).toBe(before)
    room.limit('hci0', 7)
    room.run(200)
    expect(room.planner.slots('hci0')).toBe(4)
    expect(room.linksOf('hci0')).toBe(4)
  })

  it('does not mistake a strap that refuses for a full adapter', () => {
    const room = openRoom(3, { hci0: 5 })
    room.refuse('ble:0')
    room.run(120)
    expect(room.planner.slots('hci0')).toBe(5)
    expect(room.connected()).toEqual(['ble:1', 'ble:2'])
  })

  it('waits 1, 2, 4, 8, and then 15 s after refusals', () => {
    const room = openRoom(1, { hci0: 5 })
    room.refuse('ble:0')
    room.run(50)
    const times = room.attempts('ble:0')
    const waits = times.slice(1).map((at, place) => Math.round((at - (times[place] ?? 0)) / 1000))
    expect(waits.slice(0, 5)).toEqual([1, 2, 4, 8, 15])
  })

  it('cancels a connection that is not made within 20 s, and continues with the next strap', () => {
    const room = openRoom(2, { hci0: 5 })
    room.hang('ble:0')
    room.run(30)
    expect(room.connected()).toEqual(['ble:1'])
    expect(room.faults()).toEqual([])
  })

  it('takes over connections that exist at the start, one per strap', () => {
    const room = simulateRoom({ hci0: 5, hci1: 5 })
    room.wear('ble:0')
    room.connectOutside('ble:0', 'hci0')
    room.connectOutside('ble:0', 'hci1')
    room.run(3)
    expect(room.connected()).toEqual(['ble:0'])
    expect(room.linksOf('hci0')).toBe(1)
  })

  it('moves the straps of an adapter that is unplugged to the others', () => {
    const room = openRoom(10, { hci0: 20, hci1: 20 })
    room.run(4)
    expect(room.linksOf('hci1')).toBe(10)
    room.unplug('hci1')
    room.run(4)
    expect(room.linksOf('hci0')).toBe(10)
  })
})

describe('scanning', () => {
  it('never ends on a single adapter without straps that wait', () => {
    const room = openRoom(3, { hci0: 5 })
    room.run(5)
    expect(room.scanShare('hci0', 60)).toBe(1)
  })

  it('takes 4 s in 20 on a single adapter while straps wait', () => {
    const room = openRoom(8, { hci0: 5 })
    room.run(20)
    expect(room.scanShare('hci0', 60)).toBeCloseTo(0.2, 1)
  })

  it('is the work of the first of several adapters once all straps are received', () => {
    const room = openRoom(3, { hci0: 5, hci1: 5 })
    room.run(25)
    expect(room.scanShare('hci0', 60)).toBe(1)
    expect(room.scanShare('hci1', 60)).toBe(0)
  })
})
