import type { ClassTimes } from './class-clock.ts'
import type { StrapFault, StrapState } from './strap-link.ts'

export interface OpenClass extends ClassTimes {
  readonly roomUuid: string
  readonly roomName: string
  readonly trainingName: string
  /** True if a device in the room receives the center's straps. */
  readonly hasReceiver?: boolean
}

export interface JoinedClass extends OpenClass {
  readonly participationUuid: string
  readonly userUuid: string
  readonly pseudonym: string
  readonly byCode: boolean
  readonly token: string
}

export const ROOM_STATES = ['open', 'idle', 'inactive', 'unknown'] as const
export type RoomState = (typeof ROOM_STATES)[number]

export const JOIN_REFUSALS = [
  'class-full',
  'banned',
  'member-unknown',
  'pseudonym-shared',
  'sign-in-code-required',
  'consent-of-guardian-needed',
  'class-letters-required',
  'class-letters-wrong',
  'joined-elsewhere',
  'no-open-class',
  'room-inactive',
  'rate-limited',
  'no-connection',
  'failed',
] as const
type JoinRefusal = (typeof JOIN_REFUSALS)[number]

export interface JoinFault {
  readonly code: JoinRefusal
  readonly message: string
}

export type Strap =
  | { readonly state: 'none'; readonly fault: StrapFault | null }
  | {
      readonly state: StrapState
      readonly name: string
      readonly offersAnother: boolean
    }

export type PhoneLife =
  | { readonly phase: 'looking-up'; readonly isOffline: boolean }
  | { readonly phase: 'unknown-center' }
  | { readonly phase: 'choosing'; readonly classes: readonly OpenClass[]; readonly isOffline: boolean }
  | { readonly phase: 'no-class'; readonly room: Exclude<RoomState, 'open'>; readonly isOffline: boolean }
  | { readonly phase: 'form'; readonly class: OpenClass; readonly fault: JoinFault | null }
  | { readonly phase: 'joining'; readonly class: OpenClass }
  | { readonly phase: 'confirming'; readonly class: OpenClass; readonly isRefused: boolean }
  | { readonly phase: 'joined'; readonly class: JoinedClass; readonly strap: Strap }
  /** `strap` stays connected while a stopped class can still be continued. */
  | { readonly phase: 'over'; readonly class: JoinedClass; readonly strap?: Strap }
  /** `mayReturn`: removed without a ban. */
  | { readonly phase: 'banned'; readonly class: JoinedClass; readonly mayReturn?: true }
  | { readonly phase: 'replaced'; readonly class: JoinedClass }

export type PhoneEvent =
  | { readonly type: 'center-missed' }
  /** Room of the URL and its state, both null if the URL names none. */
  | {
      readonly type: 'classes-seen'
      readonly classes: readonly OpenClass[]
      readonly roomUuid: string | null
      readonly room: RoomState | null
    }
  | { readonly type: 'lookup-failed' }
  | { readonly type: 'form-changed' }
  | { readonly type: 'join-asked' }
  | { readonly type: 'join-refused'; readonly fault: JoinFault }
  | { readonly type: 'request-refused' }
  | { readonly type: 'form-chosen' }
  /** Also for a participation restored from storage. */
  | { readonly type: 'joined'; readonly class: JoinedClass }
  | { readonly type: 'strap-chosen'; readonly name: string }
  | { readonly type: 'strap-changed'; readonly state: StrapState; readonly offersAnother: boolean }
  | { readonly type: 'strap-failed'; readonly fault: StrapFault }
  | { readonly type: 'class-ended'; readonly mayContinue?: boolean }
  | { readonly type: 'class-continued' }
  | { readonly type: 'removed'; readonly mayReturn?: boolean }
  | { readonly type: 'replaced' }
  | { readonly type: 'left' }

export const initialPhoneLife: PhoneLife = { phase: 'looking-up', isOffline: false }

const NO_STRAP: Strap = { state: 'none', fault: null }

const isSameClass = (a: OpenClass, b: OpenClass): boolean =>
  a.roomUuid === b.roomUuid && a.startAt === b.startAt && a.finishAt === b.finishAt

const isSameList = (a: readonly OpenClass[], b: readonly OpenClass[]): boolean =>
  a.length === b.length &&
  a.every((one, index) => {
    const other = b[index]
    return other !== undefined && isSameClass(one, other)
  })

const chosen = (life: PhoneLife, classes: readonly OpenClass[]): PhoneLife =>
  life.phase === 'choosing' && !life.isOffline && isSameList(life.classes, classes)
    ? life
    : { phase: 'choosing', classes, isOffline: false }

const noClass = (life: PhoneLife, room: Exclude<RoomState, 'open'>): PhoneLife =>
  life.phase === 'no-class' && life.room === room && !life.isOffline
    ? life
    : { phase: 'no-class', room, isOffline: false }

const classesSeen = (life: PhoneLife, event: Extract<PhoneEvent, { type: 'classes-seen' }>): PhoneLife => {
  const { classes, roomUuid, room } = event
  const isWaiting = ['looking-up', 'unknown-center', 'choosing', 'no-class', 'form'].includes(life.phase)
  if (!isWaiting) return life
  if (roomUuid === null) return chosen(life, classes)
  const open = classes.find((one) => one.roomUuid === roomUuid)
  if (open === undefined) return noClass(life, room === null || room === 'open' ? 'idle' : room)
  if (life.phase === 'form' && isSameClass(life.class, open)) return life
  return { phase: 'form', class: open, fault: null }
}

