import { expect, it } from 'vitest'

import { CLASS_START, someLiveClass, someParticipant } from '../../../../testing/factories/some-live-class.ts'
import {
  answerRequest,
  requestContinuation,
  forgetRequests,
  isGranted,
  requestStateOf,
  waitingRequests,
} from './join-requests.ts'

const NOW = CLASS_START

const withRequests = () => {
  const liveClass = someLiveClass()
  for (const uuid of ['ana', 'neighbour']) someParticipant(liveClass, uuid).phoneSeenAt = NOW
  const request = (phoneHash: string, participationUuid = 'ana', now = NOW) =>
    requestContinuation(liveClass, { participationUuid, phoneHash, now })
  request('phone')
  request('other', 'neighbour')
  return {
    liveClass,
    request,
    waiting: (now = NOW) => waitingRequests(liveClass, now).map((one) => one.participationUuid),
  }
}

it('a phone has one request, however often it sends it', () => {
  const { request, waiting } = withRequests()
  request('phone')
  expect(waiting()).toEqual(['ana', 'neighbour'])
})

it('a phone that requests another participation gives up its earlier request', () => {
  const { request, waiting } = withRequests()
  request('phone', 'neighbour')
  expect(waiting()).toEqual(['neighbour', 'neighbour'])
})

it('three phones can wait for one participation, and a fourth is refused with a retry time', () => {
  const { request, waiting } = withRequests()
  request('second')
  request('third')
  expect(() => request('fourth')).toThrow(
    expect.objectContaining({ code: 'rate-limited', detail: { retryAfterSeconds: 60 } }),
  )
  expect(waiting()).toHaveLength(4)
})

it.each([
  [60_000, 2],
  [60_001, 0],
])('a request %d ms after the last sign of its phone: %d waiting', (age, count) => {
  const { waiting } = withRequests()
  expect(waiting(NOW + age)).toHaveLength(count)
})

it('a status query keeps a request alive', () => {
  const { liveClass, waiting } = withRequests()
  expect(requestStateOf(liveClass, 'phone', NOW + 1_000)).toBe('waiting')
  expect(waiting(NOW + 61_000)).toEqual(['ana'])
  expect(requestStateOf(liveClass, 'nobody', NOW)).toBe('unknown')
})

it('a request is granted automatically if the first phone is gone or never existed', () => {
  const { liveClass } = withRequests()
  const ana = liveClass.participants.get('ana')
  if (ana !== undefined) ana.phoneSeenAt = null
  expect(requestStateOf(liveClass, 'phone', NOW)).toBe('granted')
  expect(requestStateOf(liveClass, 'other', NOW)).toBe('waiting')
  liveClass.participants.delete('neighbour')
  expect(requestStateOf(liveClass, 'other', NOW)).toBe('granted')
})

it.each([
  ['confirm', 'granted', true],
  ['refuse', 'refused', false],
] as const)('an answer of %s makes a request %s, once and only for its own participation', (answer, state, granted) => {
  const { liveClass } = withRequests()
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
  const { liveClass, waiting } = withRequests()
  forgetRequests(liveClass, 'ana')
  expect(waiting()).toEqual(['neighbour'])
})

it('a refused phone stays refused after the first phone is gone', () => {
  const { liveClass } = withRequests()
  const [{ uuid } = { uuid: '' }] = waitingRequests(liveClass, NOW)
  answerRequest(liveClass, { uuid, answer: 'refuse' })
  liveClass.participants.delete('ana')
  expect(requestStateOf(liveClass, 'phone', NOW)).toBe('refused')
})
