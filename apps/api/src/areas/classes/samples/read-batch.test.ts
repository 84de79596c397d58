import { describe, expect, it } from 'vitest'

import { CLASS_START, someLiveClass, someParticipant } from '../../../../testing/factories/some-live-class.ts'
import { settle } from '../live/live-class.ts'
import { presentParticipant } from '../live/present-packet.ts'
import { takeBatch } from './read-batch.ts'

const at = (seconds: number): number => CLASS_START + seconds * 1000

const inClass = () => {
  const liveClass = someLiveClass()
  const participant = someParticipant(liveClass, 'ana')
  someParticipant(liveClass, 'neighbour')
  const take = (samples: readonly (readonly [seconds: number, hr: number])[], now: number) => {
    const wire = samples.map(([seconds, hr]) => ({ at: at(seconds), hr }))
    const taken = takeBatch(liveClass, participant, { device_id: 'strap', sequence: 1, samples: wire }, at(now))
    settle(liveClass, participant)
    return taken
  }
  return { liveClass, participant, take, shown: (now: number) => presentParticipant(participant, at(now)) }
}

describe('the waiting time of a class', () => {
  it('shows the newest value with its time and earns nothing', () => {
    const { participant, take, shown } = inClass()
    expect(
      take(
        [
          [-20, 90],
          [-10, 95],
        ],
        -10,
      ).fresh,
    ).toHaveLength(2)
    expect(shown(-10)).toMatchObject({ hr: 95, measured_at: at(-10), status: true })
    expect(participant.tally.recordedSeconds).toBe(0)
  })

  it('keeps a newer value when an older one arrives later', () => {
    const { take, shown } = inClass()
    take([[-10, 95]], -10)
    expect(take([[-20, 90]], -9).receipt).toMatchObject({ accepted: 1, duplicate: 0 })
    expect(shown(-9)).toMatchObject({ hr: 95, measured_at: at(-10) })
  })

  it('counts a repeated value as a duplicate, and one 0.1 s later as new', () => {
    const { take } = inClass()
    take([[-10, 95]], -10)
    expect(
      take(
        [
          [-10, 99],
          [-9.9, 96],
        ],
        -9,
      ).receipt,
    ).toMatchObject({ accepted: 1, duplicate: 1 })
  })

  it('dates a value with a future time stamp to its arrival', () => {
    const { take, shown } = inClass()
    take([[-7, 95]], -10)
    expect(shown(-10)).toMatchObject({ measured_at: at(-10) })
  })

  it('does not make the running class look fresh with a late value', () => {
    const { take, shown } = inClass()
    take([[1, 120]], 1)
    take([[-2, 95]], 20)
    expect(shown(20)).toMatchObject({ hr: 120, measured_at: at(1) })
  })
})

describe('the counted time of a class', () => {
  it.each([
    [-0.001, 0],
    [0, 1],
    [3_599.999, 1],
  ])('earns for a value at second %d: %d seconds', (second, earned) => {
    const { participant, take } = inClass()
    expect(take([[second, 120]], second).receipt.accepted).toBe(1)
    expect(participant.tally.recordedSeconds).toBe(earned)
  })

  it('ends with its last second', () => {
    const { take } = inClass()
    expect(take([[3_600, 120]], 3_600).receipt.refused).toEqual([{ index: 0, reason: 'outside-class' }])
  })
})

it('refused samples are listed in the order of the batch', () => {
  const { take } = inClass()
  const crowd = Array.from({ length: 12 }, (_, tenth) => [5 + tenth * 0.01, 120] as const)
  const { receipt } = take([[4, 500], ...crowd, [6, 10], [7, 120]], 8)
  expect(receipt).toMatchObject({ accepted: 11, duplicate: 0 })
  expect(receipt.refused).toEqual([
    { index: 0, reason: 'out-of-range' },
    { index: 11, reason: 'crowded' },
    { index: 12, reason: 'crowded' },
    { index: 13, reason: 'out-of-range' },
  ])
})