/** A form being filled in stays; its submit reports an unreachable network. */
const lookupFailed = (life: PhoneLife): PhoneLife => {
  if (life.phase !== 'looking-up' && life.phase !== 'choosing' && life.phase !== 'no-class') return life
  return life.isOffline ? life : { ...life, isOffline: true }
}

const refused = (life: PhoneLife, fault: JoinFault): PhoneLife => {
  if (life.phase !== 'joining') return life
  if (fault.code === 'no-open-class') return { phase: 'no-class', room: 'idle', isOffline: false }
  if (fault.code === 'joined-elsewhere') return { phase: 'confirming', class: life.class, isRefused: false }
  if (fault.code === 'room-inactive') return { phase: 'no-class', room: 'inactive', isOffline: false }
  return { phase: 'form', class: life.class, fault }
}

/** Whether heart rates are arriving. */
export const isReceiving = ({ state }: Strap): boolean => state === 'connected' || state === 'off-skin'

const strapFailed = (life: PhoneLife, fault: StrapFault): PhoneLife => {
  // failing to choose a second strap must not end the first
  if (life.phase !== 'joined' || isReceiving(life.strap)) return life
  return { ...life, strap: { state: 'none', fault } }
}

const left = (life: PhoneLife): PhoneLife =>
  ['joined', 'over', 'banned', 'replaced'].includes(life.phase) ? initialPhoneLife : life

const withStrap = (life: PhoneLife, strap: Strap): PhoneLife => (life.phase === 'joined' ? { ...life, strap } : life)

const ended = (life: PhoneLife, mayContinue: boolean): PhoneLife => {
  if (life.phase === 'over')
    return mayContinue || life.strap === undefined ? life : { phase: 'over', class: life.class }
  if (life.phase !== 'joined') return life
  return { phase: 'over', class: life.class, ...(mayContinue ? { strap: life.strap } : {}) }
}

const continued = (life: PhoneLife): PhoneLife =>
  life.phase === 'over' ? { phase: 'joined', class: life.class, strap: life.strap ?? NO_STRAP } : life

const STRAP_EVENTS = ['strap-chosen', 'strap-changed', 'strap-failed'] as const

const keptStrap = (life: Extract<PhoneLife, { phase: 'over' }>, strap: Strap, event: PhoneEvent): PhoneLife => {
  const next = phoneLifeReducer({ phase: 'joined', class: life.class, strap }, event)
  return next.phase === 'joined' && next.strap !== strap ? { ...life, strap: next.strap } : life
}

/** Whether the phone keeps its strap connected. */
export const holdsStrap = (life: PhoneLife): boolean =>
  life.phase === 'joined' || (life.phase === 'over' && life.strap !== undefined)

const strapChanged = (
  life: PhoneLife,
  { state, offersAnother }: Extract<PhoneEvent, { type: 'strap-changed' }>,
): PhoneLife => {
  if (life.phase !== 'joined' || life.strap.state === 'none') return life
  const { strap } = life
  if (strap.state === state && strap.offersAnother === offersAnother) return life
  return withStrap(life, { state, name: strap.name, offersAnother })
}

/** State machine of a member's phone. Events that don't belong to the phase return the same state. */
export const phoneLifeReducer = (life: PhoneLife, event: PhoneEvent): PhoneLife => {
  if (life.phase === 'over' && life.strap !== undefined && STRAP_EVENTS.some((type) => type === event.type))
    return keptStrap(life, life.strap, event)
  switch (event.type) {
    case 'center-missed':
      return life.phase === 'looking-up' ? { phase: 'unknown-center' } : life
    case 'classes-seen':
      return classesSeen(life, event)
    case 'lookup-failed':
      return lookupFailed(life)
    case 'form-changed':
      return life.phase === 'form' && life.fault !== null ? { ...life, fault: null } : life
    case 'join-asked':
      return life.phase === 'form' || life.phase === 'confirming' ? { phase: 'joining', class: life.class } : life
    case 'join-refused':
      return refused(life, event.fault)
    case 'request-refused':
      return life.phase === 'confirming' && !life.isRefused ? { ...life, isRefused: true } : life
    case 'form-chosen':
      return life.phase === 'confirming' ? { phase: 'form', class: life.class, fault: null } : life
    case 'joined':
      return life.phase === 'joining' || life.phase === 'looking-up'
        ? { phase: 'joined', class: event.class, strap: NO_STRAP }
        : life
    case 'strap-chosen':
      return withStrap(life, { state: 'connecting', name: event.name, offersAnother: false })
    case 'strap-changed':
      return strapChanged(life, event)
    case 'strap-failed':
      return strapFailed(life, event.fault)
    case 'class-ended':
      return ended(life, event.mayContinue === true)
    case 'class-continued':
      return continued(life)
    case 'removed':
      return life.phase === 'joined'
        ? { phase: 'banned', class: life.class, ...(event.mayReturn === true ? { mayReturn: true } : {}) }
        : life
    case 'replaced':
      return life.phase === 'joined' ? { phase: 'replaced', class: life.class } : life
    case 'left':
      return left(life)
    default:
      return event satisfies never
  }
}
