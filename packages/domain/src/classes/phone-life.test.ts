import { describe, expect, it } from 'vitest'

import {
  holdsStrap,
  initialPhoneLife,
  phoneLifeReducer,
  type JoinedClass,
  type OpenClass,
  type PhoneEvent,
  type PhoneLife,
  type RoomState,
  type Strap,
} from './phone-life.ts'
import type { StrapState } from './strap-link.ts'

const open: OpenClass = { roomUuid: 'fuego', roomName: 'Fuego', trainingName: 'HIIT', startAt: 0, finishAt: 60_000 }
const later: OpenClass = { ...open, startAt: 90_000, finishAt: 150_000 }
const other: OpenClass = { ...open, roomUuid: 'agua' }
const joinedClass: JoinedClass = {
  ...open,
  participationUuid: 'p',
  userUuid: 'u',
  pseudonym: 'Rayo',
  byCode: true,
  token: 'secret',
}
const fault = { code: 'class-full', message: 'full' } as const
const none: Strap = { state: 'none', fault: null }
const lookingUp = initialPhoneLife
const offline: PhoneLife = { phase: 'looking-up', isOffline: true }
const noClass: PhoneLife = { phase: 'no-class', room: 'idle', isOffline: false }
const choosing: PhoneLife = { phase: 'choosing', classes: [open], isOffline: false }
const form: PhoneLife = { phase: 'form', class: open, fault: null }
const faulty: PhoneLife = { phase: 'form', class: open, fault }
const joining: PhoneLife = { phase: 'joining', class: open }
const joined = (strap: Strap = none): PhoneLife => ({ phase: 'joined', class: joinedClass, strap })
const over: PhoneLife = { phase: 'over', class: joinedClass }
const confirming: PhoneLife = { phase: 'confirming', class: open, isRefused: false }
const replaced: PhoneLife = { phase: 'replaced', class: joinedClass }
const banned: PhoneLife = { phase: 'banned', class: joinedClass }

const strapAt = (state: StrapState, offersAnother = false): Strap => ({ state, name: 'H10', offersAnother })
const changedTo = (state: StrapState, offersAnother = false): PhoneEvent => ({
  type: 'strap-changed',
  state,
  offersAnother,
})
const seen = (
  classes: readonly OpenClass[],
  roomUuid: string | null = 'fuego',
  room: RoomState | null = null,
): PhoneEvent => ({ type: 'classes-seen', classes, roomUuid, room })
const refusedBecause = (code: 'class-full' | 'no-open-class' | 'room-inactive' | 'joined-elsewhere'): PhoneEvent => ({
  type: 'join-refused',
  fault: { ...fault, code },
})

describe('a class that a person stopped', () => {
  const strap: Strap = { state: 'connected', name: 'H10', offersAnother: false }
  const lost: PhoneEvent = { type: 'strap-changed', state: 'reconnecting', offersAnother: false }
  const stopped: PhoneLife = { phase: 'over', class: joinedClass, strap }
  it.each<[string, PhoneLife, PhoneEvent, PhoneLife]>([
    ['keeps the strap while it may run on', joined(strap), { type: 'class-ended', mayContinue: true }, stopped],
    ['releases the strap once it may not', stopped, { type: 'class-ended' }, over],
    ['runs on with the strap', stopped, { type: 'class-continued' }, joined(strap)],
    ['runs on without a released strap', over, { type: 'class-continued' }, joined()],
    [
      'records that the strap was lost meanwhile',
      stopped,
      lost,
      { ...stopped, strap: { ...strap, state: 'reconnecting' } },
    ],
    ['ends when the member leaves it', stopped, { type: 'left' }, lookingUp],
  ])('%s', (_, life, event, next) => {
    expect(phoneLifeReducer(life, event)).toEqual(next)
  })

  it.each<[PhoneLife, PhoneEvent]>([
    [stopped, { type: 'class-ended', mayContinue: true }],
    [over, { type: 'class-ended' }],
    [over, lost],
    [joined(), { type: 'class-continued' }],
  ])('in state %j ignores %j', (life, event) => {
    expect(phoneLifeReducer(life, event)).toBe(life)
  })

  it.each<[PhoneLife, boolean]>([
    [joined(), true],
    [stopped, true],
    [over, false],
    [banned, false],
  ])('in state %j keeps the strap: %s', (life, expected) => {
    expect(holdsStrap(life)).toBe(expected)
  })
})

it('a removed member who may return joins again', () => {
  const removed = phoneLifeReducer(joined(), { type: 'removed', mayReturn: true })
  expect(removed).toEqual({ ...banned, mayReturn: true })
})

