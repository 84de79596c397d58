import { expect, it } from 'vitest'

import { CLASS_START, someLiveClass, someParticipant } from '../../../../testing/factories/some-live-class.ts'
import { takeBatch } from '../samples/read-batch.ts'
import { presentPackets, presentParticipant } from './present-packet.ts'

const at = (seconds: number): number => CLASS_START + seconds * 1000

it.each([
  [-60, 3_600],
  [0, 3_600],
  [0.001, 3_600],
  [1, 3_599],
  [3_599.5, 1],
  [3_600, 0],
  [3_700, 0],
])('at second %d the class has %d seconds left', (second, left) => {
  expect(presentPackets(someLiveClass(), at(second)).staff.remaining_time).toBe(left)
})

it('a participant without samples has no value, and one without a maximum heart rate has no effort', () => {
  const liveClass = someLiveClass()
  const silent = someParticipant(liveClass, 'silent')
  const unknown = someParticipant(liveClass, 'unknown', { maxHeartRate: null })
  const known = someParticipant(liveClass, 'known')
  for (const one of [unknown, known])
    takeBatch(liveClass, one, { device_id: 's', sequence: 1, samples: [{ at: at(1), hr: 133 }] }, at(1))
  expect(presentParticipant(silent, at(1))).toMatchObject({ hr: null, effort: null, status: false, measured_at: null })
  expect(presentParticipant(unknown, at(1))).toMatchObject({ hr: 133, effort: null, status: true })
  expect(presentParticipant(known, at(1))).toMatchObject({ hr: 133, effort: 70, status: true })
})

it.each([
  [30_000, true],
  [30_001, false],
])('a value %d ms old has the status connected: %s', (age, status) => {
  const liveClass = someLiveClass()
  const participant = someParticipant(liveClass, 'ana')
  takeBatch(liveClass, participant, { device_id: 's', sequence: 1, samples: [{ at: at(1), hr: 133 }] }, at(1))
  expect(presentParticipant(participant, at(1) + age).status).toBe(status)
})

it('the packet excludes removed participants and has a count of waiting phones only if there are any', () => {
  const liveClass = someLiveClass({ sequence: 7 })
  someParticipant(liveClass, 'ana')
  someParticipant(liveClass, 'gone').isRemoved = true
  const packet = presentPackets(liveClass, at(1)).staff
  expect(packet.data.map(({ pseudonym }) => pseudonym)).toEqual(['ana'])
  expect(packet).toMatchObject({ sequence: 7, server_time: at(1) })
  expect(packet).not.toHaveProperty('join_requests')
  const request = { uuid: 'r', participationUuid: 'ana', requestedAt: at(0), seenAt: at(1), state: 'waiting' as const }
  liveClass.requests.set('phone', request)
  expect(presentPackets(liveClass, at(1)).staff.join_requests).toBe(1)
})
