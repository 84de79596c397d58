import type { Milliseconds } from '../core/units.ts'
import type { StepsIcon } from '../trainings/training-type.ts'
import { classMomentAt, type ClassTimes } from './class-clock.ts'
import type { DataOrder } from './class-configuration.ts'
import type { ClassFault } from './class-fault.ts'

export interface ClassFacts extends ClassTimes {
  readonly uuid: string
  readonly channel: string
  readonly trainingName: string
  readonly order: DataOrder
  readonly stepsIcon: StepsIcon | null
}

export type ClassLife =
  | { readonly phase: 'idle'; readonly fault: ClassFault | null }
  | { readonly phase: 'starting' }
  | { readonly phase: 'waiting'; readonly class: ClassFacts; readonly fault: ClassFault | null }
  | { readonly phase: 'running'; readonly class: ClassFacts; readonly fault: ClassFault | null }
  | {
      readonly phase: 'stopping'
      readonly class: ClassFacts
      readonly cause: 'coach' | 'clock'
      readonly hasStarted: boolean
    }
  /** Ended and stored. The results stay until the coach leaves them. */
  | { readonly phase: 'ended'; readonly class: ClassFacts; readonly fault: ClassFault | null }
  | { readonly phase: 'resetting'; readonly class: ClassFacts }

export type ClassEvent =
  | {
      readonly type: 'room-seen'
      readonly class: ClassFacts | null
      readonly hasEnded: boolean
      readonly now: Milliseconds
    }
  | { readonly type: 'start-asked' }
  | { readonly type: 'start-refused'; readonly fault: ClassFault }
  | { readonly type: 'clock-ticked'; readonly now: Milliseconds }
  | { readonly type: 'stop-asked' }
  | { readonly type: 'stop-refused'; readonly fault: ClassFault }
  | { readonly type: 'stopped' }
  | { readonly type: 'continued'; readonly now: Milliseconds }
  | { readonly type: 'reset-asked' }
  | { readonly type: 'reset-refused'; readonly fault: ClassFault }
  | { readonly type: 'reset' }
  | { readonly type: 'failed'; readonly fault: ClassFault }
  | { readonly type: 'fault-dismissed' }

export const initialClassLife: ClassLife = { phase: 'idle', fault: null }

const faultOf = (life: ClassLife): ClassFault | null => ('fault' in life ? life.fault : null)

/** The class of a view in any phase, or null. */
export const classOf = (life: ClassLife): ClassFacts | null => ('class' in life ? life.class : null)

interface SeenClass {
  readonly class: ClassFacts
  readonly now: Milliseconds
}

const hasSameTimes = (one: ClassTimes, other: ClassTimes): boolean =>
  one.startAt === other.startAt && one.finishAt === other.finishAt

const atTime = (life: ClassLife, facts: ClassFacts, now: Milliseconds): ClassLife => {
  const moment = classMomentAt(facts, now)
  if (moment === 'over') {
    return life.phase === 'stopping' ? life : { phase: 'stopping', class: facts, cause: 'clock', hasStarted: true }
  }
  const isSame = life.phase === moment && hasSameTimes(life.class, facts)
  return isSame ? life : { phase: moment, class: facts, fault: faultOf(life) }
}

const seenAgain = (life: ClassLife, known: ClassFacts, { class: facts, now }: SeenClass): ClassLife => {
  // a response from before the end
  if (life.phase === 'ended' || life.phase === 'resetting') return life
  if (life.phase !== 'waiting' && hasSameTimes(known, facts)) return life
  if (life.phase === 'stopping' && life.cause === 'coach') return { ...life, class: facts }
  return atTime(life, facts, now)
}

const roomSeen = (life: ClassLife, event: Extract<ClassEvent, { type: 'room-seen' }>): ClassLife => {
  const known = classOf(life)
  if (event.class === null) return known === null ? life : initialClassLife
  if (event.hasEnded) {
    const isShown = (life.phase === 'ended' || life.phase === 'resetting') && known?.uuid === event.class.uuid
    return isShown ? life : { phase: 'ended', class: event.class, fault: null }
  }
  if (known?.uuid === event.class.uuid) return seenAgain(life, known, { ...event, class: event.class })
  return atTime(life, event.class, event.now)
}

const ticked = (life: ClassLife, now: Milliseconds): ClassLife =>
  life.phase === 'waiting' || life.phase === 'running' ? atTime(life, life.class, now) : life

const stopped = (life: ClassLife): ClassLife =>
  life.phase === 'waiting' || life.phase === 'running' || life.phase === 'stopping'
    ? { phase: 'ended', class: life.class, fault: null }
    : life

const withFault = (life: ClassLife, fault: ClassFault | null): ClassLife =>
  'fault' in life && life.fault !== fault ? { ...life, fault } : life

/** State machine of a session view. Events that don't belong to the phase return the same state. */
export const classLifeReducer = (life: ClassLife, event: ClassEvent): ClassLife => {
  switch (event.type) {
    case 'room-seen':
      return roomSeen(life, event)
    case 'start-asked':
      return life.phase === 'idle' ? { phase: 'starting' } : life
    case 'start-refused':
      // another coach's class may have been seen before the refusal arrived
      return life.phase === 'starting' ? { phase: 'idle', fault: event.fault } : withFault(life, event.fault)
    case 'clock-ticked':
      return ticked(life, event.now)
    case 'stop-asked':
      return life.phase === 'running' || life.phase === 'waiting'
        ? { phase: 'stopping', class: life.class, cause: 'coach', hasStarted: life.phase === 'running' }
        : life
    case 'stop-refused':
      return life.phase === 'stopping'
        ? { phase: life.hasStarted ? 'running' : 'waiting', class: life.class, fault: event.fault }
        : life
    case 'stopped':
      return stopped(life)
    case 'continued':
      return life.phase === 'ended' || life.phase === 'resetting' ? atTime(life, life.class, event.now) : life
    case 'reset-asked':
      return life.phase === 'ended' ? { phase: 'resetting', class: life.class } : life
    case 'reset-refused':
      return life.phase === 'resetting' ? { phase: 'ended', class: life.class, fault: event.fault } : life
    case 'reset':
      return classOf(life) === null ? life : initialClassLife
    case 'failed':
      return withFault(life, event.fault)
    case 'fault-dismissed':
      return withFault(life, null)
    default:
      return event satisfies never
  }
}
