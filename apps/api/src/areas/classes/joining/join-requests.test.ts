import { expect, it } from 'vitest'

import { CLASS_START, someLiveClass, someParticipant } from '../../../../testing/factories/some-live-class.ts'
import {
  answerRequest,
  askToGoOn,
  forgetRequests,
  isGranted,
  requestStateOf,
  waitingRequests,
} from './join-requests.ts'

const NOW = CLASS_START

const asked = () => {
  const liveClass = someLiveClass()
  for (const uuid of ['ana', 'neighbour']) someParticipant(liveClass, uuid).phoneHeardAt = NOW
  const ask = (phoneHash: string, participationUuid = 'ana', now = NOW) =>
    askToGoOn(liveClass, { participationUuid, phoneHash, now })
  ask('phone')
  ask('other', 'neighbour')
  return { liveClass, ask, waiting: (now = NOW) => waitingRequests(liveClass, now).map((one) => one.participationUuid) }
}

it('a phone has one request, however often it sends it', () => {
  const { ask, waiting } = asked()
  ask('phone')
  expect(waiting()).toEqual(['ana', 'neighbour'])
})

it('a phone that requests another participation gives up its earlier request', () => {
  const { ask, waiting } = asked()
  ask('phone', 'neighbour')
  expect(waiting()).toEqual(['neighbour', 'neighbour'])
})

it('three phones can wait for one participation, and a fourth is refused with a retry time', () => {
  const { ask, waiting } = asked()
  ask('second')
  ask('third')
  expect(() => ask('fourth')).toThrow(
    expect.objectContaining({ code: 'rate-limited', detail: { retryAfterSeconds: 60 } }),
  )
  expect(waiting()).toHaveLength(4)
})

it.each([
  [60_000, 2],
  [60_001, 0],
])('a request %d ms after the last sign of its phone: %d waiting', (age, count) => {
  const { waiting } = asked()
  expect(waiting(NOW + age)).toHaveLength(count)
})

it('a status query keeps a request alive', () => {
  const { liveClass, waiting } = asked()
  expect(requestStateOf(liveClass, 'phone', NOW + 1_000)).toBe('waiting')
  expect(waiting(NOW + 61_000)).toEqual(['ana'])
  expect(requestStateOf(liveClass, 'nobody', NOW)).toBe('unknown')
})

it('a request is granted automatically if the first phone is gone or never existed', () => {
  const { liveClass } = asked()
  const ana = liveClass.participants.get('ana')
  if (ana !== undefined) ana.phoneHeardAt = null
  expect(requestStateOf(liveClass, 'phone', NOW)).toBe('granted')
  expect(requestStateOf(liveClass, 'other', NOW)).toBe('waiting')
  liveClass.participants.delete('neighbour')
  expect(requestStateOf(liveClass, 'other', NOW)).toBe('granted')
})

it.each([
  ['confirm', 'granted', true],
  ['refuse', 'refused', false],
] as const)('an answer of %s makes a request %s, once and only for its own participation', (answer, state, granted) => {
  const { liveClass } = asked()
  const [{ uuid } = { uuid: '' }] = waitingRequests(liveClass, NOW)
  const unknown = expect.objectContaining({ code: 'join-request-unknown' })
  expect(() => answerRequest(liveClass, { uuid, answer, participationUuid: 'neighbour' })).toThrow(unknown)
  expect(() => answerRequest(liveClass, { uuid: 'none', answer })).toThrow(unknown)
  answerRequest(liveClass, { uuid, answer, participationUuid: 'ana' })
  expect(requestStateOf(liveClass, 'phone', NOW)).toBe(state)
  expect(isGranted(liveClass, 'phone', 'ana')).toBe(granted)
  expect(isGranted(liveClass, 'phone', 'neighbour')).toBe(false)
  expect(requestStateOf(liveClass, 'other', NOW)).toBe('waiting')
  expect(() => answerRequest(liveClass, { uuid, answer })).toThrow(unknown)
})

it('a dropped participation loses its own requests only', () => {
  const { liveClass, waiting } = asked()
  forgetRequests(liveClass, 'ana')
  expect(waiting()).toEqual(['neighbour'])
})

it('a refused phone stays refused after the first phone is gone', () => {
  const { liveClass } = asked()
  const [{ uuid } = { uuid: '' }] = waitingRequests(liveClass, NOW)
  answerRequest(liveClass, { uuid, answer: 'refuse' })
  liveClass.participants.delete('ana')
  expect(requestStateOf(liveClass, 'phone', NOW)).toBe('refused')
})