describe('phoneLifeReducer', () => {
  it.each<[string, PhoneLife, PhoneEvent, PhoneLife]>([
    ['no center here', lookingUp, { type: 'center-missed' }, { phase: 'unknown-center' }],
    ['a center after all', { phase: 'unknown-center' }, seen([open]), form],
    ['the class of the room', lookingUp, seen([other, open]), form],
    ['no class in the room', lookingUp, seen([other]), noClass],
    ['an unknown room', lookingUp, seen([open], 'aire', 'unknown'), { ...noClass, room: 'unknown' }],
    ['a room out of use', noClass, seen([], 'fuego', 'inactive'), { ...noClass, room: 'inactive' }],
    ['a class begins', noClass, seen([open]), form],
    ['the class goes before anybody joined', form, seen([]), noClass],
    ['the next class of the room', faulty, seen([later]), { phase: 'form', class: later, fault: null }],
    ['an address without a room', lookingUp, seen([open], null), choosing],
    ['another class to choose', choosing, seen([open, other], null), { ...choosing, classes: [open, other] }],
    ['fewer to choose', { ...choosing, classes: [open, other] }, seen([open], null), choosing],
    [
      'another start',
      choosing,
      seen([{ ...open, startAt: 1 }], null),
      { ...choosing, classes: [{ ...open, startAt: 1 }] },
    ],
    [
      'another end',
      choosing,
      seen([{ ...open, finishAt: 1 }], null),
      { ...choosing, classes: [{ ...open, finishAt: 1 }] },
    ],
    ['another room', choosing, seen([other], null), { ...choosing, classes: [other] }],
    ['the same room starts again', form, seen([{ ...open, startAt: 1 }]), { ...form, class: { ...open, startAt: 1 } }],
    ['the same class ends later', form, seen([{ ...open, finishAt: 1 }]), { ...form, class: { ...open, finishAt: 1 } }],
    ['no network', lookingUp, { type: 'lookup-failed' }, offline],
    ['no network while waiting', noClass, { type: 'lookup-failed' }, { ...noClass, isOffline: true }],
    ['the network is back', { ...noClass, isOffline: true }, seen([]), noClass],
    ['the network is back for a list', { ...choosing, isOffline: true }, seen([open], null), choosing],
    ['types something else', faulty, { type: 'form-changed' }, form],
    ['requests to join', faulty, { type: 'join-asked' }, joining],
    ['is refused', joining, refusedBecause('class-full'), faulty],
    ['comes to a room out of use', joining, refusedBecause('room-inactive'), { ...noClass, room: 'inactive' }],
    ['comes too late', joining, refusedBecause('no-open-class'), noClass],
    ['is in with another phone', joining, refusedBecause('joined-elsewhere'), confirming],
    ['was refused there', confirming, { type: 'request-refused' }, { ...confirming, isRefused: true }],
    ['tries with the code', { ...confirming, isRefused: true }, { type: 'form-chosen' }, form],
    ['was allowed there', confirming, { type: 'join-asked' }, joining],
    ['goes on with another phone', joined(), { type: 'replaced' }, replaced],
    ['knows so', replaced, { type: 'left' }, lookingUp],
    ['has seen the end before', over, { type: 'replaced' }, over],
    ['was already let in', joined(), { type: 'request-refused' }, joined()],
    ['is in', joining, { type: 'joined', class: joinedClass }, joined()],
    ['was in before the reload', lookingUp, { type: 'joined', class: joinedClass }, joined()],
    ['chooses a strap', joined(), { type: 'strap-chosen', name: 'H10' }, joined(strapAt('connecting'))],
    ['the strap sends values', joined(strapAt('connecting')), changedTo('connected'), joined(strapAt('connected'))],
    ['the strap is lost', joined(strapAt('connected')), changedTo('reconnecting'), joined(strapAt('reconnecting'))],
    ['another is offered', joined(strapAt('silent')), changedTo('silent', true), joined(strapAt('silent', true))],
    [
      'another strap',
      joined(strapAt('connected')),
      { type: 'strap-chosen', name: 'TICKR' },
      joined({ state: 'connecting', name: 'TICKR', offersAnother: false }),
    ],
    [
      'the strap does not answer',
      joined(strapAt('connecting')),
      { type: 'strap-failed', fault: 'not-reached' },
      joined({ state: 'none', fault: 'not-reached' }),
    ],
    ['the class ends', joined(), { type: 'class-ended' }, over],
    ['the coach removes the member', joined(), { type: 'removed' }, banned],
    ['leaves', joined(), { type: 'left' }, lookingUp],
    ['has seen the summary', over, { type: 'left' }, lookingUp],
    ['has read the ban', banned, { type: 'left' }, lookingUp],
  ])('%s', (_, life, event, next) => {
    expect(phoneLifeReducer(life, event)).toEqual(next)
  })

  it.each<[string, PhoneLife, PhoneEvent]>([
    ['the same class again, with what was refused', faulty, seen([open])],
    ['the same list again', choosing, seen([open], null)],
    ['still no class', noClass, seen([])],
    ['still no network', { ...noClass, isOffline: true }, { type: 'lookup-failed' }],
    ['no network behind an open form', form, { type: 'lookup-failed' }],
    ['classes while joining', joining, seen([])],
    ['classes while in one', joined(), seen([later])],
    ['a center that answers late', form, { type: 'center-missed' }],
    ['typing where nothing was refused', form, { type: 'form-changed' }],
    ['typing while joining', joining, { type: 'form-changed' }],
    ['a second submit', joining, { type: 'join-asked' }],
    ['an unexpected refusal', form, refusedBecause('class-full')],
    ['an unexpected join', over, { type: 'joined', class: joinedClass }],
    ['a strap outside a class', form, { type: 'strap-chosen', name: 'H10' }],
    ['an answer of no strap', joined(), changedTo('connected')],
    ['the same of the strap again', joined(strapAt('silent')), changedTo('silent')],
    ['a strap outside a joined class', over, changedTo('connected')],
    ['a fault beside a connected strap', joined(strapAt('connected')), { type: 'strap-failed', fault: 'not-a-strap' }],
    [
      'a fault beside a strap off the skin',
      joined(strapAt('off-skin')),
      { type: 'strap-failed', fault: 'not-allowed' },
    ],
    ['a class that ends twice', over, { type: 'class-ended' }],
    ['a ban after the end', over, { type: 'removed' }],
    ['a leave in a form', form, { type: 'left' }],
  ])('ignores %s', (_, life, event) => {
    expect(phoneLifeReducer(life, event)).toBe(life)
  })
})
